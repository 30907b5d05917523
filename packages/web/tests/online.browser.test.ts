// On the server: whole matches with bots, two people at one table by invite link, and a network that fails in the
// middle.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { lineTo } from './line.ts';
import { pickOne, play } from './play.ts';
import { settled } from './still.ts';
import { deal, openOnlineTable, type Setting, SHORT_WYOMING, sitDownHere } from './tables.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MATCHES = walks<Setting>([{ game: 'cowpoker', players: 2 }], [{ game: 'corral', players: 2 }, SHORT_WYOMING]);

test.each(MATCHES)('a whole match of $game on the server', WHOLE_MATCH, async (setting) => {
  const { page, context, problems } = await house.guest();
  await openOnlineTable(page, setting, setting.players - 1);
  await deal(page);
  expect(await play(page)).toBe(true);
  await page.locator('[data-part="check-shuffle"]').click();
  await page.locator('[data-part~="proof"]').waitFor();
  await expect.poll(() => page.locator('[data-part~="proof"]').textContent()).toContain('fair');
  expect(problems).toEqual([]);
  await context.close();
});

test(
  'on a home network, by plain http: bots in this browser, a table on the server, a pack kept',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems } = await house.guest({ address: house.plainAddress });
    await page.goto('/');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await sitDownHere(page, { game: 'corral', players: 2 });
    expect(await play(page, { picks: 3 })).toBe(false);
    await openOnlineTable(page, { game: 'corral', players: 2 }, 1);
    await deal(page);
    expect(await play(page)).toBe(true);
    await page.goto('/workshop');
    await page.getByRole('button', { name: 'A new pack' }).click();
    await page.waitForURL(/\/workshop\/./);
    // What Chromium remarks about every page by plain http.
    expect(problems.filter((problem) => !problem.startsWith('The Cross-Origin-Opener-Policy header'))).toEqual([]);
    await context.close();
  },
);

/** The host opens a table, and the friends come by the invite link. */
async function sitTogether(host: Page, ...friends: readonly Page[]): Promise<void> {
  await openOnlineTable(host, { game: 'corral', players: 1 + friends.length }, 0);
  const invite = await host.locator('#invite').inputValue();
  for (const friend of friends) {
    await friend.goto(`${new URL(invite).pathname}?speed=none`);
    await friend.locator('[data-part="chairs"] li:has([data-part="free"]) button').first().click();
    await friend.locator('[data-part="chairs"]').getByRole('button', { name: STAND_UP }).waitFor();
  }
  await host.waitForFunction(() => document.querySelectorAll('[data-part="chairs"] [data-part="free"]').length === 0);
  await deal(host);
  for (const friend of friends) await friend.locator('[data-part="table"]').waitFor();
}
const STAND_UP = /^(Stand up|Aufstehen|Alzati)$/;

test('who logs out in one tab is told so in the other, which does not ask again', WHOLE_MATCH, async () => {
  const { page, context } = await house.guest();
  await openOnlineTable(page, { game: 'corral', players: 2 }, 1);
  await deal(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const other = await context.newPage();
  await other.goto('/');
  expect(await other.evaluate(async () => (await fetch('/api/session', { method: 'DELETE' })).status)).toBe(200);
  await page.locator('[data-part="session-ended"]').waitFor();
  // It asks once, as anybody may, whether the host has something to say about it; never for a new session.
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/house']);
  await context.close();
});

test(
  'two people at one table: invite link, talk, a lost network, a reload, the same end, a rematch',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest();
    const line = await lineTo(house.address);
    const friend = await house.guest({ size: PHONE, lang: 'de', address: line.address });
    await sitTogether(host.page, friend.page);

    const talk = host.page.locator('[data-part="table-bar"] nav').getByRole('button', { name: 'Talk' });
    await talk.click();
    await host.page.locator('#say').fill('Howdy');
    await host.page.locator('[data-part="chat"] form button').click();
    await host.page.locator('[data-part="chat-lines"] b').waitFor();
    await host.page.keyboard.press('Escape');

    const hosting = play(host.page);
    await play(friend.page, { by: 'touch', picks: 6 });
    line.cut();
    await friend.page.locator('[data-part="lost-line"]').waitFor();
    line.mend();
    await play(friend.page, { by: 'touch', picks: 3 });
    await friend.page.reload();
    await friend.page.locator('[data-part="table"]').waitFor();
    await Promise.all([hosting, play(friend.page, { by: 'touch' })]);
    const sumsOf = (page: Page): Promise<string[]> =>
      page.locator('[data-part="score-sheet"] [data-part="sum"]').allTextContents();
    await expect.poll(async () => (await sumsOf(host.page)).length).toBeGreaterThan(0);
    await expect.poll(() => sumsOf(friend.page)).toEqual(await sumsOf(host.page));

    // Who is ready is said by name, the series has a score, and the way to another match leads by the waiting room too.
    await host.page.locator('[data-part="rematch"] button').first().click();
    const hostName = (await host.page.locator('[data-part="series"] tbody th').first().textContent()) ?? '';
    await friend.page.locator('[data-part="rematch"] [role=status]', { hasText: `Bereit: ${hostName}.` }).waitFor();
    await friend.page.locator('[data-part="to-room"]').click();
    await friend.page.locator('[data-part="chairs"]', { hasText: 'bereit' }).waitFor();
    await friend.page.locator('[data-part="page"] > [data-part="actions"] button').first().click();
    await friend.page.locator('[data-part="table"]').waitFor();
    await host.page.locator('[data-part="asked"]').waitFor();
    await host.page.waitForFunction(() => document.querySelector('[data-part="outcome"]') === null);
    expect(host.problems).toEqual([]);
    expect(
      friend.problems.filter(
        (problem) => !/ERR_(EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|CONNECTION|INCOMPLETE|NETWORK)/.test(problem),
      ),
    ).toEqual([]);
    await host.context.close();
    await friend.context.close();
    line.close();
  },
);

/** Tables that this guest opens have a clock. */
async function withClock(page: Page, seconds: number): Promise<void> {
  await page.route('**/api/tables', (route) => {
    const wish = route.request().postDataJSON() as object | null;
    return wish ? route.continue({ postData: { ...wish, clock: { kind: 'seconds', seconds } } }) : route.continue();
  });
}

test('a clock for who has to decide, and a move taken back by consent', WHOLE_MATCH, async () => {
  // From here on the clock of the server is two minutes ahead of the browsers'.
  house.wait(120_000);
  const host = await house.guest();
  const friend = await house.guest({ size: PHONE, lang: 'it' });
  await withClock(host.page, 300);
  await sitTogether(host.page, friend.page);
  await expect.poll(() => host.page.getByRole('timer').first().textContent()).toMatch(/^(4:\d\d|5:00)$/);
  await expect
    .poll(() => friend.page.getByRole('timer').first().getAttribute('aria-label'))
    .toMatch(/^restano \d minuti/);

  const mayAsk = host.page.locator('[data-part="ask-back"]');
  const playUntilAsked = async (): Promise<boolean> => {
    if (await mayAsk.isVisible()) return true;
    await pickOne(host.page, 'mouse');
    await pickOne(friend.page, 'touch');
    return false;
  };
  await expect.poll(playUntilAsked, { interval: 100 }).toBe(true);
  // The log of everything: a move that is taken back may be one of its details.
  await host.page.locator('[data-part="table"] [data-part="log-level"]').click();
  const lines = host.page.locator('[data-part="table"] [data-part="log"] li');
  const before = await settled(host.page, () => lines.count());
  const question = friend.page.locator('[data-part~="take-back-question"]');
  await mayAsk.click();
  await question.getByRole('button', { name: 'Rifiuta' }).click();
  await mayAsk.waitFor();
  await host.page.locator('[data-part~="notice"]', { hasText: 'would rather let your move stand' }).waitFor();
  await expect.poll(() => lines.count()).toBe(before);
  await mayAsk.click();
  await question.getByRole('button', { name: 'Accetta' }).click();
  await question.waitFor({ state: 'detached' });
  await host.page.waitForFunction(
    (were) => document.querySelectorAll('[data-part="table"] [data-part="log"] li').length < were,
    before,
  );
  await expect
    .poll(async () => (await friend.announced()).some((said) => said.includes('ha ripreso una mossa')))
    .toBe(true);
  expect([...host.problems, ...friend.problems]).toEqual([]);
  await host.context.close();
  await friend.context.close();
});

test('who runs out of time is played for by a bot, is told so, and sits down again', WHOLE_MATCH, async () => {
  const host = await house.guest();
  const friend = await house.guest();
  await withClock(host.page, 20);
  await sitTogether(host.page, friend.page);
  const isAsked = ({ page }: typeof host): Promise<boolean> =>
    page.locator('[data-part="table"][data-yours]').isVisible();
  await expect.poll(async () => (await isAsked(host)) !== (await isAsked(friend))).toBe(true);
  const [late, other] = (await isAsked(host)) ? [host, friend] : [friend, host];
  await late.page.locator('[data-part="asked"] [data-part="seat-clock"][data-soon]').waitFor();
  await other.page.locator('[data-part="seat"] [data-part="seat-tag"]').waitFor();
  await late.page.locator('[data-part~="notice"]').getByRole('button', { name: 'Sit down again' }).click();
  await late.page.locator('[data-part~="notice"]').waitFor({ state: 'detached' });
  await other.page.locator('[data-part="seat"] [data-part="seat-tag"]').waitFor({ state: 'detached' });
  expect([...host.problems, ...friend.problems]).toEqual([]);
  await host.context.close();
  await friend.context.close();
});

test(
  'a bot plays for oneself and is sent off again; for somebody away it is called by the others',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest();
    const friend = await house.guest({ size: PHONE });
    const third = await house.guest({ size: PHONE, lang: 'de' });
    await sitTogether(host.page, friend.page, third.page);
    await host.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await friend.page.locator('[data-part="seat"] [data-part="seat-tag"]').waitFor();
    await host.page.locator('[data-part~="notice"]').getByRole('button', { name: 'Sit down again' }).click();
    await friend.page.locator('[data-part="seat"] [data-part="seat-tag"]').waitFor({ state: 'detached' });

    const { problems } = friend;
    await friend.page.goto('/');
    const seat = host.page.locator('[data-part="seat"][data-away] [data-part="seat-head"]');
    await seat.click();
    const call = host.page.getByRole('button', { name: 'Let a bot play on' });
    await call.click();
    await host.page.getByText('They may be back in a moment').waitFor();
    house.wait(61_000);
    await call.click();
    await host.page.getByText('A bot plays on for them.').waitFor();
    await host.page.keyboard.press('Escape');
    await Promise.all([play(host.page), play(third.page, { by: 'touch' })]);

    // Who does not come back is waited for by name, and a bot takes their chair for the next match.
    await third.page.locator('[data-part="rematch"] button').first().click();
    await host.page.locator('[data-part="rematch"] [role=status]', { hasText: 'Ready: ' }).waitFor();
    await host.page.locator('[data-part="rematch"] button').first().click();
    await host.page.locator('[data-part="rematch"] [role=status]', { hasText: 'Not yet: ' }).waitFor();
    await host.page.locator('[data-part="to-room"]').click();
    // Nobody is sent away by one tap.
    const awayChair = host.page.locator('[data-part="chairs"] li', { hasText: 'Player, away' });
    await awayChair.getByRole('button', { name: /^Send away: / }).click();
    await awayChair.getByRole('button', { name: /^Really send / }).click();
    await host.page.getByRole('button', { name: 'Bots for the rest' }).click();
    await host.page.locator('[data-part="chairs"] [data-part="free"]').waitFor({ state: 'detached' });
    await host.page.getByRole('button', { name: 'Deal the cards' }).click();
    await host.page.locator('[data-part="table"] [data-part="asked"]').waitFor();
    for (const { page } of [host, third]) await page.locator('[data-part="outcome"]').waitFor({ state: 'detached' });
    expect(host.problems.filter((problem) => !problem.includes('409'))).toEqual([]);
    expect([...problems, ...third.problems]).toEqual([]);
    for (const { context } of [host, friend, third]) await context.close();
  },
);

test(
  'who looks on is counted, and whoever one does not want to hear is hidden for oneself alone',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest();
    const friend = await house.guest();
    const watcher = await house.guest();
    await sitTogether(host.page, friend.page);
    await watcher.page.goto(`${new URL(host.page.url()).pathname}?speed=none`);
    await host.page.locator('[data-part="rail"]', { hasText: '1 person at the rail' }).waitFor();
    await watcher.page.locator('[data-part="watching"]').waitFor();

    await friend.page.getByRole('button', { name: 'Talk' }).click();
    await friend.page.locator('#say').fill('My grandmother shoots straighter');
    await friend.page.locator('[data-part="chat"] form button', { hasText: 'Send' }).click();
    await host.page.locator('[data-part="talk-button"] [data-part="unread"]').waitFor();
    await expect.poll(async () => (await host.announced()).join('\n')).toContain('My grandmother');
    await host.page.getByRole('button', { name: 'Talk' }).click();
    await host.page.locator('[data-part="chat-deeds"] summary').click();
    await host.page.getByRole('button', { name: /^Mute for me: / }).click();
    await expect.poll(() => host.page.locator('[data-part="chat-lines"]').textContent()).not.toContain('grandmother');
    await friend.page.locator('#say').fill('Cat got your tongue?');
    await friend.page.keyboard.press('Enter');
    await watcher.page.locator('[data-part="talk-button"] [data-part="unread"]', { hasText: '2' }).waitFor();
    await host.page.reload();
    await host.page.locator('[data-part="table"]').waitFor();
    await expect.poll(() => host.page.locator('[data-part="unread"]').count()).toBe(0);
    await host.page.getByRole('button', { name: 'Talk' }).click();
    // What is said before the server has heard of it stays hidden.
    const isHeard = host.page.waitForResponse((answer) => answer.request().method() !== 'GET');
    await host.page.getByRole('button', { name: /^Hear again: / }).click();
    await isHeard;
    await friend.page.locator('#say').fill('Still there?');
    await friend.page.keyboard.press('Enter');
    await expect.poll(() => host.page.locator('[data-part="chat-lines"]').textContent()).toContain('Still there?');
    await watcher.context.close();
    await host.page.locator('[data-part="rail"]').waitFor({ state: 'detached' });
    expect([...host.problems, ...friend.problems]).toEqual([]);
    await host.context.close();
    await friend.context.close();
  },
);
