// The rules behind `npm test -- promises` bite: every way to let go of a promise is found, and the one that is allowed
// is not.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tree.ts';

const WORK = 'const work = async (): Promise<number> => 1;\n';
const FOUND = {
  'statement.ts': 'work();',
  'void-as-the-sweep-of-rooms-had-it.ts': 'void work().then(() => 1);',
  'void-as-a-value.ts': 'setTimeout(() => void work(), 1);',
  'returned-to-nobody.ts': 'declare const later: (job: () => void) => void;\nlater(() => work());',
  'async-listener.ts': "addEventListener('message', async () => { await work(); });",
  'then-without-catch.ts': 'work().then(() => 1);',
};
const FINE = {
  'awaited.ts': 'export const twice = async () => (await work()) * 2;',
  'detached.ts': `detach(work(), () => undefined);\n${readFileSync(join(ROOT, 'packages/engine/src/detach.ts'), 'utf8')}`,
};

test('what nobody awaits or owns is found, and nothing else', { timeout: 100_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-promises-'));
  try {
    for (const [name, code] of Object.entries({ ...FOUND, ...FINE })) writeFileSync(join(folder, name), WORK + code);
    const { status, stdout } = spawnSync(
      join(ROOT, 'node_modules', '.bin', 'oxlint'),
      ['--config', join(ROOT, '.oxlintrc.json'), '--format=json', folder],
      { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { filename: string }[] };
    expect(new Set(diagnostics.map(({ filename }) => basename(filename)))).toEqual(new Set(Object.keys(FOUND)));
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
