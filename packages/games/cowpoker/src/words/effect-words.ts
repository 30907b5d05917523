// What a language needs to say any effect.
import type { CardRule, GangRule, Home, PlaceId, TrickKind, WhoRule } from '../pack/steps.ts';

/** Whole sentences without their first capital and their full stop; phrases in the case that their sentence wants. */
export interface EffectWords {
  readonly nothing: string;
  readonly place: (gang: GangRule) => string;
  readonly wild: (rank: string) => string;
  readonly call: Readonly<Record<TrickKind | 'choice', string>>;
  /** `from` is one of `others`; `openly` means any card of any other Gang. */
  readonly steal: (card: string, from: string, to: PlaceId) => string;
  readonly draw: (cards: number) => string;
  /** `card` says from where: one of `ownCard`, or a card and one of `others`. */
  readonly discard: (card: string) => string;
  readonly move: (card: string, to: PlaceId) => string;
  readonly swap: (give: string, take: string, from: string) => string;
  readonly lookAtHand: Readonly<Record<WhoRule, string>>;
  readonly lookAtDeck: (cards: number) => string;
  /** With a number, all of it so many times. */
  readonly live: (inner: string, times?: number) => string;
  readonly times: (times: number, inner: string) => string;
  readonly whileWon: (inner: string) => string;

  /** Which card: `a card of your choice`. */
  readonly cards: Readonly<Record<CardRule, string>>;
  /** From whose Gang, or from which place of one's own. */
  readonly others: Readonly<Record<WhoRule, string>>;
  readonly anyOther: string;
  readonly own: Readonly<Record<PlaceId, string>>;
  /** Which card of one's own: `the card worth the least from your Gang`. */
  readonly ownCard: (rule: CardRule, place: PlaceId) => string;
  /** Which card of a rank: `an Ace of your choice`. The rank by its index, a Two first. */
  readonly ofRank: (rule: CardRule, rank: number) => string;
  readonly only: (what: string) => string;
  readonly ranks: readonly string[];
  readonly suits: readonly string[];
  readonly homes: Readonly<Record<Home, string>>;
  readonly or: string;
}
