// What is told above the question: the hint that was asked for, that a deal of the day counts, a tip in a first match, or
// what the others did last where no log stands beside the table.
import type { Sentence, Words } from '@sagebrush/engine';
import { useKitWords } from '../words/index.ts';
import * as styles from './AskedLine.module.css';
import { useShown } from './context.ts';
import { Said } from './Said.tsx';
import type { HintedMove, ShownTable } from './table-store.ts';
import { useTip } from './use-tip.ts';

export function ToldLine({ words }: { readonly words: Words }) {
  const own = useKitWords();
  const tip = useTip(words);
  const isFirstOfDay = useShown(isFirstTurnOfDay);
  const deed = useShown((shown) => shown.deed);
  const hint = useShown((shown) => shown.hint);
  const over = useShown(({ moment }) => moment?.outcome != null);
  if (over) return <div className={styles.told} />;
  return (
    <div className={styles.told} data-part="told">
      {hint && <HintLine {...hint} words={words} />}
      {!hint && isFirstOfDay && <Line sentence={[own.dailyCounts]} words={words} part="daily-note" />}
      {!hint && !isFirstOfDay && tip && <Line sentence={tip.text} words={words} part="tip" />}
      {!hint && !isFirstOfDay && !tip && <Deed deed={deed} words={words} />}
    </div>
  );
}

/** The only try that counts says so before its first move. */
const isFirstTurnOfDay = ({ seating, moment, busy }: ShownTable): boolean =>
  seating?.daily?.kind === 'counted' && moment?.asked === true && !busy && moment.seq < seating.players.length;

/** One sentence about the move that lights up, and the way to the next. */
function HintLine({
  moves,
  at,
  words,
}: {
  readonly moves: readonly HintedMove[];
  readonly at: number;
  readonly words: Words;
}) {
  const own = useKitWords();
  const move = moves[at];
  return (
    <p key={at} className={styles.hint} data-part="hint" role="status">
      {move ? <Said sentence={move.text} words={words} quiet /> : own.hintThinking}
    </p>
  );
}

function Line({
  sentence,
  words,
  part,
}: {
  readonly sentence: Sentence;
  readonly words: Words;
  readonly part: string;
}) {
  return (
    <p key={JSON.stringify(sentence)} className={styles.tip} data-part={part} role="note">
      <Said sentence={sentence} words={words} quiet />
    </p>
  );
}

/** The announcer has said it already. */
function Deed({ deed, words }: { readonly deed: readonly Sentence[]; readonly words: Words }) {
  if (deed.length === 0) return null;
  const sentence = deed.flatMap((one) => [...one, ' ']);
  return (
    <p key={JSON.stringify(sentence)} className={styles.deed} data-part="deed" aria-hidden="true">
      <Said sentence={sentence} words={words} quiet />
    </p>
  );
}
