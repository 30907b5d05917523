// Backup, restore and move as a host types them, with a server that is running.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { client, freshHex32 } from '@sagebrush/protocol';
import { expect, test, vi } from 'vitest';
import { ended, sagebrush, scratchFolder, start } from './testing/sagebrush.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A server in its own process on a free port, until it is stopped. */
async function serving(folder: string): Promise<{ address: string; stop(): Promise<unknown> }> {
  const child = start(['serve', '--port', '0', '--data', folder]);
  const over = ended(child);
  const address = await new Promise<string>((resolve) => {
    child.stderr.on('data', (text: string) => {
      const found = /open at (\S+)\. /.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    stop() {
      child.kill('SIGTERM');
      return over;
    },
  };
}

test('a house is backed up while it is open, lost, and restored', async () => {
  const scratch = scratchFolder();
  const [data, backup] = [join(scratch, 'data'), join(scratch, 'monday.sqlite')];
  const first = await serving(data);
  const { token = '' } = await client({ base: first.address }).call('arrive', { body: { program: true, name: 'Ann' } });
  const ann = client({ base: first.address, token });
  const { table } = await ann.call('openTable', { body: { game: 'corral', seats: 2 } });
  const params = { table: table.id };
  await ann.call('sit', { params, body: { seat: 0, contribution: freshHex32() } });
  await ann.call('seatBot', { params, body: { seat: 1, level: 'greenhorn' } });
  await ann.call('start', { params });

  expect(await sagebrush(['backup', backup, '--data', data])).toMatchObject({
    code: 0,
    errors: '',
    out: expect.stringMatching(/^Backed up to .*: \d+ rows; all of 1 matches were played again and fit\.\n$/),
  });
  expect(await sagebrush(['restore', backup, '--data', data])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('stop the server'),
  });
  await first.stop();
  rmSync(data, { recursive: true });
  expect(await sagebrush(['restore', backup, '--data', data])).toMatchObject({ code: 0, errors: '' });

  const second = await serving(data);
  const again = client({ base: second.address, token });
  expect((await again.call('table', { params })).moment?.match).toBeDefined();
  await second.stop();
  const moved = join(scratch, 'elsewhere');
  expect(await sagebrush(['move', '--from', data, '--to', moved])).toMatchObject({ code: 0 });
  expect(existsSync(join(moved, 'sagebrush.sqlite'))).toBe(true);
  rmSync(scratch, { recursive: true });
});

const NOWHERE = join(scratchFolder(), 'nowhere');
test.each([
  [['backup', 'monday.zip'], 'has to end in .sqlite'],
  [['backup', join(NOWHERE, 'monday.sqlite'), '--data', NOWHERE], 'is not there'],
  [['move', '--from', 'mysql://x', '--to', 'y'], 'expected postgres://'],
  [['move', '--from', 'postgres://nobody@127.0.0.1:1/x', '--to', NOWHERE], 'the database'],
])('wrong question %#: the answer is a sentence', async (args, said) => {
  const { code, errors } = await sagebrush(args);
  expect(code).toBe(2);
  expect(errors).toContain(said);
  expect(errors).not.toContain('    at ');
});
