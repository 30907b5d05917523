// What the table of the Corral says in whole sentences: offers, scenes, tips and the end.
import type { CardText, Lang, Seat, Sentence } from '@sagebrush/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** A fighter in a scene. */
export interface Shooter {
  readonly seat: Seat;
  readonly card: CardText;
  readonly total: number;
  readonly aims: readonly CardText[];
}
interface DuelStory {
  readonly attacker: Shooter;
  readonly defender: Shooter;
  readonly winner: Shooter;
  readonly loser: Shooter;
  readonly why: 'law' | 'tie' | 'total';
  readonly points: number;
}
interface ShotStory {
  readonly seat: Seat;
  readonly cards: readonly CardText[];
  readonly sum: number;
  readonly target: Shooter;
  readonly hit: boolean;
  readonly lawmen: boolean;
  /** Who scores what by it; nobody where the pair is discarded. */
  readonly scored: { readonly seat: Seat; readonly points: number } | undefined;
}

export interface Stories {
  readonly offers: {
    showdown(points: number): Sentence;
    ambush(cards: readonly CardText[]): Sentence;
    bullet(card: CardText): Sentence;
  };
  duel(story: DuelStory): Sentence;
  shot(story: ShotStory): Sentence;
  bullet(story: { seat: Seat; card: CardText; target: { seat: Seat; card: CardText }; points: number }): Sentence;
  showdown(story: {
    seat: Seat;
    hand: 'straight' | 'flush' | 'full-house';
    fighters: number;
    /** Whose fighters they were. */
    losers: readonly Seat[];
    points: number;
  }): Sentence;
  readonly goal: string;
  worth(story: { seat: Seat; points: number; leader: Seat; most: number; isTied: boolean }): Sentence;
  readonly tips: Readonly<Record<'showdown' | 'ambush' | 'bullet' | 'first' | 'fight' | 'aim', string>>;
  /** The part of the end in which the score piles are counted. */
  readonly counted: string;
  best(story: { seat: Seat; by: 'duel' | 'shot' | 'showdown'; points: number }): Sentence;
}

export const STORIES: Readonly<Record<Lang, Stories>> = { en, de, it };
