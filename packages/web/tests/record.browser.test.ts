// My record in a real browser: matches played here without a server, a rated match between two people, the file, and
// the deletion.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { deal, sitDownHere } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a match of this browser stands in my record, by game and by level', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest({ lang: 'de', size: PHONE });
  await sitDownHere(page, { game: 'corral', players: 2 });
  expect(await play(page, { by: 'touch' })).toBe(true);
  await page.goto('/record');
  const row = page.locator('[data-opponents] tbody tr');
  await row.waitFor();
  await expect.poll(() => row.locator('td').first().textContent()).toContain('Greenhorn');
  await expect.poll(() => page.locator('[data-part="record-figures"] dd').first().textContent()).toBe('1');
  await expect.poll(() => page.getByRole('img', { name: /1 Partien/ }).count()).toBe(1);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.locator('input[name=record-game][value=wyoming]').check();
  await page.getByText('Noch keine beendete Partie').waitFor();
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await page.locator('input[name=record-game][value=all]').check();
  await row.waitFor();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await page.getByText('Noch keine beendete Partie').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test(
  'a rated match between two people rates both; a file has all of it, and who deletes it leaves a neutral name',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest();
    const friend = await house.guest();
    await host.page.goto('/play/corral?speed=none&friends');
    await host.page.locator('input[name=count][value="2"]').check();
    await host.page.locator('input[name=rated][value="rated"]').check();
    await host.page.locator('[data-part="page"] > [data-part="actions"] button').click();
    await host.page.locator('#my-name').fill('Calamity');
    await host.page.locator('#my-name').blur();
    const invite = await host.page.locator('#invite').inputValue();
    await friend.page.goto(`${new URL(invite).pathname}?speed=none`);
    await friend.page.locator('[data-part="chairs"] li:has([data-part="free"]) button').first().click();
    await host.page.waitForFunction(
      () => document.querySelectorAll('[data-part="chairs"] [data-part="free"]').length === 0,
    );
    await friend.page.locator('[data-part="rated-note"]').waitFor();
    await deal(host.page);
    await friend.page.locator('[data-part="table"]').waitFor();
    await friend.page.locator('[data-part="table-bar"] [data-part="rated"]').waitFor();
    expect(await friend.page.locator('[data-part="step-out"]').count()).toBe(0);
    await Promise.all([play(host.page), play(friend.page)]);
    for (const { page } of [host, friend]) {
      const changes = page.locator('[data-part="rating-changes"] li');
      await expect.poll(() => changes.locator('[data-by]').count(), { timeout: 30_000 }).toBe(2);
      expect((await changes.allTextContents()).join(' ')).toMatch(/[+−]\d+/);
    }

    await friend.page.goto('/matches');
    const result = friend.page.locator('[data-match]', { hasText: 'Rated' });
    await expect
      .poll(() => result.locator('[data-part="result"]').textContent())
      .toMatch(/^(You win|Place 2 · Won by )/);
    await result.getByRole('link', { name: /^Score sheet/ }).click();
    await friend.page.locator('[data-part="outcome"]').waitFor();
    for (const { page } of [host, friend]) {
      await page.goto('/record');
      await expect
        .poll(
          async () => {
            await page.reload();
            await page.locator('[data-opponents] tbody tr').first().waitFor();
            return page.locator('[data-part="record-rating"]').count();
          },
          { timeout: 30_000, interval: 1000 },
        )
        .toBe(1);
    }
    await expect
      .poll(() => host.page.locator('[data-part="record-rating"] p').textContent())
      .toMatch(/: \d+ ± \d+ provisional/);
    expect(await host.page.locator('[data-leaders=corral]').count()).toBe(0);
    await expect.poll(() => violationsOn(host.page)).toEqual([]);

    const saving = host.page.waitForEvent('download');
    await host.page.getByRole('button', { name: 'Save it as a file' }).click();
    const file = await (await saving).createReadStream();
    const text = (await file.toArray()).join('');
    expect(JSON.parse(text)).toMatchObject({ server: { ratings: [{ game: 'corral', matches: 1 }] } });

    await host.page.getByRole('button', { name: 'Delete all of it' }).click();
    await host.page.getByRole('button', { name: 'Delete for good' }).click();
    await host.page.getByText('No finished match yet').waitFor();
    await friend.page.reload();
    await friend.page.locator('[data-opponents] tbody tr').first().waitFor();
    await expect.poll(() => friend.page.locator('[data-opponents]').textContent()).toContain('Drifter');
    expect([...host.problems, ...friend.problems]).toEqual([]);
    await host.context.close();
    await friend.context.close();
  },
);
