// The trail of a game: named bots of rising level, each with a style of its own, who are met one after the other.
import type { Style } from './game.ts';

/** A named bot: as strong as its level, and of a style, softened. */
export interface TrailCharacter {
  readonly id: string;
  readonly name: string;
  readonly level: string;
  readonly style: Style;
}

/** What a game plays on its trail, and whom one meets there: the weakest first. */
export interface CharacterTrail<Options = object> {
  /** Live players, the person included; whoever is neither the person nor the character is a plain bot of its level. */
  readonly players: number;
  readonly options: Partial<Options>;
  /** How much of the win a character with a search gives up for its style in one decision: less where there are many. */
  readonly tolerance: number;
  readonly characters: readonly TrailCharacter[];
}
