// On the server: whole matches with bots, two people at one table by invite link, and a network that fails in the middle.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { lineTo } from './line.ts';
import { play } from './play.ts';
import { deal, openOnlineTable, SHORT_WYOMING } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([{ game: 'corral', players: 2 }, SHORT_WYOMING, { game: 'cowpoker', players: 2 }] as const)(
  'a whole match of $game on the server',
  WHOLE_MATCH,
  async (setting) => {
    const { page, context, problems } = await house.guest();
    await openOnlineTable(page, setting, setting.players - 1);
    await deal(page);
    expect(await play(page)).toBe(true);
    await page.locator('.outcome .button.plain').click();
    await page.locator('.proof').waitFor();
    expect(await page.locator('.proof').textContent()).toContain('fair');
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('two people at one table: invite link, talk, a lost network, a reload, the same end, a rematch', WHOLE_MATCH, async () => {
  const host = await house.guest();
  const line = await lineTo(house.address);
  const friend = await house.guest({ size: PHONE, lang: 'de', address: line.address });
  await openOnlineTable(host.page, { game: 'corral', players: 2 }, 0);
  const invite = await host.page.locator('#invite').inputValue();
  await friend.page.goto(`${new URL(invite).pathname}?speed=none`);
  await friend.page.locator('.chairs li:has(.free) .button').first().click();
  await host.page.waitForFunction(() => document.querySelectorAll('.chairs .free').length === 0);
  await deal(host.page);
  await friend.page.locator('.table').waitFor();

  const talk = host.page.locator('.table-bar nav').getByRole('button', { name: 'Talk' });
  await talk.click();
  await host.page.locator('#say').fill('Howdy');
  await host.page.locator('.chat .button').click();
  await host.page.locator('.chat-lines b').waitFor();
  await host.page.keyboard.press('Escape');

  const hosting = play(host.page);
  await play(friend.page, { by: 'touch', picks: 6 });
  line.cut();
  await friend.page.locator('.lost-line').waitFor();
  line.mend();
  await play(friend.page, { by: 'touch', picks: 3 });
  await friend.page.reload();
  await friend.page.locator('.table').waitFor();
  await Promise.all([hosting, play(friend.page, { by: 'touch' })]);
  const [one, other] = await Promise.all([host.page, friend.page].map((page) => page.locator('.score-sheet .sum').allTextContents()));
  expect(one).toEqual(other);

  await host.page.locator('.outcome .actions .button').first().click();
  await friend.page.locator('.outcome .actions .button').first().click();
  await host.page.locator('.asked').waitFor();
  await host.page.waitForFunction(() => document.querySelector('.outcome') === null);
  expect(host.problems).toEqual([]);
  expect(friend.problems.filter((problem) => !/ERR_(EMPTY_RESPONSE|CONNECTION|INCOMPLETE|NETWORK)/.test(problem))).toEqual([]);
  await host.context.close();
  await friend.context.close();
  line.close();
});
