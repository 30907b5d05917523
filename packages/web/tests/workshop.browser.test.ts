// The workshop: a pack made by hand is saved, shared, loaded and played; a damaged one gives messages and harms
// nothing; figures and plots.
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { settled } from './still.ts';
import { deal } from './tables.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const scrollsAside = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** A new pack on the bench. */
async function begin(page: Page): Promise<void> {
  await page.goto('/workshop?speed=none');
  await page.getByRole('button', { name: 'A new pack' }).click();
  await page.locator('[data-part="card-form"]').waitFor();
}

/** The pack gets a name, the Nine of Spades a face of its own. */
async function makeDryGulch(page: Page): Promise<void> {
  await begin(page);
  await page.locator('input[name=part][value=pack]').check();
  await page.getByLabel('Name', { exact: true }).fill('Dry Gulch');
  await page.locator('input[name=part][value=cards]').check();
  await page.getByRole('button', { name: /Nine of Spades/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dusty Rhodes');
  await page.getByLabel('Points').fill('7');
  await page.getByRole('button', { name: /^Take out/ }).click();
  await page.getByLabel('The next step').selectOption('steal');
  await page.getByRole('button', { name: 'Add the step' }).click();
  await page.getByLabel('From').selectOption('left');
  await page.getByLabel('A line for the fun of it').fill('Ashes to ashes.');
}

test(
  'a pack made in the workshop is saved, shared, opened by a stranger, loaded from its file, and played',
  WHOLE_MATCH,
  async () => {
    const maker = await house.guest();
    const { page } = maker;
    await makeDryGulch(page);
    await expect
      .poll(() => page.locator('[data-part="live-face"]').textContent())
      .toContain('Steal a card at random from the Gang on your left.');
    await expect.poll(() => page.locator('[data-part="live-face"]').textContent()).toContain('Ashes to ashes.');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Dry Gulch');

    // The checker's remarks, each with the way to its card.
    await page.locator('[data-part="remarks"] summary').click();
    await page.locator('[data-part="remarks"] li', { hasText: 'takes a card out of a Cellar' }).first().waitFor();

    // Every change can be taken back and made again, and survives a reload.
    for (const _ of ['line', 'left', 'steal']) await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('[data-part="live-face"]').textContent()).not.toContain('Steal');
    for (const _ of ['steal', 'left', 'line']) await page.getByRole('button', { name: /Redo/ }).click();
    await page.reload();
    await page.getByRole('button', { name: /Dusty Rhodes/ }).click();
    await expect.poll(() => page.locator('[data-part="live-face"]').textContent()).toContain('on your left');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('dry-gulch.json');
    const file = await saved.path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 1, name: 'Dry Gulch' });

    await page.getByRole('button', { name: 'Share as a link' }).click();
    const link = new URL(await page.getByLabel('The link').inputValue());
    expect(link.pathname).toMatch(/^\/pack\/[0-9a-f]{64}$/);

    // A stranger on a phone opens the short link, looks, and plays it against bots.
    const stranger = await house.guest({ size: PHONE, lang: 'de' });
    await stranger.page.goto(`${link.pathname}?speed=none`);
    await stranger.page.locator('[data-part="gallery"]').waitFor();
    await expect.poll(() => stranger.page.locator('[data-part="gallery"] li').count()).toBe(54);
    await expect
      .poll(() => stranger.page.locator('[data-part="gallery"]').textContent())
      .toContain('Stiehl eine zufällige Karte aus der Bande links von dir.');
    await stranger.page.getByRole('button', { name: 'Dry Gulch' }).click();
    await stranger.page.locator('[data-part="report"]').getByRole('button', { name: 'Senden' }).click();
    await stranger.page.locator('[data-part="report"] [role="status"]').waitFor();
    await stranger.page.keyboard.press('Escape');
    await stranger.page.getByRole('button', { name: 'Damit spielen' }).click();
    await stranger.page.locator('#pack').waitFor();
    await expect.poll(() => stranger.page.locator('#pack option:checked').textContent()).toBe('Dry Gulch');
    await stranger.page.locator('input[name=count][value="2"]').check();
    await stranger.page.locator('input[name=level][value="greenhorn"]').check();
    await stranger.page.locator('[data-part="page"] > [data-part="actions"] :is(a, button)').first().click();
    await stranger.page.locator('[data-part="table"]').waitFor();
    expect(await play(stranger.page, { by: 'touch' })).toBe(true);
    expect(stranger.problems).toEqual([]);
    await stranger.context.close();

    // Another browser loads the file and opens a table on the server, where a friend sees which pack it is.
    const host = await house.guest();
    await host.page.goto('/play/cowpoker?speed=none');
    await host.page.locator('[data-part~="pack-field"] input[type=file]').setInputFiles(file);
    await host.page.waitForFunction(
      () => document.querySelector<HTMLOptionElement>('#pack option:checked')?.text === 'Dry Gulch',
    );
    await host.page.locator('input[name=count][value="2"]').check();
    await host.page.locator('input[name=level][value="greenhorn"]').check();
    await host.page.locator('input[name=company][value="friends"]').check();
    await host.page.locator('[data-part="page"] > [data-part="actions"] button').click();
    await host.page.locator('[data-part="chairs"]').waitFor();
    await host.page.locator('[data-part~="table-pack"] summary').click();
    await expect.poll(() => host.page.locator('[data-part~="table-pack"] [data-part="gallery"] li').count()).toBe(54);
    await host.page.locator('[data-part="chairs"] li:has([data-part="free"]) button').last().click();
    await host.page.waitForFunction(
      () => document.querySelectorAll('[data-part="chairs"] [data-part="free"]').length === 0,
    );
    await deal(host.page);
    expect(await play(host.page)).toBe(true);
    expect([...maker.problems, ...host.problems]).toEqual([]);
    await maker.context.close();
    await host.context.close();
  },
);

test(
  'without a server the link has the whole pack in it; a short link is withdrawn where the packs stand',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems } = await house.guest();
    await begin(page);
    const bench = page.url();
    await page.locator('input[name=part][value=pack]').check();
    await page.getByLabel('Name', { exact: true }).fill('Wet Gulch');
    await page.getByRole('button', { name: 'Share as a link' }).click();
    await page.locator('[data-part~="shared-link"] small', { hasText: 'The server keeps the pack' }).waitFor();
    const short = await page.getByLabel('The link').inputValue();

    await page.goto('/workshop');
    await page.getByText('Packs that you brought to this server').click();
    await page.getByRole('button', { name: 'Withdraw: Wet Gulch' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Withdraw: Wet Gulch' }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    const stranger = await house.guest();
    await stranger.page.goto(short);
    await stranger.page.locator('[data-part~="mistakes"]', { hasText: 'Ask for it again' }).waitFor();

    await page.goto(bench);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Share as a link' }).click();
    await page.locator('[data-part~="shared-link"] small', { hasText: 'No server sees it' }).waitFor();
    const long = new URL(await page.getByLabel('The link').inputValue());
    await stranger.page.goto(`${long.pathname}${long.hash}`);
    await expect.poll(() => stranger.page.locator('[data-part="gallery"] li').count()).toBe(54);
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
    await stranger.context.close();
    await context.close();
  },
);

test('a damaged pack gives readable messages in three languages, and harms nothing', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await makeDryGulch(page);
  const bench = page.url();
  const inStore = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const kept = await settled(page, inStore);
  const file = join(tmpdir(), `sagebrush-damaged-${process.pid}.json`);
  /** Opens a file and waits for what is said of it. */
  const open = async (text: string, ...complaints: readonly string[]): Promise<void> => {
    await writeFile(file, text);
    await page.locator('[data-part="file-button"] input').setInputFiles(file);
    for (const complaint of complaints) await page.locator('[data-part~="mistakes"]', { hasText: complaint }).waitFor();
  };

  await page.goto('/workshop');
  await open('{ "format": 1,\n "name" "Dry" }', 'no JSON: it goes wrong in line 2');
  await open('null', 'The pack is no object with fields');
  const flawed = JSON.stringify({
    format: 1,
    name: 'Broken',
    cards: [{ card: '9S', name: '', ranch: 'mars', points: 99, effect: [] }],
  });
  await open(
    flawed,
    '9♠: Points is 99: expected -9 to 9',
    '9♠: Name has 0 characters',
    'Cards has 1 cards: expected 54',
    'Nothing of yours was changed.',
  );
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await expect.poll(inStore).toBe(kept);

  await page.goto('/workshop?lang=de');
  await open(flawed, '9♠: Punkte ist 99: erwartet wird -9 bis 9');
  await page.goto('/workshop?lang=it');
  await open(flawed, '9♠: Punti è 99: serve da -9 a 9');
  await page.goto('/play/cowpoker?lang=en');
  await open('[]', 'is not a sound pack');
  await page.goto('/workshop#pack=damaged');
  await page.locator('[data-part~="mistakes"]', { hasText: 'got lost on the way' }).waitFor();

  // What could be read can be opened; the mistakes that are left stand beside their fields, and nothing can be played
  // until they are mended.
  await page.goto('/workshop');
  await page.reload();
  await open(flawed);
  await page.getByRole('button', { name: 'Open what can be read' }).click();
  await page.getByRole('button', { name: /Nine of Spades: has mistakes/ }).click();
  await expect
    .poll(() => page.locator('[data-part="three-values"] [data-part="complaint"]').textContent())
    .toBe('is 99: expected -9 to 9');
  await expect.poll(() => page.getByRole('link', { name: 'Play with it' }).count()).toBe(0);
  await page.getByLabel('Points').fill('3');
  await page.getByLabel('Name', { exact: true }).fill('Mended');
  await page.getByRole('link', { name: 'Play with it' }).waitFor();

  await page.goto(bench);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Dry Gulch');
  expect(problems).toEqual([]);
  await context.close();
});

test(
  'test it: plots next to those of Centerville, and a run that is cancelled keeps what was played',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems } = await house.guest();
    await begin(page);
    await page.locator('input[name=part][value=test]').check();
    await page.locator('input[name=games][value="4000"]').check();
    await page.getByRole('button', { name: 'Test it' }).click();
    await page.locator('[data-part="test-run"] [data-part="plot"]').first().waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('[data-part="test-run"][data-state=stopped]').waitFor();
    await expect.poll(() => page.locator('[data-part="test-run"]').textContent()).toContain('stopped early');
    await expect
      .poll(() => page.locator('[data-part="test-run"] progress').evaluate((bar: HTMLProgressElement) => bar.value))
      .toBeLessThan(8000);

    await page.locator('input[name=games][value="200"]').check();
    await page.locator('input[name=players][value="2"]').check();
    await page.getByRole('button', { name: 'Test it' }).click();
    await page.locator('[data-part="test-run"][data-state=done]').waitFor({ timeout: 120_000 });
    await expect.poll(() => page.locator('[data-part="test-run"]').textContent()).toContain('400 of 400');
    await expect.poll(() => page.locator('[data-part="plot"]').count()).toBe(7);
    const ranches = page.locator('[data-part="plot"]').filter({ hasText: 'luck of the Ranch' });
    await expect.poll(() => ranches.locator('[data-part="bars"] li').count()).toBe(4);
    await expect.poll(() => ranches.locator('rect[data-part="tried"]').count()).toBe(4);
    await expect.poll(() => ranches.locator('rect[data-part="usual"]').count()).toBe(4);
    const bars = (title: string) =>
      page.locator('[data-part="plot"]').filter({ hasText: title }).locator('[data-part="bars"] li').allTextContents();
    await expect.poll(async () => (await bars('Pretty crafty')).join()).toContain('Deadwood');
    await expect.poll(async () => (await bars('Suspense')).length).toBe(2);
    await expect.poll(() => page.locator('[data-part="columns"] path').count()).toBe(4);
    await expect.poll(() => page.locator('[data-part="happened"] tbody tr').count()).toBeGreaterThan(5);
    await expect.poll(() => violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a house rule is previewed: what it does, next to the usual rules', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await page.goto('/play/corral?speed=none');
  await page.locator('[data-part~="house-rules"] summary').click();
  await expect.poll(() => page.locator('[data-part="preview"]').count()).toBe(0);
  const option = page.locator('[data-part~="house-rules"] [data-part="option"] input:not(:checked)').first();
  await option.check();
  await page.locator('[data-part="preview"][data-state=done]').waitFor({ timeout: 120_000 });
  await expect.poll(() => page.locator('[data-part="preview"] [data-part="plot"]').count()).toBe(3);
  await expect.poll(() => page.locator('[data-part="preview"] [data-part="means"] b').count()).toBe(2);
  await expect.poll(() => page.locator('[data-part="preview"] rect[data-part="usual"]').count()).toBe(4);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('the print sheet: 54 cards on six pages, and nothing else on paper', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await page.goto('/workshop/centerville/sheet');
  await page.locator('[data-part="sheet-page"]').first().waitFor();
  await expect.poll(() => page.locator('[data-part="sheet-card"]').count()).toBe(54);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('[data-part="page-bar"]').isVisible()).toBe(false);
  await expect.poll(() => page.locator('h1').isVisible()).toBe(false);
  const { width = 0 } = (await page.locator('[data-part="sheet-card"]').first().boundingBox()) ?? {};
  expect(width).toBeCloseTo((63 / 25.4) * 96, 0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(6);
  expect(problems).toEqual([]);
  await context.close();
});

test.each(walks(['de'], ['en', 'it']))(
  'the workshop in %s, on a desk and on a phone: nothing that axe minds',
  WHOLE_MATCH,
  async (lang) => {
    const { page, context, problems } = await house.guest({ lang });
    for (const size of [undefined, PHONE]) {
      if (size) await page.setViewportSize(size);
      await page.goto('/workshop?speed=none');
      await page.locator('[data-part="shelf"] li').last().waitFor();
      await expect.poll(() => violationsOn(page)).toEqual([]);
      await expect.poll(() => scrollsAside(page)).toBe(false);
      await page.locator('[data-part="page"] > [data-part="actions"] :is(a, button)').nth(1).click();
      for (const part of ['cards', 'pack', 'test']) {
        await page.locator(`input[name=part][value=${part}]`).check();
        if (!size) await expect.poll(() => violationsOn(page), { message: part }).toEqual([]);
        await expect.poll(() => scrollsAside(page), { message: part }).toBe(false);
      }
      await page.goto('/workshop/centerville');
      await page.locator('[data-part="gallery"] li').last().waitFor();
      await expect.poll(() => violationsOn(page)).toEqual([]);
      await expect.poll(() => scrollsAside(page)).toBe(false);
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);
