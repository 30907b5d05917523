// Kept names: made by passkey or code, opened again by either, and by nothing that was copied, used or made elsewhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '@sagebrush/protocol';
import { adminClient } from '@sagebrush/protocol/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_QUOTAS } from '../quotas.ts';
import { browserAt, keepByPasskey, keeper, originOf, signedInBy } from '../testing/accounts.ts';
import { authenticator } from '../testing/authenticator.ts';
import { codeOf, type House, openHouse, record, startedTable, tableOf } from '../testing/house.ts';

const ADMIN_TOKEN = 'the-token-of-the-tests-of-accounts';
let house: House;
let now = Date.now();
beforeAll(async () => {
  house = await openHouse({ now: () => now, adminToken: ADMIN_TOKEN });
});
afterAll(() => house.close());
const BOTS = ['greenhorn', 'greenhorn'];
const here = () => ({ origin: originOf(house) });

test('a guest keeps a name by a passkey, loses the cookie, and comes back to the same seat', async () => {
  const [ann, bob] = [await browserAt(house, 'Ann'), await browserAt(house, 'Bob')];
  const table = await startedTable([ann, bob], {}, BOTS);
  const bobs = record(bob, table);
  const { device, passkey } = await keepByPasskey(ann, 'Annie_Oakley', here());
  expect(passkey).toMatchObject({ used: null, synced: false });
  expect(await bobs.until(({ type }) => type === 'renamed')).toMatchObject({ name: 'Annie_Oakley', kept: true });
  const { me, guest } = await signedInBy(house, device, here());
  expect([me.id, me.name, me.kept, guest]).toEqual([ann.me.id, 'Annie_Oakley', true, null]);
  const back = client({ base: house.base, token: me.token ?? '' });
  expect((await back.call('table', { params: { table } })).seat).toBe(0);
  const account = await back.call('account');
  expect(account.passkeys).toMatchObject([{ id: passkey.id, used: expect.any(Number) }]);
  expect(account.sessions.map(({ current }) => current)).toEqual([false, true]);
  bobs.stop();
});

test('a replayed assertion, a copied passkey, a foreign origin and another site’s passkey are refused', async () => {
  const guest = await browserAt(house);
  const { device } = await keepByPasskey(guest, 'Calamity', here());
  const visitor = client({ base: house.base });
  const { options } = await visitor.call('signInOptions');
  const response = device.get(options, here());
  expect(await codeOf(visitor.call('signIn', { body: { response } }))).toBe('fine');
  expect(await codeOf(visitor.call('signIn', { body: { response } }))).toBe('not-proven');
  expect(await codeOf(signedInBy(house, device, { ...here(), counter: 5 }))).toBe('fine');
  // The thief's copy counts from where it was copied.
  for (const counter of [5, 3, -1])
    expect(await codeOf(signedInBy(house, device, { ...here(), counter }))).toBe('not-proven');
  const evil = { origin: 'https://evil.example', relyingParty: 'localhost' };
  expect(await codeOf(signedInBy(house, device, { ...evil, counter: 9 }))).toBe('not-proven');
  const elsewhere = { ...here(), relyingParty: 'evil.example', counter: 9 };
  expect(await codeOf(signedInBy(house, device, elsewhere))).toBe('not-proven');
  expect(await codeOf(signedInBy(house, device, { ...here(), counter: 9 }))).toBe('fine');
});

test('a passkey is made once, by who asked, within five minutes, and by nobody’s forged words', async () => {
  const [ann, eve] = [await browserAt(house), await browserAt(house)];
  const { device } = await keepByPasskey(ann, 'Sundance', here());
  const { options } = await ann.call('passkeyOptions');
  const response = device.create(options, here());
  expect(await codeOf(eve.call('addPasskey', { body: { handle: 'Evelyn', response } }))).toBe('not-proven');
  expect(await codeOf(ann.call('addPasskey', { body: { response } }))).toBe('fine');
  expect(await codeOf(ann.call('addPasskey', { body: { response } }))).toBe('not-proven');
  const late = await ann.call('passkeyOptions');
  now += 5 * 60_000;
  const made = device.create(late.options, here());
  expect(await codeOf(ann.call('addPasskey', { body: { response: made } }))).toBe('not-proven');
  for (const forged of [null, 7, {}, { id: 'x' }, { id: 'x', response: { clientDataJSON: 'e30' } }, [response]]) {
    expect(await codeOf(ann.call('addPasskey', { body: { response: forged } }))).toBe('not-proven');
    expect(await codeOf(eve.call('signIn', { body: { response: forged } }))).toBe('not-proven');
  }
  expect((await ann.call('account')).passkeys).toHaveLength(2);
  // Of the last two, removed at once, one stays: the way back.
  const removed = async (who: typeof ann) =>
    Promise.all(
      (await ann.call('account')).passkeys.map(({ id }) =>
        codeOf(who.call('removePasskey', { params: { passkey: id } })),
      ),
    );
  expect(await removed(eve)).toEqual(['not-found', 'not-found']);
  expect((await removed(ann)).sort()).toEqual(['fine', 'not-now']);
  expect(await removed(ann)).toEqual(['not-now']);
});

test('a synced passkey that never counts signs in again and again', async () => {
  const guest = await browserAt(house);
  const { device } = await keepByPasskey(guest, 'Everywhere', here());
  for (const _ of [1, 2, 3]) expect(await codeOf(signedInBy(house, device, { ...here(), counter: -1 }))).toBe('fine');
});

test('a recovery code opens a name once, typed in any way, and is replaced', async () => {
  const ann = await keeper(house, 'Belle-Starr');
  expect(ann.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{1,6}(-[0-9A-HJKMNP-TV-Z]{5})+$/);
  expect(ann.code.replace(/-/g, '')).toHaveLength(26);
  const visitor = client({ base: house.base });
  const enter = (handle: string, code: string) =>
    visitor.call('signInByCode', { body: { handle, code, program: true } });
  const sloppy = ann.code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l');
  const { me, code: next = '' } = await enter('belle_starr', sloppy);
  expect([me.id, me.kept]).toEqual([ann.me.id, true]);
  expect(await codeOf(enter('Belle-Starr', ann.code))).toBe('not-proven');
  expect(await codeOf(enter('Nobody', next))).toBe('not-proven');
  const both = await Promise.all([codeOf(enter('Belle-Starr', next)), codeOf(enter('Belle-Starr', next))]);
  expect(both.sort()).toEqual(['fine', 'not-proven']);
});

test('whoever lost the answer to a recovery code asks again with the same key, and is told the next one', async () => {
  const ann = await keeper(house, 'Lost_Letter');
  const visitor = client({ base: house.base });
  const enter = (code: string, key?: string) =>
    visitor.call('signInByCode', {
      body: { handle: 'Lost_Letter', code, program: true },
      ...(key === undefined ? {} : { key }),
    });
  const key = 'a-key-that-nobody-guesses-in-32-signs';
  const first = await enter(ann.code, key);
  const again = await enter(ann.code, key);
  expect(again.code).toBe(first.code);
  expect(again.me.id).toBe(ann.me.id);
  for (const other of [undefined, `${key}.`]) expect(await codeOf(enter(ann.code, other))).toBe('not-proven');
  const both = await Promise.all([1, 2].map(() => enter(first.code ?? '', `${key} and another`.replaceAll(' ', '-'))));
  expect(both[0]?.code).toBe(both[1]?.code);
  // Used, the next one is replaced too, and the key brings nothing back.
  const second = await enter(both[0]?.code ?? '');
  expect(await codeOf(enter(ann.code, key))).toBe('not-proven');
  // A key that could be guessed tells nothing again.
  expect((await enter(second.code ?? '', 'short')).code).not.toBe(second.code);
  expect(await codeOf(enter(second.code ?? '', 'short'))).toBe('not-proven');
});

test('whoever brings a guest sheds neither a block nor a silence by it, and keeps their own', async () => {
  const [ann, eve] = [await keeper(house, 'Held_Against'), await keeper(house, 'Blocker_Eve')];
  const [guest, pest] = [await browserAt(house, 'Rude Lark'), await keeper(house, 'The_Pest')];
  const hosted = await tableOf([eve, guest], { seats: 4 });
  await eve.call('mute', { params: { table: hosted }, body: { person: guest.me.id, muted: true } });
  await ann.call('befriend', { body: { person: pest.me.id } });
  expect(await pest.call('befriend', { body: { person: ann.me.id } })).toEqual({ tie: 'friends' });
  await eve.call('block', { body: { person: guest.me.id } });
  await guest.call('block', { body: { person: pest.me.id } });
  const admin = adminClient({ base: house.base, token: ADMIN_TOKEN });
  await admin.call('silence', { params: { person: guest.me.id }, body: { minutes: 60 } });
  const table = await startedTable([eve, ann], {}, BOTS);
  const eves = record(eve, table);
  await eves.until(({ type }) => type === 'hello');
  const { guest: left, me } = await client({ base: house.base, token: guest.token }).call('signInByCode', {
    body: { handle: 'Held_Against', code: ann.code, program: true },
  });
  const back = client({ base: house.base, token: me.token ?? '' });
  await back.call('bring', { body: { code: left?.code ?? '' } });
  expect((await eve.call('friends')).blocked.map(({ id }) => id)).toEqual([ann.me.id]);
  const mine = await back.call('friends');
  expect([mine.blocked.map(({ id }) => id), mine.friends, mine.asked]).toEqual([[pest.me.id], [], []]);
  expect((await pest.call('friends')).friends).toEqual([]);
  expect((await eve.call('table', { params: { table: hosted } })).table.muted).toEqual([ann.me.id]);
  const say = (text: string) => back.call('chat', { params: { table }, body: { text } });
  expect(await codeOf(say('still rude'))).toBe('not-yours');
  now += 61 * 60_000;
  await say('rude again');
  await ann.call('chat', { params: { table }, body: { text: 'and again' } });
  await eve.call('chat', { params: { table }, body: { text: 'peace' } });
  await eves.until((message) => JSON.stringify(message).includes('peace'));
  expect(JSON.stringify(eves.heard)).not.toContain('again');
  eves.stop();
});

test('tries of codes are limited by the name and by the address', async () => {
  const strict = await openHouse({ quotas: { ...NO_QUOTAS, codeTries: 10 } });
  const visitor = client({ base: strict.base });
  const codes: string[] = [];
  for (let count = 0; count < 12; count++)
    codes.push(await codeOf(visitor.call('signInByCode', { body: { handle: 'Belle', code: `wrong ${count}` } })));
  expect(codes.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'not-proven'));
  expect(codes.at(-1)).toBe('too-many');
  await strict.close();
});

test('another spelling, another address or another name alone gives no more tries', async () => {
  const strict = await openHouse({ trustProxy: true, quotas: { ...NO_QUOTAS, codeTries: 10 } });
  const enter = async (handle: string, address: string): Promise<string> => {
    const headers = { 'x-forwarded-for': address };
    const payload = { handle, code: 'wrong' };
    return (await strict.app.inject({ method: 'POST', url: '/api/session/code', payload, headers })).json().code;
  };
  const spellings = ['Belle', 'BELLE', 'be11e', 'Bélle'];
  const ofName: string[] = [];
  const ofAddress: string[] = [];
  for (let count = 0; count < 12; count++) {
    ofName.push(await enter(spellings[count % spellings.length] ?? '', `203.0.113.${count}`));
    // One household has all addresses of its network.
    ofAddress.push(await enter(`Name${'abcdefghjkmp'[count]}`, `2001:db8:1:1::${count + 1}`));
  }
  for (const codes of [ofName, ofAddress]) expect([codes[0], codes.at(-1)]).toEqual(['not-proven', 'too-many']);
  expect(await enter('Somebody', '198.51.100.7')).toBe('not-proven');
  // Nobody's guesses keep out who knows the code.
  const ann = await keeper(strict, 'Locked_Out');
  for (let count = 0; count < 12; count++) await enter('Locked_Out', `203.0.114.${count}`);
  expect(await enter('Locked_Out', '198.51.100.8')).toBe('too-many');
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  const payload = { handle: 'Locked_Out', code: ann.code };
  const entered = await strict.app.inject({ method: 'POST', url: '/api/session/code', payload, headers });
  expect(entered.statusCode).toBe(200);
  await strict.close();
});

test('one name is one person’s: no case, no look-alike, no guest and no bot takes it', async () => {
  const ann = await keeper(house, 'Wild_Bill');
  for (const like of ['wild_bill', 'WildBill', 'W1ld-Bill', 'Wíld_Bìll', 'VVild_Bi11', 'Wildbíll']) {
    const other = await browserAt(house, 'Other');
    expect((await other.call('handle', { params: { handle: like } })).free, like).toBe(false);
    expect(await codeOf(other.call('makeCode', { body: { handle: like } })), like).toBe('taken');
    expect(await codeOf(other.call('changeMe', { body: { name: like } })), like).toBe('taken');
    expect(await codeOf(other.call('makeBot', { body: { name: like } })), like).toBe('taken');
  }
  // Cyrillic letters are no handle, but a guest might bring them.
  const guest = await browserAt(house, 'Wіld Bіll');
  expect(guest.me.name).not.toBe('Wіld Bіll');
  expect(guest.me.kept).toBe(false);
  // All in another alphabet, whose capitals look otherwise than its small letters; in several of them; in one that
  // nobody writes their name in; for phonetics; on discs, in boxes, in halves of flags.
  await keeper(house, 'Zeynahum');
  await keeper(house, 'Nolu');
  const alike = ['ΝΟΙU', 'ոօւս', 'Ɲɔʟu', 'ΖEΥΝAΗUΜ', 'ᴢᴇʏɴᴀʜᴜᴍ', 'ꮓeynahum'.toUpperCase(), 'ꓪꓲꓡꓓ ꓐꓲꓡꓡ', 'Wꓲld Bill'];
  const boxed = ['🅦🅘🅛🅓 🅑🅘🅛🅛', '🆆🅸🅻🅳 🅱🅸🅻🅻', '🇼🇮🇱🇩 🇧🇮🇱🇱', 'Wɩld Bɨll', 'Wild Biוו'];
  for (const like of [...alike, ...boxed])
    expect(await codeOf(guest.call('changeMe', { body: { name: like } })), like).toBe('taken');
  for (const name of [
    'Дмитрий',
    'Ἀλέξανδρος',
    'Նարեկ',
    '山田タロー',
    '김민수',
    'דוד',
    'محمد',
    'Əli',
    'Kɔfi',
    'Łukasz ♠',
    'Zoë 🇩🇪',
  ])
    expect(await codeOf(guest.call('changeMe', { body: { name } })), name).toBe('fine');
  for (const name of ['Admin', 'Ann-Adm1n', 'Gue5t', 'You', 'S4gebrush', 'ab', 'Wild Bill', '-x-', '9lives', 'Ann!'])
    expect((await guest.call('handle', { params: { handle: name } })).free, name).toBe(name === 'S4gebrush');
  for (const name of ['Adm1n', 'Sagebrush Moderator'])
    expect(await codeOf(guest.call('changeMe', { body: { name } })), name).toBe('taken');
  expect(await codeOf(guest.call('changeMe', { body: { name: 'Badminton' } }))).toBe('fine');
  // Two who want the same name at once: one gets it.
  const two = await Promise.all([browserAt(house), browserAt(house)]);
  const wanted = two.map((one, index) =>
    codeOf(one.call('makeCode', { body: { handle: ['Doc', 'D0C'][index] ?? '' } })),
  );
  expect((await Promise.all(wanted)).sort()).toEqual(['fine', 'taken']);
  // A former name stays one's own for a while.
  await ann.call('changeMe', { body: { name: 'Bill_Hickok' } });
  expect(await codeOf(guest.call('changeMe', { body: { name: 'Wild Bill' } }))).toBe('taken');
  expect(await codeOf(ann.call('changeMe', { body: { name: 'wild_bill' } }))).toBe('fine');
  expect(await codeOf(ann.call('changeMe', { body: { name: 'Not a handle' } }))).toBe('format');
  for (const blank of ['\u3164', '\u2800', '\u115f\u1160', '\u034f', '\ufe0f'])
    expect(await codeOf(guest.call('changeMe', { body: { name: blank } }))).toBe('format');
  const program = await house.guest('Tin Man');
  expect(await codeOf(program.call('makeCode', { body: { handle: 'Tin_Man' } }))).toBe('not-now');
});

test('who signs in brings seats, matches and words of the guest on this device along', async () => {
  const ann = await keeper(house, 'Etta_Place');
  const [guest, bob] = [await browserAt(house, 'Quiet Lark'), await browserAt(house, 'Bob')];
  const table = await startedTable([guest, bob], {}, BOTS);
  const open = await tableOf([guest], { seats: 4 });
  await guest.call('chat', { params: { table }, body: { text: 'Good evening' } });
  const bobs = record(bob, table);
  await bobs.until(({ type }) => type === 'hello');
  const { me, guest: left } = await client({ base: house.base, token: guest.token }).call('signInByCode', {
    body: { handle: 'Etta_Place', code: ann.code, program: true },
  });
  expect(left).toMatchObject({ name: 'Quiet Lark', seats: 2, matches: 1 });
  const etta = client({ base: house.base, token: me.token ?? '' });
  const code = left?.code ?? '';
  expect(await codeOf(bob.call('bring', { body: { code } }))).toBe('guest');
  expect(await etta.call('bring', { body: { code } })).toEqual({ seats: 2, matches: 1, left: 0 });
  expect(await codeOf(etta.call('bring', { body: { code } }))).toBe('not-found');
  expect(await bobs.until(({ type }) => type === 'renamed')).toMatchObject({ person: ann.me.id, was: guest.me.id });
  const { seat, chat, moment, table: info } = await etta.call('table', { params: { table } });
  expect([seat, chat[0]?.name, chat[0]?.by, info.host]).toEqual([0, 'Etta_Place', ann.me.id, ann.me.id]);
  expect((await etta.call('table', { params: { table: open } })).seat).toBe(0);
  // The seat is theirs in the match too: their own cards, their own moves.
  const match = moment?.match ?? '';
  expect((await etta.call('match', { params: { match } })).seat).toBe(0);
  expect((await etta.call('myMatches')).matches.map(({ id }) => id)).toEqual([match]);
  expect(await codeOf(guest.call('me'))).toBe('no-session');
  bobs.stop();
});

test('what the account has at the same table stays where it is', async () => {
  const ann = await keeper(house, 'Both_Sides');
  const guest = await browserAt(house);
  const table = await startedTable([ann, guest], {}, BOTS);
  const { guest: left, me } = await client({ base: house.base, token: guest.token }).call('signInByCode', {
    body: { handle: 'Both_Sides', code: ann.code, program: true },
  });
  const back = client({ base: house.base, token: me.token ?? '' });
  expect(await back.call('bring', { body: { code: left?.code ?? '' } })).toMatchObject({ left: 1 });
  expect((await back.call('table', { params: { table } })).seat).toBe(0);
});

test('sessions are seen and ended, streams included, one by one or everywhere', async () => {
  const ann = await keeper(house, 'Everyone');
  const table = await tableOf([ann], { seats: 4 });
  const enter = async (code: string) =>
    client({ base: house.base }).call('signInByCode', { body: { handle: 'Everyone', code, program: true } });
  const first = await enter(ann.code);
  const second = await enter(first.code ?? '');
  const [one, two] = [first, second].map(({ me }) => client({ base: house.base, token: me.token ?? '' }));
  if (!one || !two) throw new Error('nobody signed in');
  const ended = (who: typeof one): Promise<string> =>
    codeOf(
      (async () => {
        for await (const _ of who.followTable(table));
      })(),
    );
  const [ofOne, ofTwo] = [ended(one), ended(two)];
  const { sessions } = await ann.call('account');
  expect(sessions).toHaveLength(3);
  await expect
    .poll(async () => (await ann.call('table', { params: { table } })).table.chairs[0]?.who)
    .toMatchObject({ here: true });
  await ann.call('endSession', { params: { session: sessions[1]?.id ?? '' } });
  expect(await ofOne).toBe('no-session');
  expect(await codeOf(ann.call('endSession', { params: { session: sessions[1]?.id ?? '' } }))).toBe('not-found');
  // Nor does a link that the other device made a moment before let it in again.
  const { code: link } = await two.call('makeDeviceLink');
  await ann.call('endSessions', { body: { others: true } });
  expect(await ofTwo).toBe('no-session');
  const back = client({ base: house.base }).call('arriveByLink', { body: { code: link, program: true } });
  expect(await codeOf(back)).toBe('not-found');
  expect((await ann.call('account')).sessions).toHaveLength(1);
  await ann.call('endSessions');
  expect(await codeOf(ann.call('me'))).toBe('no-session');
});

test('an address of numbers, or one without HTTPS, has no passkeys, but codes', async () => {
  for (const origin of ['http://127.0.0.1:8080', 'https://[::1]', 'http://cards.example.org']) {
    const other = await openHouse({ origin });
    const guest = await browserAt(other);
    expect(await codeOf(guest.call('passkeyOptions', { body: { handle: 'Somebody' } }))).toBe('not-now');
    expect(await codeOf(guest.call('makeCode', { body: { handle: 'Somebody' } }))).toBe('fine');
    expect((await guest.call('makeDeviceLink')).url.startsWith(`${origin}/link#`)).toBe(true);
    await other.close();
  }
  const site = await openHouse({ origin: 'https://cards.example.org' });
  const guest = await browserAt(site);
  const { options } = await guest.call('passkeyOptions', { body: { handle: 'Somebody' } });
  expect(options).toMatchObject({
    rp: { id: 'cards.example.org' },
    authenticatorSelection: { residentKey: 'required' },
  });
  await site.close();
});

test('of credentials the store knows public keys and hashes', async () => {
  const ann = await keeper(house, 'Secretive');
  const guest = await browserAt(house);
  const { options } = await guest.call('signInOptions');
  await keepByPasskey(guest, 'Opened', here());
  const bytes = ['sagebrush.sqlite', 'sagebrush.sqlite-wal']
    .map((file) => readFileSync(join(house.folder, file), 'latin1'))
    .join('');
  expect(bytes).toContain('Secretive');
  const secrets = [ann.token, ann.code, ann.code.replace(/-/g, ''), (options as { challenge: string }).challenge];
  for (const secret of secrets) expect(bytes).not.toContain(secret);
});

test('what a host sets holds: sessions, passkeys, friends, mutes and reports of one person', async () => {
  const quotas = { ...NO_QUOTAS, sessions: 3, passkeys: 1, friends: 1, mutes: 1, reports: 1 };
  const strict = await openHouse({ quotas });
  const [ann, bob, cat] = [await keeper(strict, 'Ann'), await keeper(strict, 'Bob'), await keeper(strict, 'Cat')];
  const next = async (): Promise<string> => {
    const { code } = await ann.call('makeDeviceLink');
    return (await client({ base: strict.base }).call('arriveByLink', { body: { code, program: true } })).token ?? '';
  };
  const tokens = [await next(), await next(), await next()];
  expect(await codeOf(ann.call('account'))).toBe('no-session');
  const there = client({ base: strict.base, token: tokens.at(-1) ?? '' });
  expect((await there.call('account')).sessions).toHaveLength(3);
  const guest = await browserAt(strict);
  const asked = (await guest.call('passkeyOptions', { body: { handle: 'Dan' } })).options;
  await keepByPasskey(guest, 'Dan', { origin: originOf(strict) });
  expect(await codeOf(guest.call('passkeyOptions', { body: {} }))).toBe('not-now');
  const response = authenticator().create(asked, { origin: originOf(strict) });
  expect(await codeOf(guest.call('addPasskey', { body: { response } }))).toBe('not-now');
  const deeds = [
    (person: string) => there.call('befriend', { body: { person } }),
    (person: string) => there.call('hush', { body: { person, muted: true } }),
    (person: string) => there.call('report', { body: { about: { kind: 'person', person }, reason: 'other' } }),
  ];
  for (const deed of deeds) {
    expect(await codeOf(deed(bob.me.id))).toBe('fine');
    expect(await codeOf(deed(cat.me.id))).toBe('quota');
  }
  await strict.close();
});

test('whether a name can be had is said in the language of the page', async () => {
  const why = async (handle: string, lang: string) =>
    (await client({ base: house.base, lang: () => lang }).call('handle', { params: { handle } })).why;
  expect(await why('ab', 'de')).toMatch(/^Ein Name zum Behalten hat 3 bis 24/);
  expect(await why('admin', 'it')).toBe('Questo nome è della casa: scegline un altro.');
  expect(await why('1ab', 'fr')).toMatch(/^A kept name has 3 to 24/);
});

test('who keeps a name shares it with nobody who had the guest before', async () => {
  const guest = await browserAt(house, 'Lured');
  const link = async () => (await guest.call('makeDeviceLink')).code;
  const arrival = await client({ base: house.base }).call('arriveByLink', {
    body: { code: await link(), program: true },
  });
  const other = client({ base: house.base, token: arrival.token ?? '' });
  const stream = record(other as never, await tableOf([guest], { seats: 4 }));
  await stream.until(({ type }) => type === 'hello');
  const unused = await link();
  await guest.call('makeCode', { body: { handle: 'Not_Shared' } });
  expect(await codeOf(other.call('me'))).toBe('no-session');
  expect(await codeOf(client({ base: house.base }).call('arriveByLink', { body: { code: unused } }))).toBe('not-found');
  expect(await guest.call('me')).toMatchObject({ name: 'Not_Shared', kept: true });
  stream.stop();
  // One more code for a name that is kept already ends nothing.
  const device = client({ base: house.base });
  const { token } = await device.call('arriveByLink', { body: { code: await link(), program: true } });
  await guest.call('makeCode', { body: {} });
  expect(await codeOf(client({ base: house.base, token: token ?? '' }).call('me'))).toBe('fine');
});
