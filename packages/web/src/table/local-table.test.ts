// A table in this browser, without the browser.
import { commitmentTo, type Game, startOf, verify } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { loadRules } from '../games/games.ts';
import { type LocalTable, openLocalTable } from './local-table.ts';
import type { SavedMatch } from './match-store.ts';

const secret = '5a'.repeat(32);

function fresh(game: Game): SavedMatch {
  const chance = {
    kind: 'fair',
    commitment: commitmentTo(secret),
    contributions: ['a5'.repeat(32), null],
    secret,
  } as const;
  return {
    id: 'a-match',
    game: 'corral',
    players: [
      { kind: 'you', name: 'Ann' },
      { kind: 'bot', level: 'greenhorn', name: 'Slim' },
    ],
    you: 0,
    log: {
      ...startOf(game, { match: 'a-match', seats: ['live', 'live'], options: {}, dealer: 1, chance }),
      entries: [],
    },
    outcome: null,
    started: 0,
    touched: 0,
  };
}

interface Seating {
  readonly table: LocalTable;
  readonly moments: Moment[];
  kept(): SavedMatch;
}
async function sit(game: Game, saved: SavedMatch): Promise<Seating> {
  const moments: Moment[] = [];
  let kept = saved;
  const save = async (match: SavedMatch) => {
    kept = match;
  };
  const table = openLocalTable(game, saved, {
    tell: (moment) => moments.push(moment),
    save,
    now: () => 0,
    elapsed: () => 0,
    failed: expect.unreachable,
  });
  await table.begin();
  return { table, moments, kept: () => kept };
}
const last = ({ moments }: Seating): Moment => moments.at(-1) as Moment;

/** Lets the bots answer: their moves are kept one after the other. */
async function settled(at: Seating): Promise<void> {
  while (!last(at).asked && last(at).outcome === null) await new Promise((resolve) => setTimeout(resolve));
}

test('a match is kept before it is told, goes on after it was closed, and can be verified at its end', async () => {
  const game = await loadRules('corral');
  let at = await sit(game, fresh(game));
  for (let turn = 0; last(at).outcome === null; turn++) {
    const { seq, choices } = last(at);
    expect(await at.table.act(seq, choices[0] as Moment['choices'][number])).toBeNull();
    await settled(at);
    expect(at.kept().log.entries).toHaveLength(last(at).seq);
    if (turn !== 3) continue;
    const { view } = last(at);
    at.table.stop();
    at = await sit(game, at.kept());
    expect(last(at).view).toEqual(view);
    expect(at.moments[0]?.events.length).toBeGreaterThan(8);
  }
  expect(at.kept().outcome).not.toBeNull();
  expect(verify(game, at.table.finishedLog())).toEqual([]);
  // GC-1.4 Slim, seat 1, dealt.
  expect(at.table.nextDealer()).toBe(0);
});

test('what the rules refuse is refused with the clause, and changes nothing', async () => {
  const game = await loadRules('corral');
  const at = await sit(game, fresh(game));
  const { seq } = last(at);
  expect(await at.table.act(seq, { type: 'pass' })).toMatchObject({ rule: 'GC-2.2' });
  expect(last(at).seq).toBe(seq);
});
