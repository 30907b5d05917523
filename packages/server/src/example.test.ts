// The examples of docs/writing-a-bot.md play whole matches.
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, infoOf, openHouse } from './testing/house.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
const runs = promisify(execFile);
const hasPython = spawnSync('python3', ['--version']).status === 0;
let house: House;
beforeAll(async () => {
  house = await openHouse({ gamesModule: '@sagebrush/games' });
});
afterAll(() => house.close());

test.each([
  { game: 'corral', seats: 2, options: {} },
  { game: 'wyoming', seats: 3, options: { target: 50, matchLimit: 1, handLimit: 10 } },
  { game: 'cowpoker', seats: 2, options: {} },
])(
  'a bot of nothing but fetch plays $game',
  async ({ game, seats, options }) => {
    const host = await house.guest();
    const { table } = await host.call('openTable', { body: { game, seats, options } });
    const params = { table: table.id };
    const { bot, token } = await host.call('makeBot', { body: { name: 'Forty Lines' } });
    const live = table.chairs.filter(({ kind }) => kind === 'live').map(({ seat }) => seat);
    for (const seat of live.slice(1)) await host.call('seatBot', { params, body: { seat, level: 'greenhorn' } });
    const playing = runs(process.execPath, [example('table-bot.ts'), house.base, table.id], {
      env: { ...process.env, SAGEBRUSH_TOKEN: token },
    });
    await expect
      .poll(async () => (await infoOf(host, table.id)).chairs[live[0] ?? 0]?.who, { timeout: 60_000 })
      .toMatchObject({ id: bot.id, program: true });
    await host.call('start', { params });
    const { stdout } = await playing;
    expect(JSON.parse(stdout)).toHaveLength(table.seats.length);
    expect((await infoOf(host, table.id)).state).toBe('over');
  },
  60_000,
);

if (hasPython)
  test('a bot of plain Python opens a table of its own and plays', { timeout: 60_000 }, async () => {
    const { stdout } = await runs('python3', [example('table-bot.py'), house.base, 'corral', '2', 'greenhorn']);
    expect(JSON.parse(stdout)).toHaveLength(2);
  });
