// What the build compresses: text that is worth it, and nothing else.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from './compressed-files.ts';

test('scripts get both forms, each of which says the same; small files and fonts stay alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-compressed-'));
  try {
    const script = 'export const dusk = 1;\n'.repeat(100);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'main.js'), script);
    writeFileSync(join(folder, 'assets', 'rye.woff2'), 'x'.repeat(1000));
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    await compressFiles(folder);
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual(
      ['assets', 'assets/main.js', 'assets/main.js.br', 'assets/main.js.gz', 'assets/rye.woff2', 'icon.svg'].map(
        (path) => join(...path.split('/')),
      ),
    );
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'assets/main.js.gz'))).toString()).toBe(script);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
