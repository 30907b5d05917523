// How far the moves of a round's entrants go with the styles that its characters have.
import { leaningOf, meanOf, type Question } from '@sagebrush/bots';
import type { GameAction, Style } from '@sagebrush/engine';

/** By style and entrant: how well a move goes with the style, beyond what its choices do on average. */
export type StyleFigures = { readonly [style in Style]?: { readonly [entrant: string]: number } };

export interface StyleTally {
  note(entrant: string, question: Question, action: GameAction): void;
  figures(): StyleFigures;
}

export function openStyleTally(styles: readonly Style[]): StyleTally {
  const noted = new Map(styles.map((style) => [style, new Map<string, number[]>()]));
  return {
    note(entrant, question, action) {
      if (question.choices.length < 2) return;
      for (const [style, byEntrant] of noted) {
        const leaning = leaningOf(style, question);
        const moves = byEntrant.get(entrant) ?? [];
        byEntrant.set(entrant, moves);
        moves.push(leaning(action) - meanOf(question.choices.map(leaning)));
      }
    },
    figures: () =>
      Object.fromEntries(
        [...noted].map(([style, byEntrant]) => [
          style,
          Object.fromEntries([...byEntrant].map(([entrant, moves]) => [entrant, meanOf(moves)])),
        ]),
      ),
  };
}
