// How it stands, in one line: what wins, on the first deals; later what the hand is worth now.
import type { Words } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import * as styles from './AskedLine.module.css';
import { useShown } from './context.ts';
import { Said } from './Said.tsx';

/** So many matches of a game say what wins. */
const FIRST_DEALS = 3;
/** The goal stands there for so many moves of each seat. */
const ROUNDS = 2;

export function StandingLine({ words }: { readonly words: Words }) {
  const { lang, dealt } = useSettings();
  const { seating, screen, moment } = useShown((shown) => shown);
  if (!seating || !screen || !moment || moment.outcome || seating.you === 'rail')
    return <p className={styles.standing} />;
  const { you, players, table, game } = seating;
  const isNew = (dealt[game] ?? 0) <= FIRST_DEALS && moment.seq < ROUNDS * players.length;
  const goal = isNew ? screen.goal?.[lang] : undefined;
  const { view } = moment;
  const worth = screen.worthOf?.({ view, words, players, you, seat: you, options: table.options, lang });
  const sentence = goal === undefined ? (worth ?? []) : [goal];
  return (
    <p
      key={JSON.stringify(sentence)}
      className={styles.standing}
      data-part="standing"
      data-goal={goal !== undefined || undefined}
    >
      <span>
        <Said sentence={sentence} words={words} quiet />
      </span>
    </p>
  );
}
