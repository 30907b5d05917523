// People who last, in a real browser with a virtual authenticator: a name kept by a passkey, lost cookies, recovery
// codes, two devices, and the end of every session.
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { ADMIN_TOKEN, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { lineTo } from './line.ts';
import { play } from './play.ts';
import { deal, openOnlineTable } from './tables.ts';

let house: House;
/** Passkeys refuse an address of numbers. */
let address: string;
beforeAll(async () => {
  house = await openHouse();
  address = house.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => house.close());

/** A passkey as the device has it, taken out by who has got at it. */
interface CopiedPasskey {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

/** What somebody who has got at a device can do with its passkey. */
interface Device {
  copy(): Promise<CopiedPasskey>;
  put(credential: CopiedPasskey): Promise<unknown>;
}

/** A device that makes and keeps passkeys without asking anybody. */
async function withAuthenticator(context: BrowserContext, page: Page): Promise<Device> {
  const wire = await context.newCDPSession(page);
  await wire.send('WebAuthn.enable');
  const { authenticatorId } = await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    copy: async () => {
      const [kept] = (await wire.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
      if (!kept) throw new Error('no passkey was made');
      return kept;
    },
    put: (credential) => wire.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

const who = (page: Page) => page.locator('[data-part="who"]');

/** Keeps a name by a recovery code, and gives the code. */
async function keepByCode(page: Page, name: string): Promise<string> {
  await page.goto('/me?speed=none');
  await page.locator('#handle').fill(name);
  await page.locator('[data-part="keep-name"] [data-part="by-code"]').click();
  return (await page.locator('[data-part="recovery-code"]').textContent()) ?? '';
}

async function report(page: Page, name: string | RegExp, words = 'Too good at cards'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.locator('#report-words').fill(words);
  await page.locator('[data-part="report"]').getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you.').waitFor();
  await page.keyboard.press('Escape');
}

async function signInByCode(page: Page, name: string, code: string): Promise<void> {
  await page.goto('/sign-in?speed=none');
  await page.locator('#handle').fill(name);
  await page.locator('#code').fill(code);
  await page.keyboard.press('Enter');
}

/** What was sent to sign in opens nothing a second time. */
async function refusesWhoHasHeard(body: string): Promise<void> {
  expect(body).toContain('authenticatorData');
  const headers = { origin: address, 'content-type': 'application/json' };
  const again = await fetch(`${address}/api/session/passkey`, { method: 'POST', headers, body });
  expect([again.status, await again.json()]).toEqual([403, expect.objectContaining({ code: 'not-proven' })]);
}

/** Nor does a copy that has counted less than the passkey itself, or one that was used at another site. */
async function refusesCopies(copied: CopiedPasskey): Promise<void> {
  const line = await lineTo(house.address);
  const elsewhere = line.address.replace('127.0.0.1', 'localhost');
  for (const { at, signCount } of [
    { at: address, signCount: copied.signCount },
    { at: elsewhere, signCount: copied.signCount + 100 },
  ]) {
    const { page, context } = await house.guest({ address: at });
    const thief = await withAuthenticator(context, page);
    await thief.put({ ...copied, signCount });
    await page.goto('/sign-in?speed=none');
    const answer = page.waitForResponse((heard) => new URL(heard.url()).pathname === '/api/session/passkey');
    await page.locator('[data-part="by-passkey"]').click();
    expect(await (await answer).json()).toMatchObject({ code: 'not-proven' });
    await page.getByRole('alert').waitFor();
    await expect.poll(() => who(page).textContent()).toMatch(/\(guest\)$/);
    await context.close();
  }
  line.close();
}

test('a passkey brings one back to the same seat of a running match', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest({ address });
  const device = await withAuthenticator(context, page);
  await openOnlineTable(page, { game: 'corral', players: 2 }, 1);
  await expect.poll(() => who(page).textContent()).toMatch(/\(guest\)$/);
  await page.locator('#my-name').fill('Calamity Jane');
  await page.locator('#my-name').press('Enter');
  await page.locator('[data-part="chairs"] b', { hasText: 'Calamity Jane' }).waitFor();
  await deal(page);
  const table = new URL(page.url()).pathname;

  await page.goto('/me?speed=none');
  expect(await page.locator('#handle').inputValue()).toBe('Calamity-Jane');
  await page.locator('#handle').fill('Cala');
  await page.getByText('Free.').waitFor();
  await page.getByRole('button', { name: 'Keep it with a passkey' }).click();
  await expect.poll(() => page.locator('[data-part="passkeys"] li').count()).toBe(1);
  await expect.poll(() => who(page).textContent()).toBe('Cala');
  await expect.poll(() => violationsOn(page)).toEqual([]);
  const copied = await device.copy();

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign-in?speed=none');
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/session/passkey');
  await page.locator('[data-part="by-passkey"]').click();
  await page.locator('[data-part="welcome"]', { hasText: 'Cala' }).waitFor();
  await refusesWhoHasHeard((await sent).postData() ?? '');
  await refusesCopies(copied);
  await page.goto(`${table}?speed=none`);
  await page.locator('[data-part="table"]').waitFor();
  expect(await page.locator('[data-part="watching"]').count()).toBe(0);
  expect(await play(page)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test('a code works once on a second device, which the first one ends with its stream', WHOLE_MATCH, async () => {
  const first = await house.guest({ address });
  const second = await house.guest({ address, size: PHONE });
  const code = await keepByCode(first.page, 'Wyatt');
  await signInByCode(second.page, 'wyatt', code.toLowerCase());
  await second.page.locator('[data-part="welcome"]', { hasText: 'Wyatt' }).waitFor();
  const next = (await second.page.locator('[data-part="recovery-code"]').textContent()) ?? '';
  expect(next).not.toBe(code);
  await expect.poll(() => violationsOn(second.page)).toEqual([]);

  await openOnlineTable(second.page, { game: 'corral', players: 2 }, 1);
  await deal(second.page);
  await first.page.goto('/me?speed=none');
  await expect.poll(() => first.page.locator('[data-part="sessions"] li').count()).toBe(2);
  await first.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await second.page.locator('[data-part="session-ended"]').waitFor();
  await expect.poll(() => who(first.page).textContent()).toMatch(/\(guest\)$/);
  expect([...first.problems, ...second.problems]).toEqual([]);

  await signInByCode(second.page, 'Wyatt', code);
  await second.page.locator('[data-part~="by-code"] [role="alert"]').waitFor();
  await signInByCode(second.page, 'Wyatt', next);
  await second.page.locator('[data-part="welcome"]').waitFor();
  await first.context.close();
  await second.context.close();
});

test(
  'another name reaches chair, talk and sheet at once; a guest is offered to keep it at the end',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest({ address });
    const friend = await house.guest({ address });
    await openOnlineTable(host.page, { game: 'corral', players: 2 }, 0);
    const path = new URL(await host.page.locator('#invite').inputValue()).pathname;
    await friend.page.goto(`${path}?speed=none`);
    await friend.page.locator('[data-part="chairs"] li:has([data-part="free"]) button').first().click();
    await host.page.waitForFunction(
      () => document.querySelectorAll('[data-part="chairs"] [data-part="free"]').length === 0,
    );
    await deal(host.page);
    await friend.page.locator('[data-part="table"]').waitFor();
    await friend.page.getByRole('button', { name: 'Talk' }).click();
    await friend.page.locator('#say').fill('Howdy');
    await friend.page.keyboard.press('Enter');
    await friend.page.keyboard.press('Escape');

    const elsewhere = await friend.context.newPage();
    await keepByCode(elsewhere, 'Annie');
    await host.page.locator('[data-part="seat-name"]', { hasText: /^Annie$/ }).waitFor();
    await host.page.getByRole('button', { name: 'Talk' }).click();
    await host.page.locator('[data-part="chat-lines"] b', { hasText: /^Annie$/ }).waitFor();
    await host.page.keyboard.press('Escape');
    await friend.page.locator('[data-part="seat-name"]', { hasText: '(guest)' }).waitFor();
    expect(await host.page.locator('[data-part="keep-offer"]').count()).toBe(0);

    await Promise.all([play(host.page), play(friend.page)]);
    await host.page.locator('[data-part="keep-offer"] a').waitFor();
    await host.page.locator('[data-part="score-sheet"]', { hasText: 'Annie' }).waitFor();
    expect(await friend.page.locator('[data-part="keep-offer"]').count()).toBe(0);
    // From the replay too: the match and the moment go along.
    await host.page.locator('[data-part="outcome"] a[href^="/replay/"]').click();
    await host.page.locator('[data-part="seat-head"]', { hasText: 'Annie' }).click();
    await report(host.page, 'Report Annie');
    await host.page.goto('/matches');
    await host.page.locator('[data-match]', { hasText: 'Annie' }).waitFor();
    await host.page.goto('/record?speed=none');
    await host.page.getByText('Annie').first().waitFor();
    // Both last now: one asks the other where they have just played.
    const annie = friend.page.locator('[data-part="outcome"]');
    expect(await annie.locator('[data-part="ask-opponents"]').count()).toBe(0);
    await keepByCode(host.page, 'Hostess');
    await friend.page.locator('[data-part="log"]', { hasText: 'Hostess' }).waitFor();
    await annie.getByRole('button', { name: 'Ask Hostess to be friends' }).click();
    await annie.getByRole('button', { name: 'You have asked Hostess' }).waitFor();
    await expect.poll(() => violationsOn(friend.page)).toEqual([]);
    await friend.page.keyboard.press('Escape');
    await friend.page.locator('[data-part="seat"][data-away] [data-part="seat-head"]').click();
    const panel = friend.page.locator('dialog[open]');
    await panel.getByRole('button', { name: 'Withdraw the question' }).waitFor();
    expect(await panel.getByRole('button', { name: 'Let a bot play on' }).count()).toBe(0);
    await expect.poll(() => violationsOn(friend.page)).toEqual([]);
    await host.page.goto('/friends?speed=none');
    await host.page.locator('[data-part="asks"]', { hasText: 'Annie' }).waitFor();
    await panel.getByRole('button', { name: 'Block', exact: true }).click();
    await panel.getByRole('button', { name: 'Unblock' }).waitFor();
    expect([...host.problems, ...friend.problems]).toEqual([]);
    await host.context.close();
    await friend.context.close();
  },
);

test('friends: asked on a page, agreed, invited in two taps, reported and blocked', WHOLE_MATCH, async () => {
  const doc = await house.guest({ address });
  const kate = await house.guest({ address, size: PHONE });
  await keepByCode(doc.page, 'Doc');
  await keepByCode(kate.page, 'Kate');
  await doc.page.goto('/people/kate?speed=none');
  await doc.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await doc.page.getByRole('button', { name: 'Withdraw the question' }).waitFor();
  await expect.poll(() => violationsOn(doc.page)).toEqual([]);

  await kate.page.goto('/friends?speed=none');
  await kate.page.locator('[data-part="asks"]').getByRole('button', { name: 'Be friends' }).click();
  await kate.page.locator('[data-part="friends"] li', { hasText: 'here now' }).waitFor();
  await expect.poll(() => violationsOn(kate.page)).toEqual([]);
  await doc.page.goto('/friends?speed=none');
  await doc.page.getByRole('button', { name: 'Invite Kate' }).click();
  await doc.page.getByRole('button', { name: 'Cowpoker' }).click();
  await doc.page.locator('[data-part="chairs"]').waitFor();
  await kate.page.locator('[data-part="invitation"]').getByRole('link').click();
  await kate.page.locator('[data-part="chairs"] b', { hasText: /^Doc\b/ }).waitFor();
  await kate.page.locator('[data-part="invitation"]').waitFor({ state: 'detached' });

  await kate.page.goto('/people/Doc?speed=none');
  await report(kate.page, 'Report Doc');
  await kate.page.getByRole('button', { name: 'Block', exact: true }).click();
  await kate.page.getByRole('button', { name: 'Unblock' }).waitFor();
  await doc.page.goto('/friends?speed=none');
  await doc.page.getByText('No friends yet.').waitFor();
  expect([...doc.problems, ...kate.problems]).toEqual([]);
  await doc.context.close();
  await kate.context.close();
});

test(
  'the host of a table says who talks; whom one does not want to hear is quiet; who is banned keeps what is theirs',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest({ address });
    const loud = await house.guest({ address, size: PHONE });
    await openOnlineTable(host.page, { game: 'corral', players: 2 }, 1);
    await deal(host.page);
    const path = new URL(host.page.url()).pathname;
    const say = async (page: Page, text: string): Promise<void> => {
      await page.locator('#say').fill(text);
      await page.locator('#say').press('Enter');
    };
    const line = (text: string) => host.page.locator('[data-part="chat-lines"] li', { hasText: text });
    await host.page.getByRole('button', { name: 'Talk' }).click();
    await host.page.locator('[data-part="who-talks"] summary').click();
    await host.page.locator('input[name=talk][value="everyone"]').click();
    await host.page.getByText('Everyone talks with everyone.').waitFor();
    await loud.page.goto(`${path}?speed=none`);
    await loud.page.getByRole('button', { name: 'Talk' }).click();
    await say(loud.page, 'She has aces!');
    await line('She has aces!').locator('[data-part="chat-deeds"] summary').click();
    await line('She has aces!').getByRole('button', { name: 'Mute for me' }).click();
    await line('She has aces!').waitFor({ state: 'detached' });
    await expect.poll(() => violationsOn(host.page)).toEqual([]);
    await say(loud.page, 'Do you hear me?');
    await loud.page.locator('[data-part="chat-lines"] li', { hasText: 'Do you hear me?' }).waitFor();
    await host.page.locator('[data-part="hushed"]').getByRole('button').click();
    await line('She has aces!').waitFor();
    expect(await line('Do you hear me?').count()).toBe(0);
    await line('She has aces!').locator('[data-part="chat-deeds"] summary').click();
    await line('She has aces!').getByRole('button', { name: 'Forbid to talk' }).click();
    await line('She has aces!').getByRole('button', { name: 'Let talk again' }).waitFor();
    await say(loud.page, 'And now?');
    await loud.page.locator('[data-part="chat"] [role="alert"]').waitFor();
    expect(await loud.page.locator('#say').inputValue()).toBe('And now?');

    await report(host.page, /^Report /, 'Talks from the rail');
    const admin = await house.guest({ address, password: ADMIN_TOKEN });
    await admin.page.goto('/admin/reports');
    await expect.poll(() => violationsOn(admin.page)).toEqual([]);
    const reported = admin.page.locator('tr', { hasText: 'Talks from the rail' });
    await reported.locator('a[href^="/admin/reports/"]').click();
    await admin.page.locator('pre', { hasText: 'She has aces!' }).waitFor();
    await reported.locator('a[href^="/admin/people/"]').first().click();
    await expect.poll(() => violationsOn(admin.page)).toEqual([]);
    const ban = admin.page.locator('form[action$="/ban"]');
    await ban.locator('select').selectOption({ index: 1 });
    await ban.getByRole('button', { name: 'Ban' }).click();
    await loud.page.locator('[data-part="session-ended"]').waitFor();
    await admin.page.goto('/admin/deeds');
    await admin.page.getByRole('cell', { name: 'ban', exact: true }).waitFor();
    await loud.page.goto('/me?speed=none');
    await loud.page.locator('[data-part="suspended"]').waitFor();
    await expect.poll(() => violationsOn(loud.page)).toEqual([]);
    const saved = loud.page.waitForEvent('download');
    await loud.page.getByRole('button', { name: 'Save' }).first().click();
    expect(await text(await (await saved).createReadStream())).toContain('"text": "She has aces!"');
    expect([...host.problems, ...admin.problems]).toEqual([]);
    for (const { context } of [host, loud, admin]) await context.close();
  },
);

test(
  'who signs in brings the guest’s seat along; a stranger’s link does not make one somebody else',
  WHOLE_MATCH,
  async () => {
    const owner = await house.guest({ address });
    const guest = await house.guest({ address, lang: 'de' });
    const code = await keepByCode(owner.page, 'Bass');
    await openOnlineTable(guest.page, { game: 'corral', players: 2 }, 1);
    await deal(guest.page);
    const path = new URL(guest.page.url()).pathname;
    await owner.page.goto('/settings?speed=none');
    const { url } = (await (
      await owner.page.request.post('/api/me/device-link', { data: {}, headers: { origin: address } })
    ).json()) as { url: string };
    await guest.page.goto(new URL(url).pathname + new URL(url).hash);
    await guest.page.getByRole('button', { name: 'bleiben' }).click();
    await signInByCode(guest.page, 'bass', code);
    await guest.page.locator('[data-part="welcome"]', { hasText: 'Bass' }).waitFor();
    await guest.page.locator('[data-part~="bring"]').getByRole('button', { name: 'Mitnehmen' }).click();
    await guest.page.getByText('Mitgenommen').waitFor();
    await guest.page.goto(`${path}?speed=none`);
    await guest.page.locator('[data-part="table"]').waitFor();
    expect(await guest.page.locator('[data-part="watching"]').count()).toBe(0);
    expect(await play(guest.page)).toBe(true);
    await guest.page.goto('/record?speed=none');
    await expect.poll(() => who(guest.page).textContent()).toBe('Bass');
    expect(guest.problems).toEqual([]);
    await owner.context.close();
    await guest.context.close();
  },
);
