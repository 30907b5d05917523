// The build's files once more, compressed as far as it goes, so that the server sends them so without any work.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are compressed by themselves. */
const WORTH_IT = /\.(js|css|html|svg|md|json|webmanifest)$/;
/** Below this the header that says so would cost more than it saves. */
const SMALLEST = 512;

export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => WORTH_IT.test(name));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const plain = readFileSync(path);
  if (plain.length < SMALLEST) return;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(plain, { level: zlib.Z_BEST_COMPRESSION }));
}

/** Stands after the plugin that writes the service worker: the worker is compressed too. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: { sequential: true, order: 'post', handler: () => compressFiles(folder) },
  };
}
