// The deck laid out to be picked from, by tap or by typing, and the ranks that are wild.
import { type CardText, cardName, RANKS, type RankText, SUITS } from '@sagebrush/engine';
import { rankName } from '@sagebrush/poker';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import { type PickedHand, type Side, typedCards } from '@sagebrush/table-kit/hands-address.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import * as styles from './hands.module.css';
import { useHandsWords } from './words/index.ts';

/** Aces first, as a hand is sorted. */
const ROWS: readonly (readonly CardText[])[] = [...SUITS]
  .reverse()
  .map((suit) => [...RANKS].reverse().map((rank) => `${rank}${suit}` as const));
const JOKERS: readonly CardText[] = ['X1', 'X2'];

interface DeckProps {
  readonly picked: readonly CardText[];
  readonly onPick: (card: CardText) => void;
}

export function Deck({ picked, onPick }: DeckProps) {
  const own = useHandsWords();
  const lang = useSettings((settings) => settings.lang);
  return (
    <fieldset className={styles.deck} data-part="deck" aria-label={own.deck}>
      {[...ROWS, JOKERS].map((row) => (
        <div key={row[0]} className={styles.deckRow}>
          {row.map((card) => (
            <button
              key={card}
              type="button"
              className={styles.deckCard}
              aria-pressed={picked.includes(card)}
              onClick={() => onPick(card)}
            >
              <span aria-hidden="true">
                <CardFace card={card} />
              </span>
              <span className={controls.hidden}>
                {JOKERS.includes(card) ? `${cardName(lang, card)} ${card.charAt(1)}` : cardName(lang, card)}
              </span>
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

interface FieldProps {
  readonly side: Side;
  readonly hand: PickedHand;
  readonly onChange: (hand: PickedHand) => void;
}

/** What is typed stays as it was typed; only what it means goes on. */
export function TypedCards({ side, hand, onChange }: FieldProps) {
  const own = useHandsWords();
  const [text, setText] = useState<string>();
  const strange = typedCards(text ?? '').strange;
  const id = `typed-${side}`;
  return (
    <div className={controls.field} data-part="field typed">
      <label htmlFor={id}>{own.typed}</label>
      <input
        id={id}
        type="text"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder={own.example}
        value={text ?? hand.cards.join(' ')}
        aria-invalid={strange.length > 0}
        onChange={({ target }) => {
          setText(target.value);
          onChange({ ...hand, cards: typedCards(target.value).cards });
        }}
        onBlur={() => setText(undefined)}
      />
      {strange.length > 0 && <small role="alert">{own.strange(strange.join(', '))}</small>}
    </div>
  );
}

export function WildRanksField({ side, hand, onChange }: FieldProps) {
  const own = useHandsWords();
  const lang = useSettings((settings) => settings.lang);
  const flip = (rank: RankText): void => {
    const wild = RANKS.filter((one) => (one === rank) !== hand.wild.includes(one));
    onChange({ ...hand, wild });
  };
  return (
    <details className={styles.wildRanks} open={hand.wild.length > 0}>
      <summary>
        {own.wildRanks}
        {hand.wild.length > 0 && `: ${hand.wild.map((rank) => rank.replace('T', '10')).join(' ')}`}
      </summary>
      <div className={controls.picks} data-part="picks">
        {RANKS.map((rank, index) => (
          <label key={rank}>
            <input
              type="checkbox"
              name={`wild-${side}`}
              value={rank}
              checked={hand.wild.includes(rank)}
              onChange={() => flip(rank)}
            />
            <span title={rankName(lang, index)}>{rank.replace('T', '10')}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
