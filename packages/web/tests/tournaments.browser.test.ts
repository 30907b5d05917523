// An event in a real browser: who organises it, who plays, who comes late, who looks on. On a desktop in the usual run;
// in the long run also on a phone, in every language.
import { readFile } from 'node:fs/promises';
import { LANGS, type Lang } from '@sagebrush/engine';
import type { TournamentInfo } from '@sagebrush/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORDS } from '../src/tournaments/words/index.ts';
import { violationsOn } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES = { desktop: DESKTOP, phone: PHONE } as const;
interface Walk {
  readonly lang: Lang;
  readonly device: keyof typeof SIZES;
}
const WALKS = walks<Walk>(
  [{ lang: 'en', device: 'desktop' }],
  LANGS.flatMap((lang) => [
    ...(lang === 'en' ? [] : [{ lang, device: 'desktop' } as const]),
    { lang, device: 'phone' } as const,
  ]),
);

const part = (page: Page, name: string) => page.locator(`[data-part~="${name}"]`);
const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const pick = (page: Page, name: string, value: string) => page.locator(`input[name=${name}][value="${value}"]`).check();

/** Nothing that axe minds, and nothing beside the screen. */
async function isFine(page: Page): Promise<void> {
  await expect.poll(() => violationsOn(page), { timeout: 30_000 }).toEqual([]);
  expect(await isWide(page)).toBe(false);
}

/** Everything that can be chosen, chosen. Tomorrow evening, where the organiser is. */
async function organised(page: Page, own: (typeof WORDS)[Lang]): Promise<string> {
  await page.goto('/events?speed=none');
  await page.getByRole('link', { name: own.organise }).click();
  await page.locator('#tournament-name').fill('Saturday in Cheyenne');
  await page.locator('#tournament-about').fill('Bring a friend.');
  // A league first: its bots of the house are asked for, and forgotten when people may enter after all.
  await pick(page, 'who', 'programs');
  await part(page, 'league-bots').getByRole('checkbox').first().uncheck();
  await isFine(page);
  await pick(page, 'who', 'all');
  await pick(page, 'seats', '2');
  await pick(page, 'rounds', '2');
  await part(page, 'house-rules').locator('summary').click();
  await pick(page, 'stop', 'useful');
  await pick(page, 'pace', 'letters');
  await pick(page, 'clock', 'days');
  await pick(page, 'pace', 'live');
  await pick(page, 'clock', 'slow');
  await pick(page, 'starts', 'at');
  await expect.poll(() => page.locator('#starts-at').inputValue()).toMatch(/T20:00$/);
  await page.locator('#tournament-level').selectOption('greenhorn');
  await isFine(page);
  await page.getByRole('button', { name: own.announce }).click();
  await page.getByRole('heading', { name: 'Saturday in Cheyenne' }).waitFor();
  return new URL(page.url()).pathname;
}

/** The organiser thinks of another day; who has entered sees it at once. And nobody is sent away by one press. */
async function changed(page: Page, own: (typeof WORDS)[Lang]): Promise<void> {
  await part(page, 'change').locator('summary').click();
  await part(page, 'change').locator('#tournament-name').fill('Sunday in Cheyenne');
  await part(page, 'send-away').locator('summary').click();
  await part(page, 'send-away').getByRole('button').last().click();
  await isFine(page);
  await part(page, 'change').getByRole('button', { name: own.saveChange }).click();
  await page.getByRole('heading', { name: 'Sunday in Cheyenne' }).waitFor();
}

/** A table of an event with the same cards at every table, where nobody looks on: its address. */
async function sameCards(organiser: Page, player: Page): Promise<string> {
  const call = (page: Page, path: string, body: object): Promise<{ tournament: TournamentInfo }> =>
    page.evaluate(
      async ([to, sent]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/tournaments${to}`, { method: 'POST', headers, body: JSON.stringify(sent) })).json();
      },
      [path, body] as const,
    );
  const starts = Date.now() + 3_600_000;
  const clock = { kind: 'seconds', seconds: 300 };
  const settings = { name: 'Again', game: 'corral', seats: 2, format: 'duplicate', clock, starts };
  const { tournament } = await call(organiser, '', settings);
  for (const page of [organiser, player])
    await call(page, `/${tournament.id}/enter`, { contribution: '5a'.repeat(32) });
  const begun = await call(organiser, `/${tournament.id}/begin`, {});
  return `/t/${begun.tournament.rounds[0]?.tables[0]?.table}`;
}

test.each(WALKS)('$lang, $device: organiser, player, late-comer and onlooker', WHOLE_MATCH, async (walk) => {
  const own = WORDS[walk.lang];
  const by = walk.device === 'phone' ? 'touch' : 'mouse';
  const guests = await Promise.all(
    Array.from({ length: 4 }, () => house.guest({ lang: walk.lang, size: SIZES[walk.device] })),
  );
  const [organiser, player, late, onlooker] = guests.map(({ page }) => page) as [Page, Page, Page, Page];
  const address = await organised(organiser, own);
  await part(organiser, 'announcement').getByText('Bring a friend.').waitFor();
  expect(await part(organiser, 'house-rules-said').textContent()).toMatch(/: .+: .+/);
  await organiser.getByRole('button', { name: own.enter, exact: true }).click();
  await organiser.getByText(own.entered).waitFor();

  await player.goto(`${address}?speed=none`);
  await player.getByRole('button', { name: own.enter, exact: true }).click();
  await player.getByText(own.entered).waitFor();
  await isFine(player);

  await changed(organiser, own);
  await player.getByRole('heading', { name: 'Sunday in Cheyenne' }).waitFor();
  await organiser.getByRole('button', { name: own.beginNow }).click();
  for (const one of [organiser, player]) await part(one, 'table-ready').waitFor();
  await isFine(organiser);
  // The server is too busy for the first question: that does not mean that there is no such event.
  let refused = 0;
  await onlooker.route('**/api/tournaments/*', (route) => {
    refused += 1;
    const problem = { status: 429, code: 'too-many', title: 'Too many', detail: 'Too many at once.' };
    return refused === 1 ? route.fulfill({ status: 429, json: problem }) : route.continue();
  });
  await onlooker.goto(address);
  await part(onlooker, 'rounds').getByRole('link', { name: own.watch }).waitFor();
  await late.goto(`${address}?speed=none`);
  await late.getByRole('button', { name: own.enter, exact: true }).click();
  await late.getByText(own.entered).waitFor();

  for (const one of [player, organiser])
    await part(one, 'table-ready').getByRole('link', { name: own.toTable }).click();
  await Promise.all([play(organiser, { by }), play(player, { by })]);
  await part(organiser, 'outcome').locator(`a[href="${address}"]`).click();
  await part(organiser, 'rounds')
    .getByRole('link', { name: own.replay(1, 1) })
    .waitFor();
  await organiser.getByRole('button', { name: own.drawNow }).click();
  await part(late, 'table-ready').waitFor();
  await isFine(late);

  await part(onlooker, 'rounds').getByText(own.round(2)).waitFor();
  await part(onlooker, 'rounds').getByRole('link', { name: own.watch }).first().waitFor();
  expect(await onlooker.locator('[data-part="standings"] tbody tr').count()).toBe(3);
  await isFine(onlooker);
  // On paper both rounds are open.
  await onlooker.emulateMedia({ media: 'print' });
  const printed = part(onlooker, 'rounds').locator('details');
  for (const round of await printed.all()) await round.locator('li li').first().waitFor();
  expect(await printed.count()).toBe(2);
  await onlooker.emulateMedia({ media: 'screen' });
  const [download] = await Promise.all([
    onlooker.waitForEvent('download'),
    part(onlooker, 'results').getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFplace,name,points,played/);
  await onlooker.goto(await sameCards(organiser, player));
  await part(onlooker, 'hidden-table').waitFor();
  await isFine(onlooker);
  for (const { problems, context } of guests) {
    expect(problems.filter((problem) => !problem.includes('429'))).toEqual([]);
    await context.close();
  }
});
