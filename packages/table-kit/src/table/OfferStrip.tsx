// The strip above the hand: what the hand can do beyond playing one card, or the choices that are left of what is picked.
// It has its own room, so that nothing on the table moves when it fills.
import type { Words } from '@sagebrush/engine';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';
import { useControl, useShown } from './context.ts';
import * as styles from './OfferStrip.module.css';
import { Said } from './Said.tsx';
import { pickingOf } from './spots.ts';
import { useOffers } from './use-offers.ts';

export function OfferStrip({ words }: { readonly words: Words }) {
  const asked = useShown(({ busy, moment }) => !busy && moment?.asked === true);
  const picked = useShown((shown) => shown.picked);
  return (
    <div className={styles.strip} data-part="strip">
      {asked && picked.length === 0 && <Offers words={words} />}
      {asked && <Verbs key={picked.join(' ')} words={words} />}
    </div>
  );
}

function Offers({ words }: { readonly words: Words }) {
  const own = useKitWords();
  const control = useControl();
  const offers = useOffers(words);
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} data-part="offers" aria-label={own.offers}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <button
            type="button"
            className={styles.offer}
            data-part="offer"
            data-offer={offer.id}
            onClick={() => control.touch(offer)}
          >
            <span aria-hidden="true">✦</span>{' '}
            <span>
              <Said sentence={offer.name} words={words} quiet />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Verbs({ words }: { readonly words: Words }) {
  const own = useKitWords();
  const control = useControl();
  const { pickable, picked, moment, sending, hint } = useShown((shown) => shown);
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
      {hint && hint.moves.length > 1 && (
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          data-part="hint-more"
          onClick={control.nextHint}
        >
          {own.hintMore}
        </button>
      )}
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
    </div>
  );
}
