// What the scenes say, in three languages: who, with what, to whom, why, and what it costs.
import type { Lang, Seat, Sentence } from '@sagebrush/engine';
import type { GunKind } from '@sagebrush/wyoming';
import type { ShotStory } from '../shot.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** A shot whose card has turned up. */
export type TurnedEnd = 'badge' | 'no-badge-left' | 'unharmed' | 'hit' | 'ricochet' | 'through';

export interface Stories {
  /** The first words of every shot, without a full stop. */
  readonly fires: (shot: ShotStory) => Sentence;
  readonly asked: (shot: ShotStory) => Sentence;
  readonly no: (shot: ShotStory) => Sentence;
  readonly noCard: (shot: ShotStory) => Sentence;
  /** ` The 7♦ turns up: `, after the first words. */
  readonly turns: (shot: ShotStory) => Sentence;
  /** Why it hit or missed. */
  readonly ends: { readonly [E in TurnedEnd]: (shot: ShotStory, suit: string) => Sentence };
  /** A .45 may have hit somebody with a badge or somebody without: who it was is chosen next. */
  readonly hits: (shot: ShotStory) => Sentence;
  readonly handsOver: (shot: ShotStory) => Sentence;
  readonly mustHandOver: (shot: ShotStory) => Sentence;
  readonly backfire: (shot: ShotStory) => Sentence;
  readonly quickdraw: (shot: ShotStory) => Sentence;
  /** From when a gun that was pulled may fire. */
  readonly loads: (seat: Seat, kind: GunKind) => Sentence;
  /** The hand in which somebody made the most. */
  readonly bestHand: (seat: Seat, hand: number, points: string) => Sentence;
}

export const STORIES: Readonly<Record<Lang, Stories>> = { en, de, it };

/** One sentence after the other. */
export const thenSay = (...sentences: readonly Sentence[]): Sentence =>
  sentences.flatMap((sentence, index) => {
    const last = sentence.at(-1);
    return index === sentences.length - 1 || typeof last !== 'string'
      ? sentence
      : [...sentence.slice(0, -1), `${last} `];
  });
