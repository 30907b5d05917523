// Two servers on one store: of two writers one wins, the other reads what happened and is refused or tries again.
import { verify } from '@sagebrush/engine';
import { client } from '@sagebrush/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPlay } from '../testing/draw-play.ts';
import { codeOf, type Guest, type House, infoOf, momentOf, openHouse, record, startedTable } from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';

const postgres = postgresHere();

describe('two servers on one PostgreSQL', () => {
  let houses: House[];
  beforeAll(async () => {
    const store = { database: await postgres.database('two') };
    houses = [await openHouse(store), await openHouse(store)];
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
  });

  /** The same person at the other server. */
  const across = (guest: Guest, to: number) =>
    client({ base: houses[to]?.base ?? '', token: guest.token, patience: () => 20 });

  test('of the same move made at both, one counts', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => (houses[0] as House).guest(name)));
    const table = await startedTable(people);
    const asked = people[(await momentOf(people[0] as Guest, table)).view.turn] as Guest;
    for (let seq = 0; seq < 2; seq++) {
      const { match, choices } = await momentOf(across(asked, 0), table);
      const body = { match, seq, action: choices[0] ?? { type: '' } };
      const codes = await Promise.all(
        [0, 1].map((to) => codeOf(across(asked, to).call('act', { params: { table }, body }))),
      );
      expect(codes.sort()).toEqual(['fine', 'stale']);
      for (const to of [0, 1])
        await across(asked, to).call('chat', { params: { table }, body: { text: 'catching up' } });
      expect((await momentOf(across(asked, 0), table)).seq).toBe(seq + 1);
      expect((await momentOf(across(asked, 1), table)).seq).toBe(seq + 1);
    }
  });

  test('a match played from both sides at once stays one match, and everyone hears all of it in order', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => (houses[0] as House).guest(name)));
    const table = await startedTable(people);
    const recorders = people.map((guest, seat) => record(across(guest, seat % 2), table));
    await Promise.all(recorders.map((recorder) => recorder.until(({ type }) => type === 'hello')));
    const { match } = await momentOf(people[0] as Guest, table);
    for (;;) {
      const { view, seq, outcome } = await momentOf(people[0] as Guest, table);
      if (outcome) break;
      const guest = people[view.turn] as Guest;
      const { choices } = await momentOf(guest, table);
      const body = { match, seq, action: choices[seq % choices.length] ?? { type: '' } };
      const acts = [0, 1].map((to) => across(guest, to).call('act', { params: { table }, body }));
      expect((await Promise.all(acts.map(codeOf))).sort()).toEqual(['fine', 'stale']);
    }
    const log = await (people[0] as Guest).call('log', { params: { match } });
    expect(verify(drawPlay as never, log)).toEqual([]);
    for (const [seat, recorder] of recorders.entries()) {
      await across(people[seat] as Guest, seat % 2).call('chat', { params: { table }, body: { text: 'done' } });
      await recorder.until((message) => message.type === 'moment' && message.moment.outcome !== null);
      recorder.stop();
      const seqs = recorder.moments.map(({ seq }) => seq);
      expect(seqs).toEqual(Array.from({ length: log.entries.length }, (_, index) => index + 1));
      const ids = recorder.heard.map(({ id }) => Number(id));
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect((await infoOf(people[0] as Guest, table)).series).toHaveLength(1);
  });
});
