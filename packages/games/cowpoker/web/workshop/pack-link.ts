// A pack in an address: compressed, behind the #, where no server ever sees it.
import { PACK_LIMIT, type PackJson } from '@sagebrush/cowpoker';

const MARK = '#pack=';
/** In bytes: a character has four at most. A longer one is no pack, but somebody's joke. */
const MOST_BYTES = 4 * PACK_LIMIT;

export async function packAsFragment(pack: PackJson): Promise<string> {
  const packed = new Blob([JSON.stringify(pack)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return (
    MARK +
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/[+/=]/g, (sign) => SAFE[sign] ?? '')
  );
}
/** What stands in an address for the signs that have a meaning there. */
const SAFE: Readonly<Record<string, string>> = { '+': '-', '/': '_' };
const bytesOf = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** The text in a fragment; undefined where there is none, an error where it is damaged. */
export async function textInFragment(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(MARK)) return undefined;
  const packed = new Blob([bytesOf(fragment.slice(MARK.length))]).stream();
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    length += next.value.length;
    if (length > MOST_BYTES) throw new Error('too long for a pack');
    parts.push(next.value);
  }
  return new Blob(parts as BlobPart[]).text();
}
