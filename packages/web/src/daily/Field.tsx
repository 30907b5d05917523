// The field of a day: my place, how everybody came out, friends first; and what the bots make of the same cards.
import { acrossFrame, type ChartFrame, upFrame } from '@sagebrush/bots/chart';
import type { DailyField, DailyTry, FieldLine, LevelLine } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { Link } from 'wouter';
import { useAppWords } from '../words/index.ts';
import * as styles from './daily.module.css';
import { barsOf, signedMargin } from './margins.ts';
import { useDailyWords } from './words/index.ts';

interface FieldProps {
  readonly field: DailyField;
  readonly mine: DailyTry | null;
}

export function Field({ field, mine }: FieldProps) {
  const words = useDailyWords();
  const { lang, kept } = useSettings();
  const number = new Intl.NumberFormat(lang);
  const place = field.place === null ? undefined : number.format(field.place);
  return (
    <section aria-labelledby="field">
      <h2 id="field">{words.field}</h2>
      {field.people === 0 && <p>{words.fieldEmpty}</p>}
      {place !== undefined && field.people > 0 && (
        <p className={styles.place} data-part="daily-place">
          {mine?.field
            ? words.place(place, number.format(field.people))
            : words.guestPlace(place, number.format(field.people))}
        </p>
      )}
      {mine && !mine.field && (
        <p>
          {words.guestAbout} {!kept && <Link href="/me">{words.keepName}</Link>}
        </p>
      )}
      <Distribution field={field} mine={mine} />
      <Lines title={words.friends} lines={field.friends} />
      <Lines title={words.leaders} lines={field.leaders} />
    </section>
  );
}

/** Above the bars there is room for a mark, below them for two figures; even an empty bar can be seen. */
const FRAME: ChartFrame = { width: 360, height: 108, left: 0, right: 0, top: 13, bottom: 21 };
const FOOT = 3;

function Distribution({ field, mine }: FieldProps) {
  const words = useDailyWords();
  const lang = useSettings((settings) => settings.lang);
  const bars = barsOf(field.counts, mine?.margin ?? null);
  const [least, best] = [bars[0]?.from, bars.at(-1)?.to];
  if (field.people === 0 || least === undefined || best === undefined) return null;
  const most = Math.max(1, ...bars.map(({ people }) => people));
  const x = acrossFrame(FRAME, [0, Math.max(6, bars.length)]);
  const y = upFrame(FRAME, [0, most]);
  const base = y(0) + FOOT;
  const label = words.distribution(
    new Intl.NumberFormat(lang).format(field.people),
    signedMargin(best, lang),
    signedMargin(least, lang),
  );
  return (
    <figure className={styles.distribution}>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label}>
        {bars.map(({ from, people, isMine }, index) => (
          <g key={from} data-mine={isMine || undefined}>
            <rect x={x(index) + 2} y={y(people)} width={x(1) - x(0) - 4} height={base - y(people)} />
            {isMine && (
              <text x={x(index + 0.5)} y={y(people) - 4} textAnchor="middle">
                ▼
              </text>
            )}
          </g>
        ))}
        <text x={x(0)} y={base + 14}>
          {signedMargin(least, lang)}
        </text>
        <text x={x(bars.length)} y={base + 14} textAnchor="end">
          {signedMargin(best, lang)}
        </text>
      </svg>
    </figure>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly FieldLine[] }) {
  const words = useDailyWords();
  const lang = useSettings((settings) => settings.lang);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className={styles.lines}>
        {lines.map(({ name, margin, place, you }) => (
          <li key={`${place} ${name}`} value={place} data-you={you || undefined}>
            <span>{you ? words.you : name}</span> <b>{signedMargin(margin, lang)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

interface LevelsProps {
  readonly levels: readonly LevelLine[] | null;
  readonly mine: DailyTry | null;
}

export function Levels({ levels, mine }: LevelsProps) {
  const words = useDailyWords();
  const app = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const lines = (levels ?? []).map(({ level, margin }) => ({
    name: app.levels[level as keyof typeof app.levels] ?? level,
    margin,
    isMe: false,
  }));
  const own = mine?.margin == null ? [] : [{ name: words.you, margin: mine.margin, isMe: true }];
  const sorted = [...lines, ...own].sort((one, other) => other.margin - one.margin);
  return (
    <section aria-labelledby="levels">
      <h2 id="levels">{words.levels}</h2>
      {levels === null ? (
        <p>{words.levelsWait}</p>
      ) : (
        <ul className={styles.lines} data-part="daily-levels">
          {sorted.map(({ name, margin, isMe }) => (
            <li key={name} data-you={isMe || undefined}>
              <span>{name}</span> <b>{signedMargin(margin, lang)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
