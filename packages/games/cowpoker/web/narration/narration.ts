// What a scene says: who, with what, to whom, why, and what it cost. One sentence a kind of scene and language.
import type { GangRule, PlaceId, RanchId, TrickKind } from '@sagebrush/cowpoker';
import type { CardText, Seat, Sentence } from '@sagebrush/engine';

/** Why a card's effect is followed. */
type WorksBy = 'own' | 'town' | 'ace';
/** The card whose effect is being followed. */
export interface EffectCause {
  readonly seat: Seat;
  readonly card: CardText;
  readonly reason: WorksBy;
}

export interface Narration {
  /** How it stands for you: your points, and who has the best Gang; with what stands beside it. */
  worth(facts: { readonly points: string; readonly best: readonly Seat[] }): Sentence;
  call(facts: { readonly cause: EffectCause; readonly trick: TrickKind }): Sentence;
  trick(facts: {
    readonly seat: Seat;
    readonly card: CardText;
    readonly trick: TrickKind;
    readonly value: number;
    /** The same value had been played before. */
    readonly isTied: boolean;
    readonly taken: number;
    readonly points: number;
  }): Sentence;
  noTrick(trick: TrickKind): Sentence;
  randomTrick(facts: { readonly cause: EffectCause; readonly trick: TrickKind }): Sentence;
  /** The randomizer names a seat: for a card that looks for its Gang, or for an effect. */
  randomSeat(facts: {
    readonly ranch: RanchId;
    readonly seat: Seat;
    readonly card: CardText;
    readonly decides: 'place' | 'equals' | 'player';
  }): Sentence;
  place(facts: {
    /** Who played it, and whose Gang it joins. */
    readonly by: Seat;
    readonly card: CardText;
    readonly rule: GangRule;
    readonly seat: Seat;
    readonly points: number;
  }): Sentence;
  steal(facts: {
    readonly cause: EffectCause;
    readonly from: Seat;
    readonly card: CardText;
    readonly points: number;
    readonly to: PlaceId;
  }): Sentence;
  discard(facts: {
    readonly cause: EffectCause;
    readonly from: Seat;
    readonly place: PlaceId;
    readonly card: CardText;
    readonly points: number;
  }): Sentence;
  move(facts: {
    readonly cause: EffectCause;
    readonly card: CardText;
    readonly from: PlaceId;
    readonly to: PlaceId;
    readonly points: number;
  }): Sentence;
  swap(facts: {
    readonly cause: EffectCause;
    readonly other: Seat;
    readonly takes: CardText;
    readonly gives: CardText;
    readonly points: number;
  }): Sentence;
  look(facts: {
    readonly cause: EffectCause;
    readonly at: Seat | 'deck';
    readonly count: number;
    readonly cards: readonly CardText[];
  }): Sentence;
}
