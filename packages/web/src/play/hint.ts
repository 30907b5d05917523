// A hint for the table: the best move with what it gains and risks here; those that are as good in another way, with
// what tells them apart; and what is worse, with what it would allow.
import type { Candidate, Thought } from '@sagebrush/bots';
import type { Reason, Sentence, Words } from '@sagebrush/engine';
import type { HintedMove } from '@sagebrush/table-kit/table/table-store.ts';

const MOST_MOVES = 4;
/** Of those that are as good, so many are told: one of each kind. */
const MOST_EQUAL = 2;

interface HintWords {
  readonly words: Words;
  /** What is said of the move that is recommended. */
  readonly recommend: (reason: Reason) => Sentence;
  /** Said where several moves are about as good. */
  readonly equal: string;
  /** Said of one that is as good as the first. */
  readonly asGood: string;
}

export function hintedMoves(
  { considered }: Thought,
  { words, recommend, equal, asGood }: HintWords,
): readonly HintedMove[] {
  const [best, ...others] = considered;
  if (!best) return [];
  const equals = others.filter(({ isEqual }) => isEqual);
  const worse = others.filter(({ isEqual }) => !isEqual);
  const ofOtherKind = equals
    .filter(
      (one, index) =>
        kindOf(one) !== kindOf(best) && equals.findIndex((first) => kindOf(first) === kindOf(one)) === index,
    )
    .slice(0, MOST_EQUAL);
  // The move itself lights up, and its button says it.
  const text = ({ reason }: Candidate): Sentence => words.reason(reason);
  return [
    { action: best.action, text: equals.length > 0 ? [...recommend(best.reason), ' ', equal] : recommend(best.reason) },
    ...ofOtherKind.map((one) => ({ action: one.action, text: [asGood, ' ', ...text(one)] })),
    ...worse.map((one) => ({ action: one.action, text: text(one) })),
  ].slice(0, MOST_MOVES);
}

/** What speaks for a move: others of the same kind teach nothing new. */
const kindOf = ({ reason }: Candidate): string => reason.why;
