// What replaying costs, counted in calls of the game: as much as is asked for, in slices, however long the match and
// however often it took back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { finish, fold, type Match, openMatch, RAIL, redo, replay, verify } from '@sagebrush/engine';
import { client, type Moment, momentsOf } from '@sagebrush/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SLICE_STEPS } from '../slices.ts';
import { COUNTED, counted, games } from '../testing/counted.ts';
import { actOnce, type Guest, type House, openHouse, record, startedTable } from '../testing/house.ts';
import { type Length, lengthenMatch } from '../testing/long-match.ts';

const game = games.find('draw-play');
/** Applies that a take-back of one action may cost: the way from one snapshot to the next. */
const TAKE_BACK = 16;

interface LongTable {
  readonly house: House;
  readonly four: readonly Guest[];
  readonly table: string;
  /** As it was made, beside the server. */
  readonly made: Match;
  readonly lastRow: number;
}

/** A house that was closed and opened again since its match came to this length: nothing of it is in memory. */
async function openedWith(folder: string, length: Length): Promise<LongTable> {
  const before = await openHouse({ gamesModule: COUNTED, dataFolder: folder });
  const four = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => before.guest(name)));
  const table = await startedTable(four, { options: { rounds: 1000 } });
  await before.close();
  const { match: made, lastRow } = lengthenMatch(folder, table, game, length);
  const house = await openHouse({ gamesModule: COUNTED, dataFolder: folder });
  const again = four.map((guest) => ({
    ...guest,
    ...client({ base: house.base, token: guest.token, patience: () => 20 }),
  }));
  return { house, four: again, table, made, lastRow };
}

describe('1,500 entries of which 527 take back', () => {
  const length = { entries: 1500, takeBacks: 527 };
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-cost-'));
  let at: LongTable;
  let stranger: Guest;
  beforeAll(async () => {
    at = await openedWith(folder, length);
    stranger = await at.house.guest('Stranger');
    counted();
  });
  afterAll(async () => {
    await at.house.close();
    rmSync(folder, { recursive: true });
  });

  test('opening the room applies each action that stands once', async () => {
    const { moment } = await stranger.call('table', { params: { table: at.table } });
    expect(counted()).toMatchObject({ applies: at.made.played.length, views: 1 });
    expect(moment).toEqual(allMoments(at.made).at(-1));
  });

  test('a reader who missed one row is told it for a few applies', async () => {
    counted();
    const reader = record(stranger, at.table, String(at.lastRow - 1));
    await reader.until(({ type }) => type === 'moment');
    reader.stop();
    const { applies, views } = counted();
    expect(reader.heard[0]).toMatchObject({
      id: String(at.lastRow),
      message: { type: 'moment', moment: { seq: length.entries } },
    });
    expect(applies).toBeLessThanOrEqual(2 * TAKE_BACK);
    expect(views).toBe(1);
  });

  test('an anonymous replay costs a view for each moment and a few applies for each take-back', async () => {
    counted();
    const nobody = client({ base: at.house.base });
    const moments: Moment[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: { moments: readonly Moment[]; more: number | null } = await nobody.call('replay', {
        params: { match: at.made.start.match },
        query: { from: String(from), count: '700' },
      });
      expect(page.moments.length).toBeLessThanOrEqual(500);
      moments.push(...page.moments);
      from = page.more;
    }
    const { applies, views } = counted();
    expect(moments).toEqual(allMoments(at.made));
    expect(views).toBe(length.entries + 1);
    expect(applies).toBeLessThan(2 * length.entries + length.takeBacks * TAKE_BACK);
  });

  test('the last page costs no more than the page', async () => {
    counted();
    const { match } = at.made.start;
    const { moments, more } = await stranger.call('replay', {
      params: { match },
      query: { from: String(length.entries - 9) },
    });
    const { applies, views } = counted();
    expect(moments.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, index) => length.entries - 9 + index));
    expect(more).toBeNull();
    expect(views).toBe(10);
    expect(applies).toBeLessThanOrEqual(12 * TAKE_BACK);
    const beyond = { params: { match }, query: { from: String(length.entries + 1) } };
    expect(await stranger.call('replay', beyond)).toEqual({ moments: [], more: null });
  });

  test('a move is one apply', async () => {
    counted();
    await actOnce(at.four, at.table);
    const moved = counted();
    expect(moved.applies).toBe(1);
    expect(moved.clones).toBeLessThanOrEqual(1);
  });

  test('the log played again step by step does not begin at the deal for each take-back', () => {
    counted();
    const log = { ...at.made.start, entries: at.made.entries };
    replay(game, log);
    expect(counted().applies).toBeLessThan(length.entries + length.takeBacks * TAKE_BACK);
    finish(fold(game, log));
    expect(counted().applies).toBe(at.made.played.length);
  });

  test('the sealed log is read and not played', async () => {
    const db = new DatabaseSync(join(folder, 'sagebrush.sqlite'));
    db.prepare("UPDATE matches SET outcome = '{}'").run();
    db.close();
    counted();
    const log = await stranger.call('log', { params: { match: at.made.start.match } });
    expect(counted().applies).toBe(0);
    expect(verify(game, log)).toEqual(['entries: the match was not played to its end']);
    expect(log.entries.slice(0, length.entries)).toEqual(at.made.entries);
  });
});

describe('5,000 entries of which 1,000 take back', () => {
  const length = { entries: 5000, takeBacks: 1000 };
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-cost-'));
  let at: LongTable;
  beforeAll(async () => {
    at = await openedWith(folder, length);
  });
  afterAll(async () => {
    await at.house.close();
    rmSync(folder, { recursive: true });
  });

  /** The most applies and views between two turns of the event loop while something is done. */
  async function longestTurn(work: () => Promise<unknown>): Promise<number> {
    let [longest, isDone] = [0, false];
    counted();
    const tick = (): void => {
      const { applies, views } = counted();
      longest = Math.max(longest, applies + views);
      if (!isDone) setImmediate(tick);
    };
    setImmediate(tick);
    await work();
    isDone = true;
    return longest;
  }
  test('others have their turns while the room is opened', async () => {
    const stranger = await at.house.guest();
    expect(await longestTurn(() => stranger.call('table', { params: { table: at.table } }))).toBeLessThanOrEqual(
      SLICE_STEPS,
    );
  });

  test('a reader who missed all of it does not hold the others up', async () => {
    const stranger = await at.house.guest();
    const all = async (): Promise<void> => {
      const reader = record(stranger, at.table, '1');
      await reader.until((message) => message.type === 'moment' && message.moment.seq === length.entries);
      reader.stop();
      expect(reader.moments.map(({ seq }) => seq)).toEqual(
        Array.from({ length: length.entries + 1 }, (_, index) => index),
      );
    };
    // A step tells one row: a view, and what its entry costs to apply.
    expect(await longestTurn(all)).toBeLessThanOrEqual(SLICE_STEPS * TAKE_BACK);
  });
});

/** Each moment for the rail, played again entry by entry. */
function allMoments({ start, entries }: Match): Moment[] {
  const match = openMatch(game, start);
  const moments = [momentsOf({ match, emitted: match.opening })(RAIL)];
  for (const entry of entries) moments.push(momentsOf({ match, emitted: redo(match, entry) })(RAIL));
  return moments;
}
