// What the cards of a hand can do beyond lying in the Gang: effects that work, Gangs that a card chooses, poker hands that
// it makes, Ranches that it wakes, tricks that it takes. What is possible, no advice.
import {
  ALL_SEATS,
  bestHand,
  gangsBy,
  type Options,
  RANCHES,
  type RanchId,
  type Step,
  strengthOf,
  type View,
  worksFor,
} from '@sagebrush/cowpoker';
import { type Card, type CardText, parseCard, type Seat } from '@sagebrush/engine';
import { type Best, CATEGORIES } from '@sagebrush/poker';
import { entryOf } from './pack.ts';
import { type SeenTable, seatsIn, seenIn } from './seen.ts';

export interface CardOffer {
  readonly card: CardText;
  /** CP-2.5 The steps of its effect that its player would follow. */
  readonly does: readonly Step[];
  /** CP-5.1 The Gangs that it may choose; several where they are equal. Empty where it goes as played. */
  readonly goesTo: readonly Seat[];
  /** CP-7.2 The better poker hand that it would make of your Gang, and whether that is the best on the table. */
  readonly makes?: { readonly hand: Best; readonly isBest: boolean };
  /** CP-6.1 The Ranch whose cards would work for you from then on. */
  readonly wakes?: RanchId;
  /** CP-4.3 Its value beats the trick so far, or equals the best; `takes` where nobody plays after you. */
  readonly leads?: { readonly value: number; readonly takes: boolean };
}

/** One for each card in hand that can do more than any card can, in the order of the hand. */
export function cardOffers(view: View, options: Options): readonly CardOffer[] {
  const { seat, hand = [] } = view;
  if (seat === undefined || !view.pending.includes(seat) || view.asked) return [];
  const seen = seenIn(view, options);
  const offers = hand.map((card) => (view.trick ? followOffer(seen, view, card) : playOffer(seen, seat, card)));
  return offers.filter(
    ({ does, goesTo, makes, wakes, leads }) => does.length > 0 || goesTo.length > 0 || makes || wakes || leads,
  );
}

function playOffer(seen: SeenTable, seat: Seat, text: CardText): CardOffer {
  const card = parseCard(text);
  const goesTo = gangsChosenBy(seen, card);
  const does = worksFor(seen, seat, card) === 'no' ? [] : (entryOf(seen.pack, text)?.effect ?? []).filter(isFollowed);
  const joins = goesTo.length === 0 || (goesTo.length === 1 && goesTo[0] === seat);
  return {
    card: text,
    does,
    goesTo,
    ...(joins ? { ...madeBy(seen, seat, card), ...wokenBy(seen, seat, card) } : {}),
  };
}

const isFollowed = (step: Step): boolean => step.do !== 'wild' && step.do !== 'place';

/** CP-5.3 Gangs are compared as they lie before the card is placed. */
function gangsChosenBy(seen: SeenTable, card: Card): readonly Seat[] {
  const rule = seen.pack.place[card] ?? -1;
  return rule < 0 ? [] : seatsIn(gangsBy(seen, rule, ALL_SEATS));
}

function madeBy({ pack, gangs }: SeenTable, seat: Seat, card: Card): Pick<CardOffer, 'makes'> {
  const gang = gangs[seat] ?? [];
  const hand = bestHand(pack, [...gang, card]);
  const before = gang.length === 0 ? 'high-card' : bestHand(pack, gang).category;
  if (CATEGORIES.indexOf(hand.category) <= CATEGORIES.indexOf(before)) return {};
  const strength = strengthOf(pack, [...gang, card]);
  return { makes: { hand, isBest: gangs.every((other, at) => at === seat || strengthOf(pack, other) < strength) } };
}

function wokenBy({ pack, ranches, options }: SeenTable, seat: Seat, card: Card): Pick<CardOffer, 'wakes'> {
  const wakes = RANCHES[pack.bossOf[card] ?? -1];
  return wakes === undefined || !options.aces || RANCHES.indexOf(wakes) === ranches[seat] ? {} : { wakes };
}

function followOffer(seen: SeenTable, { trick, seat }: View, card: CardText): CardOffer {
  const value = (trick && entryOf(seen.pack, card)?.[trick.kind]) ?? 0;
  const plays = trick?.plays ?? [];
  const takes = seat === trick?.caller;
  // Whoever plays first leads with any card.
  const leads = (plays.length > 0 || takes) && plays.every((play) => play.value <= value);
  const goesTo = gangsChosenBy(seen, parseCard(card));
  return { card, does: [], goesTo, ...(leads ? { leads: { value, takes } } : {}) };
}
