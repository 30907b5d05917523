// Fairness: the host commits to a secret before the deal, every live seat adds randomness, and anybody can check it
// afterwards.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './shape.ts';
import { finish, type Steps } from './steps.ts';

export const SECRET_BYTES = 32;

/** What the host publishes before anybody contributes. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/**
 * The seed of a match, or of a deal that several matches share: nobody, the host included, could choose it. A seat that
 * added nothing (by chance, by a bot) counts as empty.
 */
export function fairSeed(match: string, secret: string, contributions: readonly (string | null)[]): Uint8Array {
  const parts = [
    utf8ToBytes('sagebrush seed 1'),
    utf8ToBytes(match),
    hexToBytes(secret),
    ...contributions.map((hex) => hexToBytes(hex ?? '')),
  ];
  return sha256(concatBytes(...parts.map((part) => sha256(part))));
}

/** JSON whose type says more than that it is JSON; fields that are undefined are not there. */
type Plain = Json | object;

/** The same JSON always gives the same text: keys sorted, no blanks. */
export const canonical = (json: Plain): string => [...canonicalParts(json)].join('');

/** That text in parts, an item of a list in one. */
function* canonicalParts(json: Plain): Generator<string> {
  if (json === null || typeof json !== 'object') return yield JSON.stringify(json);
  let comma = '';
  if (Array.isArray(json)) {
    yield '[';
    for (const item of json) {
      yield `${comma}${canonical(item)}`;
      comma = ',';
    }
    return yield ']';
  }
  yield '{';
  const fields = Object.entries(json).filter(([, value]) => value !== undefined);
  for (const [key, value] of fields.sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield `${comma}${JSON.stringify(key)}:`;
    yield* canonicalParts(value);
    comma = ',';
  }
  yield '}';
}

/** The seal of a finished log: any change to it shows. A step takes in one entry. */
export function* sealSteps(log: Plain): Steps<string> {
  const hash = sha256.create();
  for (const part of canonicalParts(log)) {
    hash.update(utf8ToBytes(part));
    yield;
  }
  return bytesToHex(hash.digest());
}

export const sealOf = (log: Plain): string => finish(sealSteps(log));
