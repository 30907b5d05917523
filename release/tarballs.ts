// The tarballs of all packages.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_FOLDER, run, stageAll } from './stage.ts';

export const TARBALLS = join(PACK_FOLDER, 'tarballs');

/** Stages and packs everything; the tarballs' names. */
export function packAll(): string[] {
  const folders = stageAll();
  mkdirSync(TARBALLS, { recursive: true });
  for (const folder of folders) run('npm', ['pack', '--silent', '--pack-destination', TARBALLS], folder);
  return readdirSync(TARBALLS).sort();
}
