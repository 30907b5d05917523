// Matches: they end, lose no card, and refuse exactly what is not among the choices.
import { actionKey, type GameAction, pick, placesOf, RAIL, winShares } from '@sagebrush/engine';
import { expect } from 'vitest';
import { namedCards } from '../named-cards.ts';
import { tableOf, walk } from '../walk.ts';
import { allCards, randomlyChanged, withListsReversed } from './steps.ts';
import type { Suite } from './suite.ts';

export function matchChecks({ game, every, asListed, onEveryTable }: Suite): void {
  onEveryTable('every match ends with an outcome that fits its scores', (table, seed) => {
    const state = walk(game, table, seed, (step) => {
      if (step.index % every === 0) expect(game.outcome(step.state)).toBeUndefined();
    });
    const outcome = game.outcome(state);
    expect(outcome?.places).toEqual(placesOf(outcome?.scores ?? []));
    expect(outcome?.winners).toEqual(outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])));
    expect(outcome?.scores).toHaveLength(tableOf(game, table).seats.length);
    expect(game.sense.prospects(state)).toEqual(outcome && winShares(outcome));
  });

  onEveryTable('no card is ever lost or doubled', (table, seed) => {
    let first: string | undefined;
    const count = (state: unknown): void => {
      const cards = namedCards(game.positionOf(state)).sort().join(' ');
      first ??= cards;
      expect(cards).toBe(first);
    };
    count(walk(game, table, seed, (step) => count(step.state)));
    expect(new Set(first?.split(' ')).size).toBe(first?.split(' ').length);
  });

  onEveryTable('an action is refused exactly when it is not among the choices', (table, seed) => {
    const seen = new Map<string, GameAction>();
    walk(game, table, seed, ({ state, choices, random, index }) => {
      for (const action of choices) seen.set(actionKey(action), action);
      if (index % every !== 0) return;
      const pool = [...seen.values()];
      for (const [seat] of game.view(state, RAIL).handSizes.entries()) {
        const own = game.pending(state).includes(seat) ? game.choices(state, seat) : [];
        const legal = new Set(own.map(actionKey));
        expect(legal.size, 'a choice stands twice').toBe(own.length);
        for (const action of own.flatMap((choice) => [choice, withListsReversed(choice)]))
          expect(game.refuse(state, seat, action), JSON.stringify(action)).toBeUndefined();
        for (let tries = 0; tries < 12; tries++) {
          const action = randomlyChanged(
            pick(random, pool),
            () => pick(random, allCards(game, state)),
            random.next() % 3,
          );
          const refused = game.refuse(state, seat, action) !== undefined;
          expect(refused, `seat ${seat} ${JSON.stringify(action)}`).toBe(
            !legal.has(actionKey(asListed(action, state))),
          );
        }
      }
    });
  });
}
