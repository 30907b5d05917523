// Chance: one interface, two streams. Real matches use ChaCha20, simulations a small fast generator.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Random {
  /** The next 32 random bits, as an unsigned number. */
  next(): number;
  /** A copy that plays on identically. */
  clone(): Random;
}

/** A whole number from 0 to limit - 1, each with exactly the same chance: what falls outside is drawn again. */
export function below(random: Random, limit: number): number {
  if (!(limit >= 1 && limit <= 0x1_0000_0000)) throw new RangeError(`below(${limit}): expected 1 to 2^32`);
  const shift = Math.clz32(limit - 1);
  if (shift === 32) return 0;
  for (;;) {
    const drawn = random.next() >>> shift;
    if (drawn < limit) return drawn;
  }
}

/** From 0 up to, not including, 1. */
export const fraction = (random: Random): number => random.next() / 0x1_0000_0000;

/** Fisher and Yates, in place; returns the same list. */
export function shuffle<T>(random: Random, cards: T[]): T[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const moved = cards[last] as T;
    cards[last] = cards[other] as T;
    cards[other] = moved;
  }
  return cards;
}

export function pick<T>(random: Random, things: readonly T[]): T {
  if (things.length === 0) throw new RangeError('pick: nothing to pick from');
  return things[below(random, things.length)] as T;
}

/**
 * sfc32 by Chris Doty-Humphrey: 128 bits of state, no multiplication. A class, so that its fields stay small integers.
 */
class FastRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.counter = counter | 0;
  }

  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  clone(): Random {
    return new FastRandom(this.a, this.b, this.c, this.counter);
  }
}

const wordsOf = (seed: Uint8Array): DataView => new DataView(seed.buffer, seed.byteOffset, seed.byteLength);

/** Good enough for simulations, not for secrets: who sees enough of it can work out the rest. */
export function fastRandom(seed: string | number): Random {
  const words = wordsOf(seedOf(String(seed)));
  return new FastRandom(words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12));
}

/** A new fast stream that depends on this one: for imagined worlds and for each of many games. */
export function branch(random: Random): Random {
  return new FastRandom(random.next(), random.next(), random.next(), random.next());
}

const BLOCK = 256;
const NONCE = new Uint8Array(12);
const ZEROES = new Uint8Array(BLOCK);

class ChaChaRandom implements Random {
  private readonly key: Uint8Array;
  private block: DataView;
  private blocks: number;
  private offset: number;

  constructor(key: Uint8Array, block: DataView, blocks: number, offset: number) {
    this.key = key;
    this.block = block;
    this.blocks = blocks;
    this.offset = offset;
  }

  next(): number {
    if (this.offset === BLOCK) {
      this.block = wordsOf(chacha20(this.key, NONCE, ZEROES, undefined, (this.blocks * BLOCK) / 64));
      this.blocks += 1;
      this.offset = 0;
    }
    this.offset += 4;
    return this.block.getUint32(this.offset - 4, true);
  }

  clone(): Random {
    return new ChaChaRandom(this.key, this.block, this.blocks, this.offset);
  }
}

/** The key stream of ChaCha20: nobody can infer it from the cards they see. */
export function chachaRandom(seed: Uint8Array): Random {
  if (seed.length !== 32) throw new RangeError(`chachaRandom: a seed of ${seed.length} bytes, expected 32`);
  return new ChaChaRandom(Uint8Array.from(seed), wordsOf(ZEROES), 0, BLOCK);
}

/** 32 bytes from any text. */
export const seedOf = (text: string): Uint8Array => sha256(utf8ToBytes(text));
