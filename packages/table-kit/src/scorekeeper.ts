// What a game tells the scorekeeper, for people who play it with real cards: what each player lays down at the end, and
// what that is worth.
import type { CardText, Lang, Seat, SeatKind, SheetLine, Words } from '@sagebrush/engine';
import type { InEveryLang } from './words/words.ts';

/** What one player has at the end of a round. */
export interface Holdings {
  /** The cards of each pile, in the order of the game's piles. */
  readonly piles: readonly (readonly CardText[])[];
  /** The ids of the marks that this player has earned. */
  readonly marks: readonly string[];
}

interface ScoredPile {
  readonly name: InEveryLang<string>;
  /** Which cards can lie there; any, where it does not say. */
  readonly accepts?: (card: CardText) => boolean;
  /** Whether a seat that chance plays has such a pile too. */
  readonly isOfChance?: boolean;
}
/** What counts at the end and is no card. */
interface ScoredMark {
  readonly id: string;
  readonly name: InEveryLang<string>;
  /** Whether only one player can have it. */
  readonly isUnique?: boolean;
}

/** The evening is over with a total that somebody reaches, or after a number of rounds. */
type EveningEnd =
  | { readonly rule: string; readonly points: number }
  | { readonly rule: string; readonly rounds: number };

export interface Scorekeeper {
  /** The game's options that change what a round is worth, or when the evening is over. */
  readonly options: readonly string[];
  /** Every card that can be tapped, in rows. */
  readonly cards: (players: number) => readonly (readonly CardText[])[];
  readonly piles: readonly ScoredPile[];
  readonly marks: readonly ScoredMark[];
  /** What a round is called: a game or a hand. */
  readonly round: InEveryLang<(number: number) => string>;
  /** The player who deals or leads, the clause that says so, and who it is next time. */
  readonly dealer: {
    readonly name: InEveryLang<string>;
    readonly rule: string;
    readonly next: (dealer: Seat, seats: number) => Seat;
  };
  /** None where one plays on for as long as one likes; of several that are reached the first counts. */
  readonly ends: (options: object) => readonly EveningEnd[];
  /** `options` are all of the game's. */
  readonly sheet: (round: readonly Holdings[], seats: readonly SeatKind[], options: object) => readonly SheetLine[];
  readonly words: (lang: Lang, options: object) => Words;
}
