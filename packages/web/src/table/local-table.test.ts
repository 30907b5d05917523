// A table in this browser, without the browser.
import { commitmentTo, type Game, type GameAction, RAIL, startOf, verify } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { loadRules } from '../games/games.ts';
import type { LocalMoment } from './local-screen.ts';
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
  readonly moments: LocalMoment[];
  kept(): SavedMatch;
}
async function sit(game: Game, saved: SavedMatch): Promise<Seating> {
  const moments: LocalMoment[] = [];
  let kept = saved;
  const save = async (match: SavedMatch) => {
    kept = match;
  };
  const table = openLocalTable(game, saved, {
    onMoment: (moment) => moments.push(moment),
    save,
    now: () => 0,
    elapsed: () => 0,
    failed: expect.unreachable,
  });
  await table.begin();
  return { table, moments, kept: () => kept };
}
const last = ({ moments }: Seating): LocalMoment => moments.at(-1) as LocalMoment;

/** Lets the bots answer: their moves are kept one after the other. */
async function settled(at: Seating): Promise<void> {
  while (!last(at).asked && last(at).handTo === undefined && last(at).outcome === null)
    await new Promise((resolve) => setTimeout(resolve));
}

test('a match is kept before it is told, goes on after it was closed, and can be verified at its end', async () => {
  const game = await loadRules('corral');
  let at = await sit(game, fresh(game));
  for (let turn = 0; last(at).outcome === null; turn++) {
    const { seq, choices } = last(at);
    expect(await at.table.act(seq, choices[0] as GameAction)).toBeNull();
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

/** Ann and Belle share a device, Slim is a bot. */
const shared = (game: Game): SavedMatch => ({
  ...fresh(game),
  players: [
    { kind: 'you', name: 'Ann' },
    { kind: 'person', name: 'Belle' },
    { kind: 'bot', level: 'greenhorn', name: 'Slim' },
  ],
  people: [0, 1],
  log: {
    ...startOf(game, {
      match: 'a-match',
      seats: ['live', 'live', 'live'],
      options: {},
      dealer: 2,
      chance: { kind: 'seed', seed: 'two people and a bot' },
    }),
    entries: [],
  },
});

test('two people at one device: nobody’s cards before they say so, and what was behind the curtain is news', async () => {
  const game = await loadRules('corral');
  let at = await sit(game, shared(game));
  const looked = new Set<number>();
  for (let turn = 0; last(at).outcome === null; turn++) {
    const { handTo, eyes, asked } = last(at);
    if (handTo === undefined) {
      expect(asked).toBe(true);
    } else {
      // Whoever has the device sees their own cards, or those of nobody; the next is another.
      expect(asked).toBe(false);
      expect(eyes).not.toBe(handTo);
      await at.table.uncover(handTo);
      expect(last(at)).toMatchObject({ eyes: handTo, asked: true, whole: true });
      expect(last(at).handTo).toBeUndefined();
      if (looked.has(handTo)) expect(last(at).latest).toBeGreaterThan(0);
      looked.add(handTo);
    }
    const { seq, choices } = last(at);
    expect(await at.table.act(seq, choices[0] as GameAction)).toBeNull();
    await settled(at);
    if (turn !== 5) continue;
    at.table.stop();
    at = await sit(game, at.kept());
    await settled(at);
    expect(last(at)).toMatchObject({ eyes: RAIL, asked: false, takeBack: false });
    expect(last(at).handTo).toBeDefined();
    looked.clear();
  }
  expect(looked).toEqual(new Set([0, 1]));
  await expect(at.table.uncover(2)).rejects.toThrow('nobody at this device');
});

test('among people at one device only what nobody has learned from is taken back', async () => {
  const game = await loadRules('corral');
  const at = await sit(game, shared(game));
  await settled(at);
  const { handTo = 0 } = last(at);
  await at.table.uncover(handTo);
  for (let turn = 0; turn < 40 && last(at).outcome === null; turn++) {
    const before = last(at).seq;
    const played = await at.table.act(before, last(at).choices[0] as GameAction);
    expect(played).toBeNull();
    await settled(at);
    const { takeBack, handTo: next } = last(at);
    if (takeBack) {
      expect(await at.table.takeBack()).toBe(false);
      expect(last(at)).toMatchObject({ undone: true, asked: true });
      return;
    }
    if (next !== undefined) await at.table.uncover(next);
  }
  expect.unreachable('nothing could be taken back');
});
