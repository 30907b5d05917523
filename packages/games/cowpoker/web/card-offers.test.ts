// What a hand is said to be able to do, against what the rules then do with it.
import {
  type Action,
  cowpoker,
  type Event,
  type Options,
  packOf,
  RANCHES,
  type State,
  scoreSheet,
  worksFor,
} from '@sagebrush/cowpoker';
import { type Card, type Game, parseCard, type Seat } from '@sagebrush/engine';
import { type TableSpec, tableOf, type WalkedStep, walk } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { type CardOffer, cardOffers } from './card-offers.ts';

const game: Game = cowpoker;
const POSITIONS = 1000;
/** Centerville with every effect on another card. */
function shiftedPack(): object {
  const { json } = packOf({ pack: 'centerville', edition: '2' });
  return {
    ...json,
    cards: json.cards.map((card, at, all) => ({ ...card, effect: all[(at + 17) % 54]?.effect ?? [] })),
  };
}
const NOTHING: CardOffer = { card: 'X1', does: [], goesTo: [] };

const TABLES: readonly (readonly [string, TableSpec])[] = [
  ['four players', { seats: 4 }],
  ['two players and Deadwood', { seats: 2, options: { games: 2 } }],
  ['foreign Aces wake', { seats: 4, options: { foreignAce: 'wakes', order: 'effect-first' } }],
  ['no Aces', { seats: 3, options: { aces: false } }],
  ['effects on other cards', { seats: 4, options: { pack: shiftedPack() } }],
];

interface Tried {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly told: readonly Event[];
  readonly offer: CardOffer;
}

function tried(before: State, seat: Seat, action: Action, offer: CardOffer): Tried {
  const after = cowpoker.clone(before);
  const told: Event[] = [];
  cowpoker.apply(after, seat, action, (event) => told.push(event));
  return { before, after, seat, told, offer };
}
const find = <T extends Event['type']>(told: readonly Event[], type: T): Extract<Event, { type: T }> | undefined =>
  told.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined;

/** CP-5.1, CP-5.3 A card that chooses its Gang goes into one of those that were named. */
function checkPlacement({ told, offer: { card, goesTo } }: Tried): void {
  const at = told.findIndex((event) => event.type === 'place' && event.card === card);
  const place = told[at];
  expect(place?.type === 'place').toBe(goesTo.length > 0);
  if (place?.type !== 'place') return;
  expect(goesTo).toContain(place.gang);
  expect(told[at - 1]?.type === 'randomizer').toBe(goesTo.length > 1);
}

/** CP-2.5 An effect is followed where it was offered, and nowhere else. */
function checkEffect({ before, told, offer }: Tried): void {
  const isFollowed =
    find(told, 'play')?.works !== 'no' && (before.pack.programs[parseCard(offer.card)]?.length ?? 0) > 0;
  expect(offer.does.length > 0).toBe(isFollowed);
}

/** CP-7.2, CP-6.1 Without an effect the Gang is then what was said, and so are the Ranches that work for it. */
function checkGang({ before, after, seat, told, offer }: Tried): void {
  if (offer.does.length > 0 || offer.goesTo.length > 0 || find(told, 'end')) return;
  if (told.filter(({ type }) => type === 'play').length > 1) return; // Deadwood came next and may have changed it.
  const line = (state: State) => scoreSheet(state).find((one) => one.what === 'gang-hand' && one.seat === seat);
  const [was, is] = [line(before)?.note?.['category'] ?? 'high-card', line(after)?.note?.['category']];
  expect(offer.makes?.hand.category ?? was).toBe(is);
  if (offer.makes) expect(offer.makes.isBest).toBe(line(after)?.points === 6);
  const working = (state: State): string[] =>
    RANCHES.filter((_, ranch) =>
      state.pack.home.some((home, card) => home === ranch && !isAce(card) && works(state, card)),
    );
  const isAce = (card: number): boolean => (before.pack.bossOf[card] ?? -1) >= 0;
  const works = (state: State, card: number): boolean => worksFor(state, seat, card as Card) !== 'no';
  expect(working(after).filter((ranch) => !working(before).includes(ranch as never))).toEqual(
    offer.wakes ? [offer.wakes] : [],
  );
}

/** CP-4.3 Whoever is said to take the trick takes it; who plays last without that does not. */
function checkTrick({ before, seat, told, offer }: Tried): void {
  const values = before.trick?.cards.map((card) => before.pack.values[before.trick?.kind ?? 0]?.[card] ?? 0) ?? [];
  const { value = -1 } = find(told, 'follow') ?? {};
  const isFirst = values.length === 0 && seat !== before.turn;
  expect(offer.leads !== undefined).toBe(!isFirst && values.every((other) => other <= value));
  if (seat === before.turn) expect(find(told, 'trick')?.winner === seat).toBe(offer.leads?.takes === true);
  else expect(offer.leads?.takes ?? false).toBe(false);
}

test.each(TABLES)(
  'in a thousand positions a card is offered for exactly what the rules let it do: %s',
  { timeout: 60_000 },
  (name, table) => {
    const options = tableOf(game, table).options as Options;
    let positions = 0;
    const seen = { does: 0, goesTo: 0, makes: 0, wakes: 0, leads: 0 };
    function see({ state, seat, choices }: WalkedStep): void {
      if (positions >= POSITIONS) return;
      positions += 1;
      const before = state as State;
      const offers = cardOffers(cowpoker.view(before, seat), options);
      const cards = (choices as readonly Action[]).filter((action) => action.type !== 'choose');
      expect(offers.every(({ card }) => cards.some((action) => action.card === card))).toBe(true);
      for (const other of [0, 1, 2, 3].filter((one) => one !== seat))
        expect(cardOffers(cowpoker.view(before, other), options)).toEqual([]);
      for (const action of cards) {
        const offer = offers.find(({ card }) => card === action.card) ?? { ...NOTHING, card: action.card };
        const one = tried(before, seat, action, offer);
        checkPlacement(one);
        if (action.type === 'play') {
          checkEffect(one);
          checkGang(one);
        } else checkTrick(one);
        seen.does += offer.does.length > 0 ? 1 : 0;
        seen.goesTo += offer.goesTo.length > 0 ? 1 : 0;
        seen.makes += offer.makes ? 1 : 0;
        seen.wakes += offer.wakes ? 1 : 0;
        seen.leads += offer.leads ? 1 : 0;
      }
    }
    for (let match = 0; positions < POSITIONS; match++) walk(game, table, `offers ${name} ${match}`, see);
    const never = Object.entries(seen).filter(([, times]) => times === 0);
    expect(never.map(([kind]) => kind)).toEqual(name === 'no Aces' ? ['wakes'] : []);
  },
);
