// Tournaments on one node: drawn, dealt, played, counted once; the same cards at every table, and nothing of them told.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verify } from '@sagebrush/engine';
import { client } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { games } from '../testing/draw-play.ts';
import { codeOf, type Guest, guestAt, type House, openHouse } from '../testing/house.ts';
import { entering, inAMoment, playTournament, recountedStandings, tournamentOf } from '../testing/tournaments.ts';

let house: House;
let people: Guest[];
beforeAll(async () => {
  house = await openHouse({ organisers: 'everyone', dealPause: 0, tick: 20 });
  people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'].map((name) => browserAt(house, name)));
});
afterAll(() => house.close());

const organiser = (): Guest => people[0] as Guest;
async function announced(settings: Parameters<typeof inAMoment>[0], entrants: readonly Guest[]): Promise<string> {
  const { tournament } = await organiser().call('openTournament', { body: inAMoment(settings) });
  await Promise.all(entrants.map((person) => entering(person, tournament.id)));
  return tournament.id;
}

test('a Swiss tournament runs by itself, fills up with bots, and its standings are those of the logs', async () => {
  const asked = { body: inAMoment({ seats: 4, roundCount: 2 }), key: 'once' };
  const { id: tournament } = (await organiser().call('openTournament', asked)).tournament;
  expect((await organiser().call('openTournament', asked)).tournament.id).toBe(tournament);
  await Promise.all(people.map((person) => entering(person, tournament)));
  const params = { tournament };
  const begun = await organiser().call('beginTournament', { params });
  const inbox = async (person: Guest) => (await person.call('inbox')).items.map(({ address }) => address);
  const { rounds, standings } = begun.tournament;
  for (const person of people) {
    const id = standings.find((row) => row.person === person.me.id)?.id ?? '';
    const own = rounds[0]?.tables.find(({ seats }) => seats.includes(id));
    expect(await inbox(person)).toEqual([`/t/${own?.table}`]);
  }
  expect(begun.tournament.rounds).toHaveLength(1);
  const { table } = begun.tournament.rounds[0]?.tables[0] ?? { table: '' };
  expect(
    await codeOf(organiser().call('rematch', { params: { table }, body: { contribution: '00'.repeat(32) } })),
  ).toBe('not-now');
  expect(await codeOf(organiser().call('closeTable', { params: { table } }))).toBe('not-yours');
  const info = await playTournament(people, tournament);
  for (const person of people) expect(await inbox(person)).toEqual([]);
  expect(info.rounds).toHaveLength(2);
  expect(
    info.rounds.flatMap(({ tables }) => tables).every(({ matches, scores }) => matches.length === 1 && scores),
  ).toBe(true);
  expect(info.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await recountedStandings(organiser(), info)).toEqual(info.standings.map(({ id, points }) => [id, points]));
  expect(info.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await codeOf(entering(people[1] as Guest, tournament))).toBe('fine');
  expect(await codeOf(organiser().call('beginTournament', { params }))).toBe('not-now');
});

test('duplicate: every table has the same cards, and no table is open before all are over', async () => {
  const tournament = await announced({ format: 'duplicate', seats: 4, roundCount: 1, deals: 2 }, people);
  await organiser().call('beginTournament', { params: { tournament } });
  const first = await tournamentOf(organiser(), tournament);
  const tables = first.rounds[0]?.tables ?? [];
  expect(tables).toHaveLength(2);
  const seatOfPerson = (person: Guest, table: (typeof tables)[number]): number =>
    table.seats.findIndex((id) => first.standings.some((row) => row.id === id && row.person === person.me.id));
  const at = (index: number): Guest[] => people.filter((one) => seatOfPerson(one, tables[index] as never) >= 0);
  // Nobody but its own players sees a table, not even those who have the same cards elsewhere.
  const outside = await at(0)[0]?.call('table', { params: { table: tables[1]?.table ?? '' } });
  expect(outside?.moment).toBeNull();
  // What its players say about the cards stays among them.
  const [talker, beside] = at(0) as [Guest, Guest];
  const params = { table: tables[0]?.table ?? '' };
  const body = { text: 'The joker comes third.' };
  await talker.call('chat', { params, body });
  expect((await beside.call('table', { params })).chat).toHaveLength(1);
  for (const stranger of [...at(1), await guestAt(house.base)]) {
    expect((await stranger.call('table', { params })).chat).toEqual([]);
    expect(await codeOf(stranger.call('chat', { params, body }))).toBe('not-yours');
  }
  // One table plays to its end while the other waits.
  const half = await playTournament(at(0), tournament, ({ rounds }) => rounds[0]?.tables[0]?.over === true);
  const [done, waiting] = half.rounds[0]?.tables ?? [];
  // What one table made of the cards is not told while the other still has them.
  expect([done?.over, done?.scores, waiting?.over]).toEqual([true, null, false]);
  expect(half.standings.map(({ points, played }) => points + played)).toEqual([0, 0, 0, 0, 0, 0]);
  const match = done?.matches[0] ?? '';
  for (const person of [...people, await guestAt(house.base)]) {
    expect(await codeOf(person.call('log', { params: { match } }))).toBe('not-now');
    const own = at(0).includes(person) ? seatOfPerson(person, tables[0] as never) : -1;
    for (const viewer of ['0', '1', '2', '3', 'rail']) {
      const code = await codeOf(person.call('replay', { params: { match }, query: { viewer } }));
      expect(code).toBe(viewer === String(own) ? 'fine' : 'not-now');
    }
  }
  const info = await playTournament(people, tournament);
  const logs = await Promise.all(
    info.rounds[0]?.tables.flatMap(({ matches }) =>
      matches.map((id) => organiser().call('log', { params: { match: id } })),
    ) ?? [],
  );
  expect(logs).toHaveLength(4);
  for (const log of logs) expect(verify(games.find(log.game), log)).toEqual([]);
  const secrets = logs.map(({ chance }) => (chance.kind === 'fair' ? `${chance.deal} ${chance.secret}` : ''));
  expect(new Set(secrets).size).toBe(2);
  expect(new Set(logs.map(({ match: id }) => id)).size).toBe(4);
  expect(await recountedStandings(organiser(), info)).toEqual(info.standings.map(({ id, points }) => [id, points]));
});

test('duplicate: who comes back while a round is played changes no card of it, and opens none', async () => {
  const [leaver, ...others] = people as [Guest, ...Guest[]];
  const tournament = await announced({ format: 'duplicate', roundCount: 3, deals: 2 }, people);
  const params = { tournament };
  await organiser().call('beginTournament', { params });
  await leaver.call('withdrawFromTournament', { params, body: {} });
  const second = await playTournament(others, tournament, ({ rounds }) => rounds.length === 2);
  await entering(leaver, tournament);
  const sitsAt = (seats: readonly string[]) => (person: Guest) =>
    second.standings.some(({ id, person: who }) => who === person.me.id && seats.includes(id));
  const first = others.filter(sitsAt(second.rounds[1]?.tables[0]?.seats ?? []));
  const half = await playTournament(first, tournament, ({ rounds }) => rounds[1]?.tables[0]?.over === true);
  expect(half.rounds[1]?.tables[1]?.over).toBe(false);
  for (const match of half.rounds[1]?.tables[0]?.matches ?? [])
    expect(await codeOf(organiser().call('log', { params: { match } }))).toBe('not-now');
  const info = await playTournament(people, tournament, ({ rounds }) => typeof rounds[1]?.closed === 'number');
  for (const deal of [0, 1]) {
    const matches = info.rounds[1]?.tables.map((table) => table.matches[deal] ?? '') ?? [];
    const logs = await Promise.all(matches.map((match) => organiser().call('log', { params: { match } })));
    expect(new Set(logs.map(({ chance }) => chance.kind === 'fair' && chance.deal)).size).toBe(1);
  }
  await organiser().call('cancelTournament', { params });
});

test('who brings a guest of the same event plays on in one seat of it: the guest’s stays behind', async () => {
  const kit = await keeper(house, 'kit');
  const guests = await Promise.all(['Gil', 'Hob', 'Ira', 'Joe'].map((name) => browserAt(house, name)));
  const tournament = await announced({ format: 'duplicate', roundCount: 1, deals: 1 }, [kit, ...guests]);
  await organiser().call('beginTournament', { params: { tournament } });
  const { rounds, standings } = await tournamentOf(organiser(), tournament);
  const tableOf = ({ me }: Guest): string => {
    const id = standings.find((row) => row.person === me.id)?.id ?? '';
    return rounds[0]?.tables.find(({ seats }) => seats.includes(id))?.table ?? '';
  };
  const own = tableOf(kit);
  // Four of them, and three chairs beside kit's: one sits elsewhere.
  const guest = guests.find((one) => tableOf(one) !== own) as Guest;
  const { me, guest: left } = await client({ base: house.base, token: guest.token }).call('signInByCode', {
    body: { handle: 'kit', code: kit.code, program: true },
  });
  const back = client({ base: house.base, token: me.token ?? '' });
  expect(await back.call('bring', { body: { code: left?.code ?? '' } })).toMatchObject({ left: 1 });
  const seen = async (table: string) => back.call('table', { params: { table } });
  expect((await seen(own)).seat).not.toBeNull();
  expect(await seen(tableOf(guest))).toMatchObject({ seat: null, moment: null });
  expect((await back.call('myMatches')).matches.map(({ table }) => table)).toEqual([own]);
});

test('a knock-out by series: two matches at each table, the better half meets, and the standings are those of the logs', async () => {
  const tournament = await announced({ format: 'knock-out', seats: 4, deals: 2 }, people);
  await organiser().call('beginTournament', { params: { tournament } });
  const info = await playTournament(people, tournament);
  expect(info.rounds.map(({ tables }) => tables.map(({ matches }) => matches.length))).toEqual([[2, 2], [2]]);
  // Who had more at their table, and of equals who entered first; bots only fill chairs.
  const ranked = ({ seats, scores }: (typeof info.rounds)[0]['tables'][0]): string[] =>
    seats
      .map((id, seat) => ({ id, score: scores?.[seat] ?? 0 }))
      .filter(({ id }) => !id.startsWith('bot:'))
      .toSorted((a, b) => b.score - a.score || Number(a.id) - Number(b.id))
      .map(({ id }) => id);
  const [first, final] = info.rounds.map(({ tables }) => tables.map(ranked));
  expect(info.rounds[1]?.tables[0]?.seats.toSorted()).toEqual(first?.flatMap((ids) => ids.slice(0, 2)).toSorted());
  expect(info.standings[0]).toMatchObject({ id: final?.[0]?.[0], place: 1 });
  expect(await recountedStandings(organiser(), info)).toEqual(info.standings.map(({ id, points }) => [id, points]));
});

test('called off by a node that dies over it: another closes the tables, and the secret comes after the last one', async () => {
  const tournament = await announced({ format: 'duplicate', seats: 4, roundCount: 1 }, people);
  const { tournament: begun } = await organiser().call('beginTournament', { params: { tournament } });
  const tables = begun.rounds[0]?.tables ?? [];
  const sits = ({ me }: Guest): boolean =>
    begun.standings.some(({ id, person }) => person === me.id && tables[0]?.seats.includes(id));
  const ended = ({ rounds }: typeof begun): boolean => rounds[0]?.tables[0]?.over === true;
  const half = await playTournament(people.filter(sits), tournament, ended);
  expect(half.rounds[0]?.tables[1]?.over).toBe(false);
  // All that the node wrote before it died.
  const written = new DatabaseSync(join(house.folder, 'sagebrush.sqlite'), { timeout: 5000 });
  written.prepare("UPDATE tournaments SET state = 'cancelled', step = step + 1 WHERE id = ?").run(tournament);
  written.close();
  const stateOf = async (table: string) => (await organiser().call('table', { params: { table } })).table.state;
  const secretAndTables = async () => {
    const { secret } = await tournamentOf(organiser(), tournament);
    const states = await Promise.all(tables.map(({ table }) => stateOf(table)));
    if (secret !== null) expect(states).not.toContain('playing');
    return secret;
  };
  await expect.poll(secretAndTables, { timeout: 30_000, interval: 1 }).not.toBeNull();
  const match = half.rounds[0]?.tables[0]?.matches[0] ?? '';
  expect(await codeOf(organiser().call('log', { params: { match } }))).toBe('fine');
});

test('who leaves holds up nobody and comes last; who is late plays from the next round on', async () => {
  const [leaver, late, ...others] = people as [Guest, Guest, ...Guest[]];
  const { tournament: made } = await leaver.call('openTournament', { body: inAMoment({ seats: 4, roundCount: 2 }) });
  const params = { tournament: made.id };
  for (const person of [leaver, ...others.slice(0, 3)]) await entering(person, made.id);
  await leaver.call('beginTournament', { params });
  await leaver.call('withdrawFromTournament', { params, body: {} });
  await entering(late, made.id);
  const info = await playTournament([late, ...others.slice(0, 3)], made.id);
  const left = info.standings.find(({ person }) => person === leaver.me.id);
  expect(left).toMatchObject({ left: true, points: 0, played: 1 });
  const table = info.rounds[0]?.tables.find(({ seats }) => seats.includes(left?.id ?? ''));
  expect(table?.left).toEqual([table?.seats.indexOf(left?.id ?? '')]);
  expect(info.rounds[1]?.tables.flatMap(({ seats }) => seats)).not.toContain(left?.id);
  expect(info.standings.find(({ person }) => person === late.me.id)?.played).toBe(1);
  expect(await codeOf(entering(leaver, made.id))).toBe('not-now');
});

test('who is sent away stays away, and nobody but the organiser sends anybody', async () => {
  const [, sent, other] = people as [Guest, Guest, Guest];
  const tournament = await announced({}, people.slice(0, 3));
  const params = { tournament };
  const { standings } = await tournamentOf(organiser(), tournament);
  const body = { competitor: standings.find(({ person }) => person === sent.me.id)?.id ?? '' };
  expect(await codeOf(other.call('withdrawFromTournament', { params, body }))).toBe('not-yours');
  const { tournament: left } = await organiser().call('withdrawFromTournament', { params, body });
  expect(left.standings.map(({ person }) => person)).not.toContain(sent.me.id);
  expect(JSON.stringify(left)).not.toContain(sent.me.id);
  expect(await codeOf(entering(sent, tournament))).toBe('not-yours');
  await organiser().call('changeTournament', { params, body: { name: 'Sunday' } });
  expect(await codeOf(entering(sent, tournament))).toBe('not-yours');
  // Who goes by themselves may come back.
  await other.call('withdrawFromTournament', { params, body: {} });
  await entering(other, tournament);
});

test('a league is for programs and the bots of the house, which win it; people are told so', async () => {
  const program = await guestAt(house.base, 'Clanker');
  const { tournament: made } = await organiser().call('openTournament', {
    body: inAMoment({
      league: true,
      levels: ['greenhorn', 'cowhand', 'deputy'],
      seats: 4,
      format: 'round-robin',
      roundCount: 1,
    }),
  });
  expect(await codeOf(entering(organiser(), made.id))).toBe('not-yours');
  await entering(program, made.id);
  await organiser().call('beginTournament', { params: { tournament: made.id } });
  const info = await playTournament([program], made.id);
  expect(info.rounds).toHaveLength(1);
  expect(info.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  const other = await announced({}, []);
  expect(await codeOf(entering(program, other))).toBe('not-yours');
});

test('what cannot be is refused: no clock, too few people, somebody else’s tournament, what is called off', async () => {
  const open = (settings: Parameters<typeof inAMoment>[0]) =>
    codeOf(organiser().call('openTournament', { body: inAMoment(settings) }));
  expect(await open({ clock: { kind: 'none' } })).toBe('format');
  expect(await open({ opens: Date.now() + 7_200_000 })).toBe('format');
  expect(await open({ level: 'nobody' })).toBe('format');
  const alone = await announced({}, people.slice(0, 1));
  const params = { tournament: alone };
  expect(await codeOf(people[1]?.call('beginTournament', { params }) as Promise<unknown>)).toBe('not-yours');
  await organiser().call('beginTournament', { params });
  expect((await tournamentOf(organiser(), alone)).state).toBe('cancelled');
  const off = await announced({ opens: Date.now() + 1_800_000 }, []);
  expect(await codeOf(entering(organiser(), off))).toBe('not-now');
  await organiser().call('cancelTournament', { params: { tournament: off } });
  const { tournaments } = await organiser().call('tournaments');
  expect(tournaments.some(({ id }) => id === off)).toBe(false);
  expect(await codeOf(organiser().call('tournament', { params: { tournament: 'no-such-one' } }))).toBe('not-found');
});
