// sagebrush admin against a running server: from report to ban, as a host types it, with the name in the log.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '@sagebrush/protocol';
import { afterAll, expect, test, vi } from 'vitest';
import { ended, sagebrush, scratchFolder, start } from '../testing/sagebrush.ts';

vi.setConfig({ testTimeout: 120_000 });
const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true }));

const ANN = 'a-token-that-only-ann-knows-1';
const TOKENS = `ann=${ANN},ben=a-token-that-only-ben-knows-2`;

test('a report is found, its person muted and banned, and the log says who did it', async () => {
  const child = start(['serve', '--port', '0', '--data', join(scratch, 'data')], { SAGEBRUSH_ADMIN_TOKEN: TOKENS });
  const over = ended(child);
  const base = await new Promise<string>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const found = /open at (\S+)\. /.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  expect(base).toMatch(/^http:\/\/localhost:\d+$/);
  const admin = (...words: string[]) => sagebrush(['admin', ...words, '--server', base, '--token', ANN]);
  const arrive = async (name: string) => {
    const { token = '', ...me } = await client({ base }).call('arrive', { body: { name, program: true } });
    return { ...client({ base, token }), me };
  };
  const [belle, bart] = [await arrive('Belle'), await arrive('Black Bart')];
  const about = { kind: 'person', person: bart.me.id } as const;
  const { report } = await belle.call('report', { body: { about, reason: 'name', words: 'Scary.' } });

  const listed = await admin('reports');
  expect(listed).toMatchObject({ code: 0, errors: '' });
  expect(JSON.parse(listed.out)).toMatchObject({ reports: [{ id: report, words: 'Scary.' }] });
  expect(JSON.parse((await admin('people', 'Black Bart')).out)).toMatchObject({ people: [{ id: bart.me.id }] });
  expect(await admin('mute', bart.me.id, '60', '--why', 'first time')).toMatchObject({
    code: 0,
    out: 'Muted for 60 minutes.\n',
  });
  expect(await admin('rename', bart.me.id, 'Charles Boles')).toMatchObject({ code: 0 });
  expect((await bart.call('me')).name).toBe('Charles Boles');
  expect(await admin('ban', bart.me.id, '--report', report)).toMatchObject({ code: 0, out: 'Banned.\n' });
  await expect(bart.call('me')).rejects.toMatchObject({ problem: { code: 'suspended' } });
  expect(await admin('settle', report, 'banned')).toMatchObject({ code: 0 });
  const { deeds } = JSON.parse((await admin('audit')).out) as { deeds: { admin: string; deed: string }[] };
  expect(deeds.map(({ admin: by, deed }) => `${by} ${deed}`)).toEqual([
    'ann settle',
    'ann ban',
    'ann rename',
    'ann silence',
  ]);

  expect(await admin('person', 'nobody-at-all')).toMatchObject({ code: 1, errors: expect.stringContaining('nobody') });
  expect(await admin('suspend', bart.me.id, 'soon')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('minutes'),
  });
  const guess = await sagebrush(['admin', 'audit', '--server', base, '--token', 'guess-guess-guess-guess-guess']);
  expect(guess).toMatchObject({ code: 1, out: '' });
  child.kill('SIGTERM');
  await over;
  expect(await admin('audit')).toMatchObject({ code: 1, errors: expect.stringContaining('cannot be reached') });
});
