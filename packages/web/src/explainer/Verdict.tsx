// Two hands compared: which is better, and the exact step at which the tie broke.
import type { Lang } from '@sagebrush/engine';
import { type Best, type Comparison, handName, rankName } from '@sagebrush/poker';
import { capital } from '@sagebrush/table-kit/hands-address.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as styles from './hands.module.css';
import { PokerClause } from './poker-games.tsx';
import { type HandsWords, useHandsWords } from './words/index.ts';

interface Props {
  readonly one: Best;
  readonly two: Best;
  readonly comparison: Comparison;
}

export function Verdict({ one, two, comparison }: Props) {
  const own = useHandsWords();
  const lang = useSettings((settings) => settings.lang);
  const [better, worse] = comparison.sign >= 0 ? [one, two] : [two, one];
  return (
    <div className={styles.handsVerdict} data-part="hands-verdict" role="status">
      <p className={styles.verdictTitle}>
        {comparison.by === 'tie' ? own.tie : own.wins[comparison.sign > 0 ? 'one' : 'two']}
      </p>
      <p>
        {whyOf(own, lang, { better, worse, comparison })}{' '}
        <PokerClause of={comparison.by === 'category' ? 'order' : 'ties'} />
      </p>
    </div>
  );
}

interface Judged {
  readonly better: Best;
  readonly worse: Best;
  readonly comparison: Comparison;
}

function whyOf(own: HandsWords, lang: Lang, { better, worse, comparison }: Judged): string {
  if (comparison.by === 'tie') return own.tieAbout;
  if (comparison.by === 'category') return own.byKind(capital(handName(lang, better)), handName(lang, worse));
  const [high, low] = comparison.sign > 0 ? comparison.ranks : [comparison.ranks[1], comparison.ranks[0]];
  const step = stepOf(own, better, comparison);
  const name = (rank: number | undefined): string => (rank === undefined ? '' : rankName(lang, rank));
  return low === undefined ? own.byMissing(step, name(high)) : own.byStep(step, name(high), name(low));
}

/** What is looked at in this step. */
function stepOf(
  own: HandsWords,
  { category }: Best,
  comparison: Extract<Comparison, { by: 'rank' | 'kicker' }>,
): string {
  const steps = own.steps;
  const at = comparison.place - 1;
  if (comparison.by === 'kicker')
    return (category === 'high-card' ? steps.cards[at + 1] : steps.kickers[at]) ?? steps.rank;
  if (category === 'two-pair') return steps.pairs[at] ?? steps.rank;
  if (category === 'full-house') return steps.house[at] ?? steps.rank;
  if (category === 'flush' || category === 'high-card') return steps.cards[at] ?? steps.rank;
  return category === 'straight' || category === 'straight-flush' ? steps.top : steps.rank;
}
