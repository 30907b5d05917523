// People who last, in a real browser with a virtual authenticator: a name kept by a passkey, lost cookies, recovery
// codes, two devices, and the end of every session.
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { ADMIN_TOKEN, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
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

/** A device that makes and keeps passkeys without asking anybody. */
async function withAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const wire = await context.newCDPSession(page);
  await wire.send('WebAuthn.enable');
  await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const who = (page: Page) => page.locator('[data-part="who"]');

/** Keeps a name by a recovery code, and gives the code. */
async function keepByCode(page: Page, name: string): Promise<string> {
  await page.goto('/me?speed=none');
  await page.locator('#handle').fill(name);
  await page.locator('[data-part="keep-name"] [data-part="by-code"]').click();
  return (await page.locator('[data-part="recovery-code"]').textContent()) ?? '';
}

async function report(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.locator('#report-words').fill('Too good at cards');
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

test('a passkey brings one back to the same seat of a running match', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest({ address });
  await withAuthenticator(context, page);
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

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign-in?speed=none');
  await page.locator('[data-part="by-passkey"]').click();
  await page.locator('[data-part="welcome"]', { hasText: 'Cala' }).waitFor();
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
    await host.page.locator('input[name=talk][value="everyone"]').click();
    await host.page.getByText('Everyone talks with everyone.').waitFor();
    await loud.page.goto(`${path}?speed=none`);
    await loud.page.getByRole('button', { name: 'Talk' }).click();
    await say(loud.page, 'She has aces!');
    await line('She has aces!').getByRole('button', { name: 'Mute for me' }).click();
    await line('She has aces!').waitFor({ state: 'detached' });
    await expect.poll(() => violationsOn(host.page)).toEqual([]);
    await say(loud.page, 'Do you hear me?');
    await loud.page.locator('[data-part="chat-lines"] li', { hasText: 'Do you hear me?' }).waitFor();
    await host.page.locator('[data-part="hushed"]').getByRole('button').click();
    await line('She has aces!').waitFor();
    expect(await line('Do you hear me?').count()).toBe(0);
    await line('She has aces!').getByRole('button', { name: 'Forbid to talk' }).click();
    await line('She has aces!').getByRole('button', { name: 'Let talk again' }).waitFor();
    await say(loud.page, 'And now?');
    await loud.page.locator('[data-part="chat"] [role="alert"]').waitFor();
    expect(await loud.page.locator('#say').inputValue()).toBe('And now?');

    const { id } = (await (await loud.page.request.get('/api/me')).json()) as { id: string };
    const authorization = `Bearer ${ADMIN_TOKEN}`;
    const banned = await fetch(`${house.address}/api/admin/people/${id}/ban`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(banned.status).toBe(200);
    await loud.page.locator('[data-part="session-ended"]').waitFor();
    await loud.page.goto('/me?speed=none');
    await loud.page.locator('[data-part="suspended"]').waitFor();
    await expect.poll(() => violationsOn(loud.page)).toEqual([]);
    const saved = loud.page.waitForEvent('download');
    await loud.page.getByRole('button', { name: 'Save' }).first().click();
    expect(await text(await (await saved).createReadStream())).toContain('"text": "She has aces!"');
    expect(host.problems).toEqual([]);
    await host.context.close();
    await loud.context.close();
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
