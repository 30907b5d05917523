// Who goes in the middle of an event without a word: the round goes on without them, and they gain nothing by it. And
// two of whom one has blocked the other: they are drawn like everybody, and do not hear each other.
import type { TournamentInfo } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { type Guest, type House, openHouse, record } from '../testing/house.ts';
import { entering, inAMoment, playTournament, recountedStandings, tournamentOf } from '../testing/tournaments.ts';

let now = Date.now();
let house: House;
beforeAll(async () => {
  house = await openHouse({ organisers: 'everyone', dealPause: 0, tick: 20, now: () => now });
});
afterAll(() => house.close());

async function begun(people: readonly Guest[], settings: Parameters<typeof inAMoment>[0]): Promise<TournamentInfo> {
  const organiser = people[0] as Guest;
  const { tournament } = await organiser.call('openTournament', { body: inAMoment(settings) });
  const params = { tournament: tournament.id };
  for (const person of people) await entering(person, tournament.id);
  return (await organiser.call('beginTournament', { params })).tournament;
}

const lineOf = ({ standings }: TournamentInfo, { me }: Guest) => standings.find(({ person }) => person === me.id);

test.each(['swiss', 'duplicate'] as const)(
  '%s: who goes away in the middle holds up nobody, comes last whatever the bot made of it, and may come back',
  async (format) => {
    const people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => browserAt(house, name)));
    const [leaver, ...others] = people as [Guest, ...Guest[]];
    const clock = { kind: 'seconds', seconds: 60 } as const;
    const { id } = await begun(people, { format, seats: 4, roundCount: 2, clock });
    // Everybody plays for a while; then one of them is gone, and the clock runs.
    let looks = 0;
    await playTournament(people, id, () => ++looks > 12);
    const second = await playTournament(others, id, ({ rounds }) => {
      now += 5000;
      return rounds.length === 2;
    });
    const own = lineOf(second, leaver);
    const table = second.rounds[0]?.tables.find(({ seats }) => seats.includes(own?.id ?? ''));
    expect(table?.left).toEqual([table?.seats.indexOf(own?.id ?? '')]);
    expect(own).toMatchObject({ points: 0, played: 1, left: false });
    expect(second.rounds[1]?.tables.flatMap(({ seats }) => seats)).toContain(own?.id);
    const over = await playTournament(people, id);
    expect(over.rounds[1]?.tables.flatMap(({ left }) => left)).toEqual([]);
    expect(lineOf(over, leaver)?.played).toBe(2);
    expect(await recountedStandings(leaver, over)).toEqual(over.standings.map((line) => [line.id, line.points]));
  },
);

test('a block is no way to choose whom one meets: both sit where they are drawn, and neither hears the other', async () => {
  const [ann, ben] = [await keeper(house, 'Annabel'), await keeper(house, 'Benedict')];
  const others = await Promise.all(['Cleo', 'Dan'].map((name) => browserAt(house, name)));
  await ben.call('block', { body: { person: ann.me.id } });
  const people = [ann, ben, ...others];
  const info = await begun(people, { seats: 4, roundCount: 1 });
  const [drawn] = info.rounds[0]?.tables ?? [];
  expect(drawn?.seats.toSorted()).toEqual(info.standings.map(({ id }) => id).toSorted());
  const table = drawn?.table ?? '';
  const [anns, bens, cleos] = [ann, ben, others[0] as Guest].map((who) => record(who, table));
  if (!anns || !bens || !cleos) throw new Error('nobody follows');
  for (const one of [anns, bens, cleos]) await one.until(({ type }) => type === 'hello');
  const say = (who: Guest, text: string) => who.call('chat', { params: { table }, body: { text } });
  const heard = (text: string) => (message: { type: string }) => JSON.stringify(message).includes(text);
  await say(ann, 'from Ann');
  await say(ben, 'from Ben');
  await say(others[1] as Guest, 'from Dan');
  for (const one of [anns, bens, cleos]) await one.until(heard('from Dan'));
  expect(JSON.stringify(anns.heard)).not.toContain('from Ben');
  expect(JSON.stringify(bens.heard)).not.toContain('from Ann');
  await cleos.until(heard('from Ann'));
  for (const one of [anns, bens, cleos]) one.stop();
  const over = await playTournament(people, info.id);
  expect((await tournamentOf(ann, info.id)).state).toBe('over');
  expect(over.standings.map(({ played }) => played)).toEqual([1, 1, 1, 1]);
});
