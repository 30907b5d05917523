// Documents are stored once, whatever is opened, changed or listed with them; logs carry them whole, as they did when
// every row had a copy.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Log, verify } from '@sagebrush/engine';
import { documentIn, withDocuments } from '@sagebrush/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locationOf } from '../moving/location.ts';
import { moveHouse } from '../moving/move.ts';
import { NO_QUOTAS } from '../quotas.ts';
import { SQLITE_FILE } from '../storage/open.ts';
import { postgresStore } from '../storage/postgres.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import {
  codeOf,
  fresh32,
  type Guest,
  type House,
  infoOf,
  openHouse,
  playOn,
  startedTable,
  tableOf,
} from '../testing/house.ts';
import { games, notesOf } from '../testing/noted-game.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { dropUses } from './uses.ts';

const NOTED = new URL('../testing/noted-game.ts', import.meta.url).href;
const GAME = 'draw-play';
const scratch = mkdtempSync(join(tmpdir(), 'sagebrush-documents-'));
const postgres = postgresHere();
afterAll(() => rmSync(scratch, { recursive: true }));

let folders = 0;
const freshFolder = (): string => join(scratch, `${folders++}`);
const openNoted = (dataFolder = freshFolder()): Promise<House> => openHouse({ gamesModule: NOTED, dataFolder });
const kilobytesOf = (folder: string): number => statSync(join(folder, SQLITE_FILE)).size / 1024;
const keep = (guest: Guest, title: string): Promise<string> =>
  guest.call('keepDocument', { body: { game: GAME, option: 'notes', value: notesOf(title) } }).then(({ hash }) => hash);
const textOf = async ({ base }: House, path: string): Promise<string> => (await fetch(base + path)).text();

test('200 changes of chairs with a document of 60 kB grow the store by less than 4 kB each', async () => {
  const folder = freshFolder();
  let house = await openNoted(folder);
  const ann = await house.guest('Ann');
  const table = await tableOf([ann], { seats: 4, listed: true, options: { notes: notesOf('large', 60) } });
  await house.close();
  const before = kilobytesOf(folder);
  house = await openNoted(folder);
  for (let change = 0; change < 200; change++) {
    const headers = { authorization: `Bearer ${ann.token}`, 'idempotency-key': `change-${change}` };
    const payload = { seat: change % 4, contribution: fresh32() };
    const { statusCode } = await house.app.inject({
      method: 'POST',
      url: `/api/tables/${table}/sit`,
      headers,
      payload,
    });
    expect(statusCode).toBe(200);
  }
  await house.close();
  expect((kilobytesOf(folder) - before) / 200).toBeLessThan(4);
});

test('300 tables with a document of 60 kB each: the lobby is read in pages below 64 kB, and no row but the documents is large', async () => {
  const house = await openNoted();
  const hosts = await Promise.all(Array.from({ length: 6 }, () => house.guest('W'.repeat(24))));
  const tables = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      tableOf([hosts[index % 6] as Guest], { seats: 4, listed: true, options: { notes: notesOf(`${index}`, 60) } }),
    ),
  );
  const seen: string[] = [];
  let pages = 0;
  for (let after: string | null = ''; after !== null; pages++) {
    const text = await textOf(house, `/api/tables${after === '' ? '' : `?after=${after}`}`);
    expect(text.length).toBeLessThan(64_000);
    const page = JSON.parse(text) as { tables: { id: string; houseRules: number }[]; more: string | null };
    expect(page.tables.every(({ houseRules }) => houseRules === 1)).toBe(true);
    seen.push(...page.tables.map(({ id }) => id));
    after = page.more;
  }
  expect(pages).toBe(6);
  expect(seen.sort()).toEqual(tables.sort());
  for await (const { message } of (hosts[0] as Guest).followLobby()) {
    expect(message.type === 'hello' && message.tables.length).toBe(50);
    expect(JSON.stringify(message).length).toBeLessThan(64_000);
    break;
  }
  await house.close();
  const db = new DatabaseSync(join(house.folder, SQLITE_FILE));
  const longest = (column: string, table: string) =>
    Object.values(db.prepare(`select max(length(${column})) from ${table}`).get() ?? {})[0];
  expect(longest('doc', 'tables')).toBeLessThan(2000);
  expect(longest('body', 'feed')).toBeLessThan(2000);
  expect(longest('body', 'documents')).toBeGreaterThan(59_000);
  db.close();
});

/** A finished match with a document, and its log as everyone may fetch it. */
async function playedMatch(house: House): Promise<{ table: string; match: string; log: string; guest: Guest }> {
  const guest = await house.guest('Ann');
  // Its fields come in another order than the game's: logs have the game's.
  const notes = { lines: ['one', 'two'], title: 'Größe' };
  const table = await startedTable([guest], { options: { notes } }, ['greenhorn', 'greenhorn', 'greenhorn']);
  await playOn(guest, table);
  const match = (await infoOf(guest, table)).match ?? '';
  return { table, match, guest, log: await textOf(house, `/api/matches/${match}/log`) };
}

/** Rows as they were written before there were documents. */
function writeInline(folder: string): void {
  const db = new DatabaseSync(join(folder, SQLITE_FILE));
  const inline = (json: string): string =>
    json.replace(/\{"document":"(\w+)"\}/g, (_, hash) =>
      String(db.prepare('select body from documents where hash = ?').get(hash)?.['body']),
    );
  for (const [table, column, key] of [
    ['tables', 'doc', 'id'],
    ['matches', 'start', 'id'],
    ['feed', 'body', 'rowid'],
  ]) {
    for (const row of db.prepare(`select ${key} as key, ${column} as json from ${table}`).all())
      db.prepare(`update ${table} set ${column} = ? where ${key} = ?`).run(
        inline(String(row['json'])),
        row['key'] as string,
      );
  }
  db.exec('delete from documents; delete from document_uses');
  db.close();
}

test('a log has the same bytes and the same seal as from rows that carry the document; such rows open, and play on', async () => {
  const folder = freshFolder();
  let house = await openNoted(folder);
  const { table, match, log, guest } = await playedMatch(house);
  expect(documentIn((await infoOf(guest, table)).options['notes'] ?? null)).toHaveLength(64);
  await house.close();
  const sealed = JSON.parse(log) as Log;
  expect(sealed.options).toEqual({ rounds: 1, notes: { title: 'Größe', lines: ['one', 'two'] } });
  expect(log).toContain('"notes":{"title":"Größe","lines":["one","two"]}');
  expect(verify(games.find(GAME), sealed)).toEqual([]);
  writeInline(folder);
  house = await openNoted(folder);
  expect(await textOf(house, `/api/matches/${match}/log`)).toBe(log);
  const inline = JSON.parse(await textOf(house, `/api/tables/${table}`)) as { table: { options: unknown } };
  expect(inline.table.options).toEqual(sealed.options);
  const headers = { authorization: `Bearer ${guest.token}` };
  const rematch = {
    method: 'POST',
    url: `/api/tables/${table}/rematch`,
    headers,
    payload: { contribution: fresh32() },
  } as const;
  expect((await house.app.inject(rematch)).json()).toMatchObject({ table: { state: 'playing' } });
  await house.close();
});

describe.each(['SQLite', 'PostgreSQL'] as const)('documents on %s', (engine) => {
  let house: House;
  let store: Store;
  let ann: Guest;
  let bob: Guest;
  let place: string;
  const rows = async (table: 'documents' | 'document_uses') =>
    (await store.db.selectFrom(table).selectAll().execute()).length;
  const fetchOf = (hash: string) => fetch(`${house.base}/api/documents/${hash}`);

  beforeAll(async () => {
    place = engine === 'SQLite' ? freshFolder() : await postgres.database('documents');
    house = await openHouse({
      gamesModule: NOTED,
      quotas: { ...NO_QUOTAS, documents: 3 },
      dataFolder: engine === 'SQLite' ? place : freshFolder(),
      ...(engine === 'SQLite' ? {} : { database: place }),
    });
    store = engine === 'SQLite' ? await sqliteStore(join(place, SQLITE_FILE)) : await postgresStore(place);
    [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
  });
  afterAll(async () => {
    await store.close();
    await house.close();
  });

  test('one is kept, fetched for good, used by reference, and gone when nobody uses it any more', async () => {
    const hash = await keep(ann, 'shared');
    const fetched = await fetchOf(hash);
    expect(await fetched.json()).toEqual(notesOf('shared'));
    expect(fetched.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const table = await tableOf([bob], { seats: 4, options: { notes: { document: hash } } });
    expect((await infoOf(bob, table)).options['notes']).toEqual({ document: hash });
    // The same one whole is the same document, and costs nobody anything.
    const whole = await tableOf([bob], { seats: 4, options: { notes: notesOf('shared') } });
    expect((await infoOf(bob, whole)).options).toEqual((await infoOf(bob, table)).options);
    expect(await rows('documents')).toBe(1);
    expect((await bob.call('myDocuments')).documents).toEqual([]);
    expect((await ann.call('myDocuments')).documents).toEqual([{ hash, created: expect.any(Number) }]);
    expect(await codeOf(bob.call('withdrawDocument', { params: { hash } }))).toBe('not-found');
    await ann.call('withdrawDocument', { params: { hash } });
    expect((await fetchOf(hash)).status).toBe(200);
    await store.commit(dropUses(store, [table]));
    expect((await fetchOf(hash)).status).toBe(200);
    await store.commit(dropUses(store, [table, whole]));
    expect([await rows('documents'), await rows('document_uses')]).toEqual([0, 0]);
    expect((await fetchOf(hash)).status).toBe(404);
  });

  test('what is no document, no option, not stored or not of the game is refused with its place', async () => {
    const bring = (option: string, value: unknown) =>
      ann
        .call('keepDocument', { body: { game: GAME, option, value: value as never } })
        .catch(({ problem }) => problem.place);
    expect(await bring('notes', 'none')).toBe('value');
    expect(await bring('notes', { title: 'a', lines: [1] })).toBe('value.lines[0]');
    expect(await bring('notes', { document: 'a'.repeat(64) })).toBe('value.document');
    expect(await bring('rounds', 3)).toBe('value');
    expect(await bring('toString', {})).toBe('option');
    const open = (value: unknown) =>
      ann
        .call('openTable', { body: { game: GAME, seats: 4, options: { notes: value as never } } })
        .catch(({ problem }) => problem.place);
    expect(await open({ document: 'a'.repeat(64) })).toBe('options.notes');
    for (const odd of [
      { document: 'short' },
      { document: ['a'.repeat(64)] },
      { document: 'a'.repeat(64), title: '' },
      [],
      {},
    ])
      expect(await open(odd)).toMatch(/^options\.notes/);
    expect((await fetchOf('a'.repeat(64))).status).toBe(404);
    expect((await fetchOf('nowhere')).status).toBe(400);
  });

  test('one person may have so many, at tables too, and is told what to do', async () => {
    const hashes = [await keep(ann, 'one'), await keep(ann, 'two')];
    await tableOf([ann], { seats: 4, options: { notes: notesOf('three') } });
    const open = (title: string) =>
      ann.call('openTable', { body: { game: GAME, seats: 4, options: { notes: notesOf(title) } } });
    for (const more of [keep(ann, 'four'), open('four')])
      expect(await more.catch(({ problem }) => [problem.status, problem.detail])).toEqual([
        409,
        expect.stringMatching(/3 .* withdraw one/),
      ]);
    expect(await codeOf(keep(ann, 'two'))).toBe('fine');
    expect(await codeOf(open('one'))).toBe('fine');
    await ann.call('withdrawDocument', { params: { hash: hashes[1] ?? '' } });
    expect(await codeOf(open('four'))).toBe('fine');
  });

  test('a table that closes before anything was played gives its documents back, and can still be looked at', async () => {
    const dora = await house.guest('Dora');
    const table = await tableOf([dora], { seats: 4, options: { notes: notesOf('given back') } });
    const hash = documentIn((await infoOf(dora, table)).options['notes'] ?? null) ?? '';
    await dora.call('withdrawDocument', { params: { hash } });
    expect((await fetchOf(hash)).status).toBe(200);
    await dora.call('closeTable', { params: { table } });
    expect((await fetchOf(hash)).status).toBe(404);
    expect((await infoOf(dora, table)).state).toBe('closed');
  });

  test('a document that somebody begins to use while its owner withdraws it stays', async () => {
    for (let round = 0; round < 10; round++) {
      const cleo = await house.guest('Cleo');
      const hash = await keep(cleo, `round ${round}`);
      const reference = { game: GAME, seats: 4, options: { notes: { document: hash } } };
      const [opened] = await Promise.allSettled([
        bob.call('openTable', { body: reference }),
        cleo.call('withdrawDocument', { params: { hash } }),
      ]);
      if (opened.status === 'rejected') continue;
      const { options } = await infoOf(bob, opened.value.table.id);
      expect(await withDocuments(options, async (one) => (await (await fetchOf(one)).json()) as never)).toMatchObject({
        notes: notesOf(`round ${round}`),
      });
      expect(await store.db.selectFrom('documents').select('hash').where('hash', '=', hash).execute()).toHaveLength(1);
    }
  });

  test('they move with the house, and go with the person who brought them', async () => {
    const { match, log, guest } = await playedMatch(house);
    const backup = join(scratch, `${engine}.sqlite`);
    await moveHouse(locationOf(place), locationOf(backup), games);
    const folder = freshFolder();
    await moveHouse(locationOf(backup), locationOf(folder), games);
    const other = await openNoted(folder);
    expect(await textOf(other, `/api/matches/${match}/log`)).toBe(log);
    await other.close();
    const hash = await keep(guest, 'mine');
    expect(JSON.stringify(await guest.call('exportMe'))).toContain(hash);
    await guest.call('deleteMe');
    expect((await store.db.selectFrom('documents').select('hash').execute()).map((row) => row.hash)).not.toContain(
      hash,
    );
    expect((await fetch(`${house.base}/api/matches/${match}/log`)).status).toBe(404);
  });
});
