// Which cards lie in winners' Gangs more often than in losers', and which less often: the ends of the list, around 1.
import type { Summary } from '@sagebrush/bots';
import { clampedBetween } from '@sagebrush/bots/chart';
import * as plots from '@sagebrush/table-kit/plots/plots.module.css';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as styles from './workshop.module.css';

interface Props {
  /** The most winning first. */
  readonly cards: NonNullable<Summary['cards']>;
  readonly nameOf: (card: string) => string;
}

const AT_EACH_END = 6;
const MIDDLE = 50;

export function CardRatios({ cards, nameOf }: Props) {
  const lang = useSettings((settings) => settings.lang);
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const ends = cards.length <= 2 * AT_EACH_END ? cards : [...cards.slice(0, AT_EACH_END), ...cards.slice(-AT_EACH_END)];
  /** Twice as often is as far to the right as half as often is to the left. */
  const weight = (ratio: number): number => Math.max(-3, Math.min(3, Math.log2(ratio)));
  const most = Math.max(0.2, ...ends.map(({ ratio }) => Math.abs(weight(ratio))));
  const x = clampedBetween([-most, most], [0, 2 * MIDDLE]);
  return (
    <ul className={`${plots.bars} ${styles.ratios}`} data-part="bars">
      {ends.map(({ card, ratio }) => {
        const end = x(weight(ratio));
        return (
          <li key={card}>
            <span className={plots.barName}>{nameOf(card)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={Math.min(end, MIDDLE)}
                y="1"
                width={Math.abs(end - MIDDLE)}
                height="8"
                className={ratio < 1 ? styles.less : plots.tried}
              />
              <line
                x1={MIDDLE}
                x2={MIDDLE}
                y1="0"
                y2="10"
                className={plots.whisker}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <span className={plots.barNumbers}>
              <span>{number.format(ratio)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
