// The one line that asks: what is wanted, the verbs as buttons, and why something cannot be.
import type { Sentence, Words } from '@sagebrush/engine';
import { ClauseLink } from '../rules/ClauseLink.tsx';
import { useSettings } from '../settings.ts';
import * as controls from '../styles/controls.module.css';
import { useWords } from '../words/index.ts';
import * as styles from './AskedLine.module.css';
import { useControl, useShown } from './context.ts';
import { goOn } from './go-on.ts';
import { Said } from './Said.tsx';
import { SeatClock } from './SeatClock.tsx';
import { namesOf } from './shown.ts';
import { pickingOf } from './spots.ts';

export function AskedLine({ words }: { readonly words: Words }) {
  const asked = useShown(({ busy, moment }) => !busy && moment?.asked === true);
  const you = useShown(({ seating }) => seating?.you);
  return (
    <section
      className={styles.asked}
      data-part="asked"
      data-asked={asked || undefined}
      aria-label={useWords().yourTurn}
    >
      <WhyNotLine words={words} />
      {typeof you === 'number' && <SeatClock seat={you} />}
      <Deed words={words} />
      <AskedText words={words} />
      {asked && <Verbs words={words} />}
    </section>
  );
}

function AskedText({ words }: { readonly words: Words }) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const { seating, screen, moment, busy, picked, pickable } = useShown((shown) => shown);
  if (!seating || !moment || moment.outcome) return null;
  const names = namesOf({ seating });
  if (seating.you !== 'rail' && moment.asked && !busy) {
    return (
      <p className={styles.text} data-part="asked-text">
        {picked.length === 0 ? (
          <Said sentence={words.asked(moment.view, seating.you, moment.choices)} words={words} quiet />
        ) : (
          <span>
            {goOn(own, pickingOf(pickable, picked), picked.length, { lang, spotKinds: screen?.spotKinds?.[lang] })}
          </span>
        )}
      </p>
    );
  }
  const others = moment.view.pending.filter((seat) => seat !== seating.you).map((seat) => names[seat] ?? '');
  const [only, second] = others;
  const line = only !== undefined && second === undefined ? own.turnOf(only) : own.waitingFor(others.join(', '));
  return (
    <p className={`${styles.text} ${styles.waiting}`} data-part="asked-text">
      {busy && moment.asked ? '…' : line} <BotsNote />
    </p>
  );
}

/** Why the bots play otherwise than usual. */
function BotsNote() {
  const own = useWords();
  const bots = useShown(({ status }) => status?.bots);
  return bots && <small>{own.bots[bots]}</small>;
}

/** What the others did last, where no log stands beside the table. The announcer has said it already. */
function Deed({ words }: { readonly words: Words }) {
  const deed = useShown((shown) => shown.deed);
  const over = useShown(({ moment }) => moment?.outcome != null);
  if (deed.length === 0 || over) return null;
  return (
    <p className={styles.deed} aria-hidden="true">
      {deed.map((event) => (
        <span key={JSON.stringify(event)}>
          <Said sentence={words.event(event)} words={words} quiet />{' '}
        </span>
      ))}
    </p>
  );
}

function Verbs({ words }: { readonly words: Words }) {
  const own = useWords();
  const control = useControl();
  const { pickable, picked, moment, sending } = useShown((shown) => shown);
  const { offered } = pickingOf(pickable, picked);
  /** The button goes with the pick; whoever pressed it by keyboard goes on from the card. */
  function putBack(): void {
    control.clear();
    document.querySelector<HTMLElement>(`[data-part="table"] [data-spot="${picked[0]}"]`)?.focus();
  }
  return (
    <div className={styles.verbs} data-part="verbs">
      {offered.map(({ action }) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={`${controls.button} ${controls.small} ${styles.verb}`}
          data-part="verb"
          disabled={sending}
          onClick={() => control.play(action)}
        >
          <span>{moment && <Said sentence={words.choice(action, moment.view)} words={words} quiet />}</span>
        </button>
      ))}
      {picked.length > 0 && (
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain} ${styles.putBack}`}
          data-part="put-back"
          onClick={putBack}
        >
          <span aria-hidden="true">✕</span> <span className={styles.putBackWord}>{own.clearPick}</span>
        </button>
      )}
      {moment?.takeBack && <TakeBack />}
    </div>
  );
}

export function TakeBack() {
  const own = useWords();
  const control = useControl();
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.small} ${controls.plain}`}
      onClick={control.takeBack}
    >
      {own.takeBack}
    </button>
  );
}

/** Never "invalid move": what the rule wants, and where it stands. */
function WhyNotLine({ words }: { readonly words: Words }) {
  const own = useWords();
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
