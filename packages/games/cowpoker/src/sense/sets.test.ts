// What is counted by sets says what the rules say of piles: which cards work, what they make, what a change is worth.
import type { Card, Game, Seat } from '@sagebrush/engine';
import { walk } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import { worksFor } from '../rules/aces.ts';
import { strengthOf } from '../rules/poker.ts';
import { wholeDeck } from '../rules/set-up.ts';
import { busyPack } from '../testing/busy-pack.ts';
import { SEATS, type State } from '../types.ts';
import { cardsIn, has, highOf, lowOf, sizeOf } from './card-set.ts';
import { gains, loses, type PileChange, worthAfter } from './changes.ts';
import { evaluationOf } from './evaluation.ts';
import { handScale, scaleInto } from './hand-scale.ts';
import { setsOf, workingFor } from './pack-sets.ts';
import { type Sight, sightOf } from './sight.ts';

const game: Game = cowpoker;
const OPTIONS = [{}, { foreignAce: 'wakes', pack: busyPack() }, { aces: false, games: 2 }] as const;

/** Every decision of some matches, by lot. */
function atEach(visit: (state: State, seat: Seat) => void): void {
  for (const options of OPTIONS)
    for (const seats of [2, 4])
      walk(game, { seats, options }, `sets ${seats}`, ({ state, seat }) => visit(state as State, seat));
}
const setOfGangs = ({ gangs }: State) => ({
  low: Int32Array.from(gangs, lowOf),
  high: Int32Array.from(gangs, highOf),
});

test('[CP-2.5] [CP-6.1] the cards that work for a seat are those of which the rules say so', () => {
  atEach((state) => {
    for (let seat = 0; seat < SEATS; seat++) {
      const { low, high } = workingFor(setsOf(state.pack), state, seat, setOfGangs(state));
      const working = wholeDeck().filter((card) => worksFor(state, seat, card) !== 'no');
      expect([...cardsIn(low, high)]).toEqual(working);
      expect(sizeOf(low, high)).toBe(working.length);
      expect(wholeDeck().filter((card) => has(low, high, card))).toEqual(working);
    }
  });
});

test('[CP-8.1] a hand is remembered as what it makes, pack by pack', () => {
  const into = new Float64Array(3);
  atEach(({ pack, gangs, cellars, hands }) => {
    for (const cards of [...gangs, ...cellars, ...hands]) {
      scaleInto(pack, lowOf(cards), highOf(cards), into, 1);
      expect([...into]).toEqual([0, handScale(strengthOf(pack, cards)), 0]);
    }
  });
});

/** The same table with the change carried out. */
function changed(sight: Sight, { seat, place, added, removed }: PileChange): Sight {
  const piles = (place === 'gang' ? sight.gangs : sight.cellars).map((pile) => [...pile]);
  const pile = (piles[seat] as Card[]).filter((card) => card !== removed);
  piles[seat] = added < 0 ? pile : [...pile, added as Card];
  return { ...sight, [place === 'gang' ? 'gangs' : 'cellars']: piles };
}

test('what a change is worth is the worth of the table after it, and the table is left as it was', () => {
  atEach((state, seat) => {
    const sight = { ...sightOf(state, seat) };
    const card = sight.hand[0];
    const other = (seat + 1) % SEATS;
    const changes = (['gang', 'cellar'] as const).flatMap((place): (readonly [PileChange, PileChange?])[] => {
      const target = (place === 'gang' ? sight.gangs : sight.cellars)[other]?.[0];
      return [
        ...(card === undefined ? [] : [[{ ...gains(seat, card, place) }] as const]),
        ...(target === undefined
          ? []
          : [[{ ...loses(other, target, place) }, { ...gains(seat, target, 'gang') }] as const]),
      ];
    });
    for (const [one, two] of changes) {
      const before = evaluationOf(sight).now;
      const worth = worthAfter(evaluationOf(sight), one, two);
      const after = two ? changed(changed(sight, one), two) : changed(sight, one);
      expect(worth).toBe(evaluationOf(after).now);
      const thought = evaluationOf(sight);
      worthAfter(thought, one, two);
      expect(worthAfter(thought, { ...one, added: -1, removed: -1 })).toBe(before);
    }
  });
});
