// Reasons: the main thing for or against a choice, and what it risks, for hints; always about the cards of this hand.
import {
  type Card,
  EIGHT,
  FIVE,
  FOUR,
  type Json,
  KING,
  makeCard,
  makeCards,
  NINE,
  parseCard,
  parseCards,
  QUEEN,
  type Reason,
  rankOf,
  type Seat,
  suitOf,
  TEN,
  THREE,
  TWO,
} from '@sagebrush/engine';
import { gunOfTexts, isFortyFive, isTwentyTwo } from '../guns.ts';
import { POINTS } from '../rules/scoring.ts';
import { badgeOn, handOf, isCowboy, isProtected, isSix, receiverOf } from '../table.ts';
import { type Action, NONE, type State, WAYS, type Way } from '../types.ts';
import { type Combination, combinationsIn, combinationsWith, lostWithout } from './combinations.ts';
import { endClockOf, leaderBut } from './end-clock.ts';
import { endingValue, pointsAtEnd } from './ending.ts';
import { chanceOfCowboy, chanceOfSix } from './shots.ts';
import type { Sight } from './sight.ts';
import { begin, change } from './weighing.ts';

export const WHYS = [
  'couple',
  'pass',
  'nine',
  'give',
  'give-keep',
  'give-plain',
  'give-six',
  'give-queen',
  'nothing-to-give',
  'gun',
  'heavy-gun',
  'end',
  'end-badly',
  'shoot',
  'hopeless',
  'backfire',
  'quickdraw',
  'no-cowboy',
  'stand',
  'unmarry',
  'hand-over',
  'enough',
  'fresh',
  'ten',
  'six',
  'queen',
  'keep-cowboy',
  'five',
  'loose',
  'keeps',
  'spare',
  'rather',
  'makes',
  'new-cowboy',
  'new-ten',
  'costly',
  'known',
  'new-nine',
  'new-five',
  'done',
] as const;
export const RISKS = [
  'marriage',
  'receive',
  'breaks',
  'cowboy',
  'badge',
  'six-back',
  'may-backfire',
  'lost',
  'leaves',
  'no-pass',
  'needs',
  'leaves-points',
  'badge-goes',
] as const;
export type Why = (typeof WHYS)[number] | (typeof RISKS)[number];

const AGAINST = ['end-badly', 'hopeless', 'costly', 'keep-cowboy', ...RISKS] as const;
export const verdicts: Readonly<Record<string, 'against'>> = Object.fromEntries(
  AGAINST.map((why) => [why, 'against'] as const),
);

const LIKELY = 0.3;
const PERCENT = 100;
const CERTAIN = 99;

type About = { readonly [name: string]: Json };
const because = (why: Why, about: About, risk?: Reason): Reason => ({ why, about, ...(risk ? { risk } : {}) });
/** Never 100 for what is open. */
const percent = (chance: number): number => (chance === 1 ? PERCENT : Math.min(CERTAIN, Math.round(PERCENT * chance)));

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

export function why({ state, seat }: Sight, action: Action): Reason {
  switch (action.type) {
    case 'couple':
      return whyCouple(state, seat, action);
    case 'direction':
      return because('pass', passing(state, seat, action.way), receiving(state, seat, action.way));
    case 'nine':
      return whyNine(state, seat, action);
    case 'give':
      return whyGive(state, seat, parseCards(action.cards));
    case 'pull':
      return whyPull(state, seat, action);
    case 'shoot':
      return whyShoot(state, seat, action);
    case 'answer':
      return whyAnswer(state, seat, action);
    case 'surrender':
      return whySurrender(state, seat, parseCard(action.card));
    case 'replace':
      return action.count === 0 ? because('enough', {}) : whyFresh(state, seat, action.count);
    case 'discard':
      return whyDiscard(state, seat, parseCard(action.card));
    case 'draw':
      return whyDraw(state, seat, action);
    case 'done':
      return because('done', {});
  }
}

function whyCouple(state: State, seat: Seat, { suit }: Of<'couple'>): Reason {
  const cards = makeCards(
    handOf(state, seat).filter((card) => [KING, QUEEN].includes(rankOf(card)) && makeCard(card)[1] === suit),
  );
  return because('couple', { cards, points: POINTS.couple }, because('marriage', { points: -POINTS.marriage }));
}

const passing = (state: State, seat: Seat, way: Way): About => {
  const receiver = receiverOf(state, seat, way);
  return { seat: receiver, way, leads: receiver === leaderBut(state, seat) };
};
/** Whose cards come to this seat. */
function receiving(state: State, seat: Seat, way: Way): Reason {
  for (let giver = 0; giver < state.seats; giver++)
    if (giver !== seat && receiverOf(state, giver, way) === seat) return because('receive', { seat: giver });
  return because('receive', { seat });
}

/** The cards of the hand that are missed least, so many of them; a cowboy with a badge stays. */
function worstOf(state: State, seat: Seat, count: number, without: Card): Card[] {
  const weighing = begin(state, seat);
  return handOf(state, seat)
    .filter((card) => card !== without && badgeOn(state, card) === NONE)
    .map((card) => ({ card, gain: change(weighing, card) }))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, count)
    .map(({ card }) => card);
}
function whyNine(state: State, seat: Seat, { card, way }: Of<'nine'>): Reason {
  const cards = makeCards(worstOf(state, seat, 2, parseCard(card)));
  return because('nine', { card, cards, ...passing(state, seat, way) }, receiving(state, seat, way));
}

function whyGive(state: State, seat: Seat, cards: readonly Card[]): Reason {
  const way = state.phase.name === 'passing' ? state.phase.way : WAYS[0];
  const about = { cards: makeCards(cards), ...passing(state, seat, way) };
  const hand = handOf(state, seat);
  const cowboy = cards.find(isCowboy);
  const broken = lostWithout(state, seat, hand, cards);
  const risk =
    cowboy === undefined
      ? broken && breaking(broken, cards)
      : because('cowboy', { card: makeCard(cowboy), points: POINTS.cowboy });
  const sixes = cards.filter(isSix);
  const queens = cards.filter((card) => rankOf(card) === QUEEN);
  if (cards.length === 0) return because('nothing-to-give', about);
  if (sixes.length > 0) return because('give-six', { ...about, named: makeCards(sixes) }, risk);
  if (queens.length > 0) return because('give-queen', { ...about, named: makeCards(queens) }, risk);
  if (risk) return because('give-plain', about, risk);
  const [kept] = combinationsIn(
    state,
    seat,
    hand.filter((card) => !cards.includes(card)),
  );
  if (!kept) return because('give', about);
  return because('give-keep', { ...about, kind: kept.kind, size: kept.cards.length, partners: makeCards(kept.cards) });
}

/** What is given up with these cards. */
const breaking = ({ kind, cards }: Combination, leaving: readonly Card[]): Reason =>
  because('breaks', {
    kind,
    size: cards.length,
    named: makeCards(cards.filter((card) => leaving.includes(card))),
    partners: makeCards(cards.filter((card) => !leaving.includes(card))),
  });

function whyPull(state: State, seat: Seat, { cards }: Of<'pull'>): Reason {
  const gun = gunOfTexts(cards);
  const kind = gun?.kind ?? '';
  if (kind === '.22' && endClockOf(state, seat).tensLeft === 0) return whyEnd(state, seat, NONE, { cards });
  if (kind === '.45') return because('heavy-gun', { cards, kind });
  return because('gun', { cards, kind }, kind === '.22' ? because('may-backfire', {}) : undefined);
}
/** What this seat would have if it ended the hand now. */
function whyEnd(state: State, seat: Seat, without: Card, about: About): Reason {
  const points = pointsAtEnd(state, seat, without);
  return because(endingValue(state, seat, without) > 0 ? 'end' : 'end-badly', { ...about, points });
}

function whyShoot(state: State, seat: Seat, { gun, victim }: Of<'shoot'>): Reason {
  const code = gunOfTexts(gun)?.code ?? 0;
  const free = chanceOfCowboy(state, seat, victim, false);
  const badged = isFortyFive(code) ? chanceOfCowboy(state, seat, victim, true) : 0;
  const chance = 1 - (1 - free) * (1 - badged);
  const about = { seat: victim, cards: gun, chance: percent(chance), leads: victim === leaderBut(state, seat) };
  const six = isTwentyTwo(code) ? chanceOfSix(state, seat, victim) : 0;
  const risk = six > 0 ? because('six-back', { seat: victim, chance: percent(six) }) : because('badge', {});
  if (chance <= LIKELY) return because('hopeless', about, six > 0 ? risk : undefined);
  return because('shoot', about, six > 0 || state.aces.length > 0 ? risk : undefined);
}

function whyAnswer(state: State, seat: Seat, { with: answer, cards = [] }: Of<'answer'>): Reason {
  const shooter = state.turn;
  if (answer === 'six') return because('backfire', { cards, seat: shooter, points: -POINTS.six });
  if (answer === 'quickdraw') return because('quickdraw', { cards, seat: shooter });
  const gun = state.phase.name === 'answering' ? state.phase.gun : 0;
  const inDanger = handOf(state, seat).filter(
    (card) => isCowboy(card) && (isFortyFive(gun) || !isProtected(state, card)),
  );
  if (inDanger.length === 0) return because('no-cowboy', { seat: shooter });
  return because('stand', { cards: makeCards(inDanger) }, because('lost', { seat: shooter, points: POINTS.cowboy }));
}

function whySurrender(state: State, seat: Seat, card: Card): Reason {
  const about = { card: makeCard(card) };
  const hand = handOf(state, seat);
  const queen = hand.find((other) => rankOf(other) === QUEEN && suitOf(other) === suitOf(card));
  const badge = badgeOn(state, card);
  const broken = combinationsWith(state, seat, hand, card).find(({ kind }) => kind === 'kings' || kind === 'family');
  const risk = badge === NONE ? broken && breaking(broken, [card]) : because('badge-goes', { badge: makeCard(badge) });
  if (queen !== undefined) return because('unmarry', { ...about, spouse: makeCard(queen) }, risk);
  const kept = hand.filter((other) => isCowboy(other) && other !== card);
  return because('hand-over', { ...about, cards: makeCards(kept) }, risk);
}

function whyDiscard(state: State, seat: Seat, card: Card): Reason {
  const clock = endClockOf(state, seat);
  const hand = handOf(state, seat);
  const about = { card: makeCard(card) };
  const rank = rankOf(card);
  if (rank === TEN)
    return clock.tensLeft === 1 && clock.twentyTwoDown ? whyEnd(state, seat, card, about) : because('ten', about);
  if (isSix(card)) return because('six', { ...about, count: hand.filter(isSix).length });
  const broken = lostWithout(state, seat, hand, [card]);
  const risk = broken && breaking(broken, [card]);
  if (rank === QUEEN || rank === KING) return whyCourtDiscard(hand, card, risk);
  if (rank === FIVE) return because('five', about, risk);
  if (!risk) return because('loose', about, because(rank === NINE ? 'no-pass' : 'needs', about));
  const rest = combinationsIn(
    state,
    seat,
    hand.filter((other) => other !== card),
  )[0];
  if (!rest) return because('spare', about, risk);
  return because('keeps', { ...about, kind: rest.kind, size: rest.cards.length, cards: makeCards(rest.cards) }, risk);
}
function whyCourtDiscard(hand: readonly Card[], card: Card, risk: Reason | undefined): Reason {
  const about = { card: makeCard(card) };
  const other = rankOf(card) === QUEEN ? KING : QUEEN;
  const spouse = hand.find((one) => rankOf(one) === other && suitOf(one) === suitOf(card));
  if (spouse !== undefined)
    return because(
      'unmarry',
      { ...about, spouse: makeCard(spouse) },
      risk ?? (rankOf(card) === KING ? because('cowboy', { ...about, points: POINTS.cowboy }) : undefined),
    );
  if (rankOf(card) === KING) return because('keep-cowboy', { ...about, points: POINTS.cowboy });
  return because('queen', { ...about, points: -POINTS.harlot }, risk);
}

/** What a card of the discards would cost in the hand, or bring. */
function worthOfOffer(offer: Card): { costs: number; brings: number } {
  const rank = rankOf(offer);
  if (isSix(offer)) return { costs: -POINTS.six, brings: 0 };
  if (rank === QUEEN) return { costs: -POINTS.harlot, brings: 0 };
  if (rank === KING) return { costs: 0, brings: POINTS.cowboy };
  return { costs: 0, brings: rank === TEN ? POINTS.ten : 0 };
}
function leaving(offer: Card, parts: About | undefined): Reason | undefined {
  const card = makeCard(offer);
  if (parts) return because('leaves', { card, ...parts });
  const { brings } = worthOfOffer(offer);
  return brings > 0 ? because('leaves-points', { card, points: brings }) : undefined;
}

/** What an unknown card may be for: a card of this hand that needs but one more to be a gun, the best gun first. */
function whyFresh(state: State, seat: Seat, count: number): Reason {
  const hand = handOf(state, seat);
  const lacks = (card: Card): boolean => {
    const others = hand.filter((other) => other !== card).map(rankOf);
    switch (rankOf(card)) {
      case FOUR:
        return !hand.some((other) => rankOf(other) === FIVE && suitOf(other) === suitOf(card));
      case THREE:
        return !others.includes(EIGHT);
      case EIGHT:
        return !others.includes(THREE);
      case TWO:
        return !others.includes(TWO);
      default:
        return false;
    }
  };
  const [waiting] = [FOUR, THREE, EIGHT, TWO].flatMap((rank) =>
    hand.filter((card) => rankOf(card) === rank && lacks(card)),
  );
  return because('fresh', { count, ...(waiting === undefined ? {} : { card: makeCard(waiting) }) });
}

function whyDraw(state: State, seat: Seat, { from }: Of<'draw'>): Reason {
  const hand = handOf(state, seat);
  const offer = state.offer;
  const [made] = offer === NONE ? [] : combinationsWith(state, seat, [...hand, offer], offer);
  const card = offer === NONE ? {} : { card: makeCard(offer) };
  const parts = made && {
    kind: made.kind,
    size: made.cards.length,
    partners: makeCards(made.cards.filter((one) => one !== offer)),
  };
  const more = from.length > 1;
  if (!from.includes('discard')) {
    if (offer === NONE) return whyFresh(state, seat, from.length);
    return because(
      'rather',
      { ...card, count: from.length, ...worthOfOffer(offer), fits: parts !== undefined },
      leaving(offer, parts),
    );
  }
  const about = { ...card, more };
  const rank = rankOf(offer);
  if (parts && parts.kind !== 'couple' && rank !== KING) return because('makes', { ...about, ...parts });
  if (rank === KING) return because('new-cowboy', { ...about, points: POINTS.cowboy });
  if (isSix(offer)) return because('costly', { ...about, points: -POINTS.six });
  if (rank === QUEEN && parts) return because('makes', { ...about, ...parts });
  if (rank === QUEEN) return because('costly', { ...about, points: -POINTS.harlot });
  if (rank === TEN) return because('new-ten', { ...about, points: POINTS.ten });
  if (rank === NINE) return because('new-nine', about);
  if (rank === FIVE) return because('new-five', about);
  return because('known', about);
}
