// Fairness: the host commits to a secret before the deal, every live seat adds randomness, and anybody can check it afterwards.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './shape.ts';

export const SECRET_BYTES = 32;

/** What the host publishes before anybody contributes. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The seed of a match: nobody, the host included, could choose it. A seat that added nothing (deadwood, a bot) counts as empty. */
export function fairSeed(match: string, secret: string, contributions: readonly (string | null)[]): Uint8Array {
  const parts = [
    utf8ToBytes('sagebrush seed 1'),
    utf8ToBytes(match),
    hexToBytes(secret),
    ...contributions.map((hex) => hexToBytes(hex ?? '')),
  ];
  return sha256(concatBytes(...parts.map((part) => sha256(part))));
}

/** The same JSON always gives the same text: keys sorted, no blanks. */
export function canonical(json: Json): string {
  if (json === null || typeof json !== 'object') return JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map(canonical).join(',')}]`;
  const fields = Object.entries(json as { readonly [key: string]: Json }).filter(([, value]) => value !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)
    .join(',')}}`;
}

/** The seal of a finished log: any change to it shows. */
export const sealOf = (json: Json): string => bytesToHex(sha256(utf8ToBytes(canonical(json))));
