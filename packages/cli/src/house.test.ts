// Backup, restore and move as a host types them, with a server that is running.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { client, freshHex32 } from '@sagebrush/protocol';
import { afterAll, expect, test, vi } from 'vitest';
import { ended, sagebrush, scratchFolder, start, startUnderShell, type Variables } from './testing/sagebrush.ts';

vi.setConfig({ testTimeout: 120_000 });

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true }));

const opened = (child: ChildProcessWithoutNullStreams): Promise<string> =>
  new Promise((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const found = /open at (\S+)\. /.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });

/** A server in its own process on a free port, until it is stopped. */
async function serving(folder: string, set?: Variables): Promise<{ address: string; stop(): Promise<unknown> }> {
  const child = start(['serve', '--port', '0', '--data', folder], set);
  const over = ended(child);
  return {
    address: await opened(child),
    stop() {
      child.kill('SIGTERM');
      return over;
    },
  };
}

test('a house is backed up while it is open, lost, and restored', async () => {
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
    out: expect.stringMatching(/^Backed up to .*: \d+ rows\. Matches .*: 1, all there are\.\n$/),
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
});

const [NOWHERE, FILE] = [join(scratch, 'nowhere'), join(scratch, 'file.sqlite')];
writeFileSync(FILE, 'no SQLite at all');
const UNDER_FILE = join(FILE, 'below');
/** Linux makes no folders there, and says of the one above that it is missing. */
const NO_FOLDERS = process.platform === 'linux' ? '/proc/nowhere' : UNDER_FILE;
const OTHERS = join(scratch, 'others.sqlite');
const others = new DatabaseSync(OTHERS);
others.exec('create table recipes (name)');
others.close();
/** One that a version after this one has written to. */
const NEWER = join(scratch, 'newer');
mkdirSync(NEWER);
const newer = new DatabaseSync(join(NEWER, 'sagebrush.sqlite'));
newer.exec('create table kysely_migration (name, timestamp)');
newer.exec("insert into kysely_migration values ('999-tomorrow', '2100-01-01T00:00:00.000Z')");
newer.close();

test.each([
  [['backup', 'monday.zip'], 'has to end in .sqlite'],
  [['backup', join(NOWHERE, 'monday.sqlite'), '--data', NOWHERE], 'is not there'],
  [['restore', FILE, '--data', NOWHERE], 'file.sqlite: cannot be copied: file is not a database'],
  [['restore', OTHERS, '--data', NOWHERE], 'is no house of Sagebrush'],
  [['move', '--from', 'mysql://x', '--to', 'y'], 'expected postgres://'],
  [['move', '--from', 'postgres://nobody@127.0.0.1:1/x', '--to', NOWHERE], 'the database: cannot be used: '],
  [['serve', '--database', 'somewhere'], 'expected postgres://'],
  [['serve', '--database', 'postgres://x', '--data', NOWHERE], 'expected one of them'],
  [['serve', '--data', FILE], 'file.sqlite: cannot be used: '],
  [['serve', '--data', UNDER_FILE], 'below: cannot be used: '],
  [['serve', '--data', NO_FOLDERS], 'cannot be used: '],
  [['serve', '--data', NEWER], 'a newer version of Sagebrush has written to it'],
  [['serve', '--host', '192.0.2.1', '--data', NOWHERE], 'is no address of this machine'],
])('wrong question %#: the answer is a sentence', async (args, said) => {
  const { code, errors } = await sagebrush(args);
  expect(code).toBe(2);
  expect(errors).toContain(said);
  expect(errors).not.toContain('    at ');
});

test('a flag counts before a variable, and an empty variable is not set', async () => {
  const data = join(scratch, 'flagged');
  const { stop } = await serving(data, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', PORT: '' });
  await stop();
  expect(existsSync(join(data, 'sagebrush.sqlite'))).toBe(true);
});

/** npm starts a shell, and the shell the server; a signal to npm may end the first two only. */
test('the server goes with the npm that started it', async () => {
  const shell = startUnderShell(['serve', '--port', '0', '--data', join(scratch, 'npm')], {
    npm_lifecycle_event: 'start',
  });
  const gone = once(shell.stderr, 'close');
  await opened(shell);
  shell.kill('SIGKILL');
  await gone;
});
