// For tables with real cards: the scorekeeper through an evening of each game, and the page to print.
import { startingPack } from '@sagebrush/cowpoker';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What one player has, pile by pile, and marks by their names. */
interface Laid {
  readonly player: string;
  readonly piles: readonly (readonly string[])[];
  readonly marks?: readonly string[];
}
interface EveningOf {
  readonly game: string;
  readonly lang: string;
  readonly names: readonly string[];
  /** House rules, by the names of their choices. */
  readonly rules?: readonly string[];
  /** A file of one's own that the evening is counted by. */
  readonly file?: { readonly name: string };
  readonly rounds: readonly (readonly Laid[])[];
  /** As the sheet shows them, a line for each round and then the totals. */
  readonly points: readonly string[];
  /** Who deals in the end. */
  readonly dealer: string;
  readonly clause: string;
}

/** Every card is worth 1, but the King of Hearts 9. */
const PLAIN = startingPack('Dry Gulch');
const PACK = {
  ...PLAIN,
  name: 'Dry Gulch',
  cards: PLAIN.cards.map((card) => ({ ...card, points: card.card === 'KH' ? 9 : 1 })),
};

const EVENINGS: readonly EveningOf[] = [
  {
    game: 'corral',
    lang: 'en',
    names: ['Ada', 'Ben'],
    rounds: [
      [
        { player: 'Ada', piles: [['KH', '9C']] },
        { player: 'Ben', piles: [['TS', 'AD', 'X1']] },
      ],
      [{ player: 'Ben', piles: [['QC', '2D']] }],
    ],
    points: ['22 11', '0 14', '22 25'],
    dealer: 'Ada',
    clause: 'GC-7.2',
  },
  {
    game: 'wyoming',
    lang: 'de',
    names: ['Ada', 'Ben', 'Cleo'],
    rules: ['30 für jede'],
    rounds: [
      [
        { player: 'Ada', piles: [['KH', 'QH', 'JH'], ['AH'], ['TC']], marks: ['Hat die Runde beendet'] },
        { player: 'Ben', piles: [['6C', '2C', '2D', 'TD']] },
        { player: 'Cleo', piles: [['KS']], marks: ['Herz-Pärchen'] },
      ],
      [
        {
          player: 'Ada',
          piles: [
            ['KC', 'KD', 'KH', 'KS'],
            ['AC', 'AD', 'AH', 'AS'],
          ],
        },
      ],
      [{ player: 'Ada', piles: [['KC', 'KD', 'KH', 'KS']] }],
    ],
    points: ['160 −80 50', '200 0 0', '150 0 0', '510 −80 50'],
    dealer: 'Ada',
    clause: 'WC-8.9',
  },
  {
    game: 'cowpoker',
    lang: 'it',
    names: ['Ada', 'Ben', 'Cleo', 'Dan'],
    file: PACK,
    rounds: [
      [
        { player: 'Ada', piles: [['KH'], ['9C', '9D'], []] },
        { player: 'Ben', piles: [[], ['3C'], ['8H', '8S']] },
        { player: 'Cleo', piles: [[], ['4C'], []] },
        { player: 'Dan', piles: [[], [], ['7H']] },
      ],
    ],
    points: ['21 6 0 −6', '21 6 0 −6'],
    dealer: 'Ben',
    clause: 'CP-7.2',
  },
];

async function seatAll(page: Page, names: readonly string[]): Promise<void> {
  const fields = page.locator('[id^="player-"]');
  const [more, fewer] = [
    page.locator('[data-part="seats-button"]').first(),
    page.locator('[data-part="seats-button"]').nth(1),
  ];
  await fields.first().waitFor();
  while ((await fields.count()) < names.length) await more.click();
  while ((await fields.count()) > names.length) await fewer.click();
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name);
}

async function lay(page: Page, { player, piles, marks = [] }: Laid): Promise<void> {
  const seat = page.locator('[data-part="score-seat"]', { hasText: player });
  for (const [pile, cards] of piles.entries()) {
    if (cards.length === 0) continue;
    await seat.locator('input[type=radio]').nth(pile).check({ force: true });
    for (const card of cards) await page.locator(`[data-card="${card}"]`).click();
  }
  for (const mark of marks) await page.locator('[data-part="score-marks"]').getByLabel(mark).check({ force: true });
}

const rows = (page: Page): Promise<string[]> =>
  page
    .locator('[data-part="counted-rounds"] :is(tbody, tfoot) tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')),
    );

test.each(EVENINGS)(
  'an evening of $game without a network, in $lang, on a phone',
  WHOLE_MATCH,
  async ({ game, lang, names, rules = [], file, rounds, points, dealer, clause }) => {
    const { page, context, problems } = await house.guest({ lang, size: PHONE, worker: true });
    await page.goto('/');
    await workerReady(page);
    await context.setOffline(true);
    await page.goto(`/rules/${game}`);
    await page.locator(`a[href="/scores/${game}"]`).click();
    await seatAll(page, names);
    const houseRules = page.locator('[data-part="house-rules"]');
    if (rules.length > 0 || file) await houseRules.locator('summary').click();
    for (const rule of rules) await houseRules.getByLabel(rule, { exact: true }).check({ force: true });
    if (file) {
      const buffer = Buffer.from(JSON.stringify(file));
      await houseRules
        .locator('input[type=file]')
        .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
      await expect.poll(() => houseRules.locator('option:checked').allTextContents()).toContain(file.name);
    }
    for (const [index, round] of rounds.entries()) {
      for (const laid of round) await lay(page, laid);
      await page.locator('[data-part="count"]').click();
      await expect.poll(async () => (await rows(page)).length).toBe(index + 2);
    }
    expect(await rows(page)).toEqual(points);
    // The next round has nothing in it yet, and so nobody has lost anything.
    expect(await page.locator('[data-part="open-round"] output').allTextContents()).toEqual(names.map(() => '0'));
    const selected = page.locator('#dealer option:checked');
    await expect.poll(() => selected.textContent()).toBe(dealer);
    await page.locator('[data-part="counted-rounds"] summary').first().click();
    await page
      .locator(`[data-part="counted-rounds"] [data-part="score-line"] a[href="/rules/${game}#${clause}"]`)
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect.poll(() => violationsOn(page)).toEqual([]);
    const before = await rows(page);
    await page.reload();
    await expect.poll(() => rows(page)).toEqual(before);
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  },
);

test('on a phone the cards open below the pile that is tapped, which stays where it is', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest({ size: PHONE });
  await page.goto('/scores/wyoming');
  await seatAll(page, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']);
  for (const player of ['Ben', 'Eve', 'Cleo']) {
    const pile = page.locator('[data-part="score-seat"]', { hasText: player }).locator('label').first();
    await pile.scrollIntoViewIfNeeded();
    const before = await pile.boundingBox();
    await pile.click();
    const cards = page.locator('[data-part="score-cards"]', { hasText: player });
    await cards.waitFor();
    const [after, opened] = [await pile.boundingBox(), await cards.boundingBox()];
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), player).toBeLessThan(2);
    expect((opened?.y ?? 0) - (after?.y ?? 0), player).toBeLessThan(PHONE.height / 2);
  }
  const twin = page.locator(`[data-card="TC'"]`);
  expect(await twin.locator('[aria-hidden]').textContent()).toBe('10♣′');
  expect(await twin.evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
  await page.getByRole('button', { name: 'Ten of Clubs (second deck)', exact: true }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('undo takes back tap by tap, and a link carries the sheet to somebody else', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async ({ url = '' } = {}) => localStorage.setItem('shared', url);
  });
  await page.goto('/scores/corral');
  const undo = page.getByRole('button', { name: 'Undo' });
  const pressed = page.locator('[data-card][aria-pressed=true]');
  await page.locator('[data-card="2C"]').click();
  await undo.click();
  await expect.poll(() => pressed.count()).toBe(0);
  await seatAll(page, ['Ada', 'Ben']);
  await lay(page, { player: 'Ada', piles: [['KH', 'QH']] });
  await page.locator('#player-0').fill('Adah');
  await undo.click();
  expect(await page.locator('#player-0').inputValue()).toBe('Adah');
  await expect.poll(() => pressed.count()).toBe(1);
  await page.locator('[data-part="count"]').click();
  await undo.click();
  await expect.poll(() => page.locator('[data-card="KH"]').getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-card="9S"]').focus();
  await page.keyboard.press('Space');
  await page.locator('[data-part="count"]').click();
  await page.getByRole('button', { name: 'Copy a link to this sheet' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shared'))).toBe(link);
  const { page: friend, context: elsewhere } = await house.guest({ lang: 'de' });
  await friend.goto(link);
  await expect.poll(() => rows(friend)).toEqual(['22 0', '22 0']);
  await friend.goto('/scores/corral#nonsense');
  await friend.reload();
  await expect.poll(() => rows(friend)).toEqual(['22 0', '22 0']);
  // By plain http a browser has no clipboard for pages; a link is copied all the same.
  await friend.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await friend.getByRole('button', { name: 'Link zu diesem Zettel kopieren' }).click();
  await friend.getByRole('button', { name: 'Kopiert' }).waitFor();
  await friend.locator('#player-0').fill('');
  await friend.keyboard.press('ControlOrMeta+V');
  const pasted = await friend.locator('#player-0').inputValue();
  expect(pasted).not.toBe('');
  expect(link).toContain(pasted);
  await elsewhere.close();
  expect(problems).toEqual([]);
  await context.close();
});

test.each(['corral', 'wyoming', 'cowpoker'])(
  '%s fits on two sides of paper with every clause, in every language',
  WHOLE_MATCH,
  async (game) => {
    // German has the longest words.
    for (const lang of walks(['de'], ['en', 'it'])) {
      const { page, context, problems } = await house.guest({ lang });
      await page.goto(`/rules/${game}`);
      const clauses = page.locator('[data-part="clause"]');
      await clauses.first().waitFor();
      const all = await clauses.count();
      await page.goto(`/rules/${game}/print`);
      await page.locator('[data-part="sheet"] table').first().waitFor();
      expect(await clauses.count()).toBe(all);
      await expect.poll(() => violationsOn(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const night = await page.evaluate(() =>
        [document.documentElement, document.body].map((behind) => getComputedStyle(behind).backgroundColor),
      );
      expect(night).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sides = paper.match(/\/Type\s*\/Page\b/g) ?? [];
      expect(sides.length, lang).toBeGreaterThan(0);
      expect(sides.length, lang).toBeLessThanOrEqual(2);
      expect(problems).toEqual([]);
      await context.close();
    }
  },
);
