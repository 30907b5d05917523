// Where the fixtures of "before" lie, and how they are packed: JSON lines, compressed.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ROOT } from '../tree.ts';

const BEFORE = join(ROOT, 'fixtures', 'before');
/** The largest window: packs and options come again and again. */
const PACKING = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };

export const namesIn = (folder: string): string[] => readdirSync(join(BEFORE, folder)).sort();

export const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(join(BEFORE, name)));

export function pack(name: string, content: Buffer | string): void {
  const file = join(BEFORE, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, brotliCompressSync(content, PACKING));
}

export const isPacked = (name: string): boolean => existsSync(join(BEFORE, name));

export const linesIn = <Line>(name: string): Line[] =>
  unpacked(name)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

export const packLines = (name: string, lines: readonly unknown[]): void =>
  pack(name, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
