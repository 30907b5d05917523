// Imagined worlds, set up again: each can be, shows its viewer the same bytes, and keeps what others are being asked.
import { fastRandom, type Game, RAIL, type Random, type Table, type Viewer } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { type TableSpec, tableOf, walk } from './walk.ts';

/** A few here; `npm test -- worlds` looks at more. */
const DECISIONS = Number(process.env['SAGEBRUSH_WORLDS'] ?? 400);

export function expectSameBytes(game: Game, state: unknown, table: Table<object>, random: Random): void {
  const viewers: Viewer[] = [...table.seats.keys(), RAIL];
  for (const viewer of viewers) {
    const bytes = JSON.stringify(game.view(state, viewer));
    const world = game.imagine(JSON.parse(bytes), table, random);
    const position = game.position.parse(JSON.parse(JSON.stringify(game.positionOf(world))));
    const again = game.setUp(position, table, fastRandom('world'));
    expect(JSON.stringify(game.view(again, viewer))).toBe(bytes);
    expect(game.pending(again)).toEqual(game.pending(state));
  }
}

export function checkImaginedWorlds(game: Game, tables: readonly (readonly [name: string, spec: TableSpec])[]): void {
  test.each(tables)(
    'every imagined world can be set up and shows the seat the same bytes: %s',
    { timeout: 3_600_000 },
    (name, spec) => {
      const table = tableOf(game, spec);
      let decisions = 0;
      for (let match = 0; decisions < DECISIONS; match++)
        walk(game, spec, `worlds ${name} ${match}`, ({ state, random }) => {
          if (decisions++ < DECISIONS) expectSameBytes(game, state, table, random);
        });
    },
  );
}
