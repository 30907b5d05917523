// The one line that asks: what is wanted, the verbs as buttons, and why something cannot be.
import { plain, type Sentence, type Words } from '@sagebrush/engine';
import { ClauseLink } from '../rules/ClauseLink.tsx';
import { useSettings } from '../settings.ts';
import { useKitWords } from '../words/index.ts';
import * as styles from './AskedLine.module.css';
import type { TablePlayer } from './connection.ts';
import { useShown } from './context.ts';
import { goOn } from './go-on.ts';
import { OfferStrip } from './OfferStrip.tsx';
import { Said } from './Said.tsx';
import { SeatClock } from './SeatClock.tsx';
import { StandingLine } from './StandingLine.tsx';
import { pickingOf } from './spots.ts';
import { ToldLine } from './ToldLine.tsx';
import { namesOf } from './table-store.ts';

export function AskedLine({ words }: { readonly words: Words }) {
  const asked = useShown(({ busy, moment }) => !busy && moment?.asked === true);
  const you = useShown(({ seating }) => seating?.you);
  const own = useKitWords();
  return (
    <section
      className={styles.asked}
      data-part="asked"
      data-asked={asked || undefined}
      aria-label={asked ? own.yourTurn : own.tableTurn}
    >
      <WhyNotLine words={words} />
      <ToldLine words={words} />
      <div className={styles.row}>
        <StandingLine words={words} />
        <AskedText words={words} />
        {typeof you === 'number' && <SeatClock seat={you} />}
      </div>
      <OfferStrip words={words} />
    </section>
  );
}

/** More letters than this are set smaller where the line is narrow. */
const LONG = 76;

function AskedText({ words }: { readonly words: Words }) {
  const own = useKitWords();
  const lang = useSettings((settings) => settings.lang);
  const { seating, screen, moment, status, connected, busy, picked, pickable } = useShown((shown) => shown);
  if (!seating || !moment || moment.outcome) return null;
  const names = namesOf({ seating });
  if (seating.you !== 'rail' && moment.asked && !busy) {
    const sentence =
      picked.length === 0
        ? words.asked(moment.view, seating.you, moment.choices)
        : [goOn(own, pickingOf(pickable, picked), picked, { lang, spotKinds: screen?.spotKinds?.[lang] })];
    const isLong = plain(sentence, names, words.card).length > LONG;
    return (
      <p
        key={JSON.stringify(sentence)}
        className={`${styles.text} ${styles.yours}`}
        data-part="asked-text"
        data-long={isLong || undefined}
      >
        <Said sentence={sentence} words={words} quiet />
      </p>
    );
  }
  if (busy && moment.asked) return <WaitingText line="…" />;
  if (moment.view.pending.length === 0) return null;
  const others = moment.view.pending.filter((seat) => seat !== seating.you);
  const [only, second] = others;
  if (only === undefined || second !== undefined)
    return <WaitingText line={own.waitingFor(others.map((seat) => names[seat] ?? '').join(', '))} />;
  const name = names[only] ?? '';
  if (!status) return <WaitingText line={own.turnOf(name)} />;
  const why = connected ? absenceOf(seating.players[only]) : 'offline';
  return <WaitingText line={own.whyWait[why](name)} why={why} />;
}

/** Why one waits for somebody, each with a sign of its own: words and shapes, no colour. */
const WAIT_SIGNS = { thinking: '⋯', away: '◌', standIn: '⚙', offline: '⚡' } as const;

function absenceOf(player: TablePlayer | undefined): keyof typeof WAIT_SIGNS {
  if (player?.standIn) return 'standIn';
  return player?.away ? 'away' : 'thinking';
}

function WaitingText({ line, why }: { readonly line: string; readonly why?: keyof typeof WAIT_SIGNS }) {
  return (
    <p key={line} className={`${styles.text} ${styles.waiting}`} data-part="asked-text" data-why={why}>
      {why && <span aria-hidden="true">{WAIT_SIGNS[why]} </span>}
      {line} <BotsNote />
    </p>
  );
}

/** Why the bots play otherwise than usual. */
function BotsNote() {
  const own = useKitWords();
  const bots = useShown(({ status }) => status?.bots);
  return bots && <small>{own.bots[bots]}</small>;
}

/** Never "invalid move": what the rule wants, and where it stands. */
function WhyNotLine({ words }: { readonly words: Words }) {
  const own = useKitWords();
  const game = useShown(({ seating }) => seating?.game);
  const whyNot = useShown((shown) => shown.whyNot);
  if (!whyNot || !game) return null;
  const sentence: Sentence = words.refusal(whyNot);
  return (
    <p className={styles.whyNot} data-part="why-not">
      <b>{own.whyNot}</b> <Said sentence={sentence} words={words} quiet />{' '}
      <ClauseLink game={game} rule={whyNot.rule} named />
    </p>
  );
}
