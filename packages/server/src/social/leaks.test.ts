// No leaks between people: two worlds that differ only in what somebody hides, blocks or reports give everybody whom
// it does not concern the same bytes, by every answer and stream of theirs.
import type { MeMessage, TableMessage } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { codeOf, type Guest, type House, openHouse, playOn, startedTable, tableOf } from '../testing/house.ts';

const TIME = 1_800_000_000_000;

/** A world of its own: the same people do the same things, at the same time. */
async function world(): Promise<{ house: House; ann: Guest; bob: Guest; cleo: Guest; guest: Guest; table: string }> {
  const house = await openHouse({ now: () => TIME });
  const ann = await keeper(house, 'Ann_Oakley');
  const bob = await keeper(house, 'Bob_Ford');
  const cleo = await keeper(house, 'Cleo_Lucas');
  const guest = await browserAt(house, 'Onlooker');
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
    [bob, cleo],
    [cleo, bob],
  ] as const)
    await one.call('befriend', { body: { handle: other.me.name } });
  const table = await tableOf([ann, bob], { seats: 4, listed: true });
  return { house, ann, bob, cleo, guest, table };
}
type World = Awaited<ReturnType<typeof world>>;

/** Ids are random in every world: what is compared says who they are. */
function withoutIds(text: string, { ann, bob, cleo, guest, table }: World): string {
  const known = Object.entries({ ann: ann.me.id, bob: bob.me.id, cleo: cleo.me.id, guest: guest.me.id, table });
  return known
    .reduce((told, [name, id]) => told.replaceAll(id, `<${name}>`), text)
    .replace(/"(commitment|match)":"[\w-]+"/g, '"$1":"…"')
    .replace(/"id":"[\w-]{22}"/g, '"id":"…"');
}

/** The first message of somebody's own stream, and of the table's. */
async function streamsOf(who: Guest, table: string): Promise<unknown[]> {
  const end = new AbortController();
  const first = async (stream: AsyncGenerator<{ message: MeMessage | TableMessage }>): Promise<unknown> => {
    for await (const { message } of stream) return message;
    return undefined;
  };
  const told = [
    await first(who.followMe({ signal: end.signal })),
    await first(who.followTable(table, { signal: end.signal })),
  ];
  end.abort();
  return told;
}

/** All that somebody can ask for about the others. */
async function allSeenBy(who: Guest, seen: World): Promise<string> {
  const { table, ann, bob, cleo } = seen;
  const names = [ann, bob, cleo].map(({ me }) => me.name);
  const handles = [...names, 'Ann_0akley', 'Free_Name'];
  const answers = [
    await Promise.all(names.map((handle) => who.call('profile', { params: { handle } }))),
    await Promise.all(handles.map((handle) => who.call('handle', { params: { handle } }))),
    await who.call('friends'),
    await who.call('table', { params: { table } }),
    await who.call('tables'),
    await who.call('me'),
    await streamsOf(who, table),
  ];
  return withoutIds(JSON.stringify(answers), seen);
}

/** What Ann does in one world and not in the other, and who may notice nothing of it. */
const SECRETS: readonly {
  readonly name: string;
  readonly act: (seen: World) => Promise<unknown>;
  readonly hiddenFrom: readonly ('bob' | 'cleo' | 'guest')[];
}[] = [
  {
    name: 'Ann is here, and friends alone see it',
    act: async ({ ann }) => {
      const end = new AbortController();
      for await (const _ of ann.followMe({ signal: end.signal })) return;
    },
    hiddenFrom: ['cleo', 'guest'],
  },
  {
    name: 'Ann appears offline, and nobody sees whether she was here before',
    act: ({ ann }) => ann.call('changeProfile', { body: { presence: false } }),
    hiddenFrom: ['bob', 'cleo', 'guest'],
  },
  {
    name: 'Ann asks Cleo, and only Cleo knows',
    act: ({ ann, cleo }) => ann.call('befriend', { body: { person: cleo.me.id } }),
    hiddenFrom: ['bob', 'guest'],
  },
  {
    name: 'Ann blocks Cleo, who does not learn of it, nor does anybody',
    act: ({ ann, cleo }) => ann.call('block', { body: { person: cleo.me.id } }),
    hiddenFrom: ['bob', 'cleo', 'guest'],
  },
  {
    name: 'Ann mutes Bob',
    act: ({ ann, bob }) => ann.call('hush', { body: { person: bob.me.id, muted: true } }),
    hiddenFrom: ['bob', 'cleo', 'guest'],
  },
  {
    name: 'Ann invites Bob, and only he knows',
    act: ({ ann, bob, table }) => ann.call('invite', { params: { table }, body: { person: bob.me.id } }),
    hiddenFrom: ['cleo', 'guest'],
  },
  {
    name: 'Ann reports Bob, and nobody learns of it',
    act: ({ ann, bob, table }) =>
      ann.call('report', {
        body: { about: { kind: 'person', person: bob.me.id }, reason: 'chat', words: 'He whistles.', table },
      }),
    hiddenFrom: ['bob', 'cleo', 'guest'],
  },
  {
    name: 'Ann has another session, a code and a passkey to be made',
    act: async ({ ann }) => {
      await ann.call('makeCode');
      await ann.call('passkeyOptions');
      await ann.call('makeDeviceLink');
    },
    hiddenFrom: ['bob', 'cleo', 'guest'],
  },
];

test.each(SECRETS)('$name', async ({ act, hiddenFrom }) => {
  const [true_, other] = [await world(), await world()];
  await act(true_);
  for (const who of hiddenFrom) expect(await allSeenBy(true_[who], true_)).toBe(await allSeenBy(other[who], other));
  await true_.house.close();
  await other.house.close();
});

test('a page that shows nothing says nothing, whatever was played', async () => {
  const pages: string[] = [];
  for (const plays of [false, true]) {
    const seen = await world();
    const { ann, bob, guest } = seen;
    await ann.call('changeProfile', { body: { ratings: false, record: false, matches: false, since: false } });
    if (plays) {
      const table = await startedTable([ann, bob], { listed: true }, ['greenhorn', 'greenhorn']);
      await Promise.all([ann, bob].map((who) => playOn(who, table)));
    }
    pages.push(withoutIds(JSON.stringify(await guest.call('profile', { params: { handle: 'Ann_Oakley' } })), seen));
    await seen.house.close();
  }
  expect(pages[0]).toBe(pages[1]);
});

test('what is one’s own is nobody else’s to ask for', async () => {
  const { house, ann, bob, guest } = await world();
  const { sessions } = await ann.call('account');
  for (const who of [bob, guest]) {
    expect(await codeOf(who.call('endSession', { params: { session: sessions[0]?.id ?? '' } }))).toBe('not-found');
    expect(JSON.stringify(await who.call('account'))).not.toContain(ann.me.id);
    expect(JSON.stringify(await who.call('exportMe'))).not.toContain(ann.token);
  }
  expect(await codeOf(ann.call('me'))).toBe('fine');
  await house.close();
});
