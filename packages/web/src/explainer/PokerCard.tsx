// A card of a poker hand, with what it stands for where it is wild.
import { cardName } from '@sagebrush/engine';
import type { CountedCard } from '@sagebrush/poker';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import { shortName } from '@sagebrush/table-kit/cards/short-name.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import * as styles from './hands.module.css';
import { useHandsWords } from './words/index.ts';

/** `decides` marks the cards at which a comparison was settled. */
export function PokerCard({
  played: { card, as },
  decides = false,
}: {
  readonly played: CountedCard;
  readonly decides?: boolean;
}) {
  const own = useHandsWords();
  const lang = useSettings((settings) => settings.lang);
  const said = as === undefined ? cardName(lang, card) : own.standsForSaid(cardName(lang, card), cardName(lang, as));
  return (
    <li
      className={styles.pokerCard}
      data-part="poker-card"
      data-decides={decides || undefined}
      data-wild={as !== undefined || undefined}
    >
      <span className={styles.card} aria-hidden="true">
        <CardFace card={card} />
      </span>
      {as !== undefined && (
        <span className={styles.stands} data-part="stands" aria-hidden="true">
          {own.standsFor(shortName(as) ?? '')}
        </span>
      )}
      <span className={controls.hidden}>{said}</span>
    </li>
  );
}
