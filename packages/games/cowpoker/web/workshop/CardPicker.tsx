// All 54 cards in small, by home; the one on the bench is marked, and so are those with mistakes.
import { type CardEntry, HOMES, textIn } from '@sagebrush/cowpoker';
import { type CardText, cardName, parseCard } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { memo } from 'react';
import { CowpokerFace } from '../cards/CowpokerFace.tsx';
import { characterOf } from '../cards/character.ts';
import { RanchBrand } from '../cards/RanchBrand.tsx';
import { useWords } from '../words/index.ts';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly cards: readonly CardEntry[];
  readonly picked: CardText;
  readonly wrong: ReadonlySet<CardText>;
  readonly onPick: (card: CardText) => void;
}

/** By rank, then by suit; the Jokers last. */
export const sorted = (cards: readonly CardEntry[]): readonly CardEntry[] =>
  cards.toSorted((one, other) => parseCard(one.card) - parseCard(other.card));

export function CardPicker({ cards, picked, wrong, onPick }: Props) {
  const own = useWorkshopWords();
  const words = useWords();
  return (
    <nav className={styles.cardPicker} aria-label={own.allCards}>
      {HOMES.map((home) => {
        const members = sorted(cards.filter(({ ranch }) => ranch === home));
        return (
          <section key={home} aria-label={words.ranches[home]}>
            <h2>
              <RanchBrand ranch={home} /> {words.ranches[home]} <small>{members.length}</small>
            </h2>
            <ul>
              {members.map((entry) => (
                <li key={entry.card}>
                  <Pick entry={entry} picked={entry.card === picked} wrong={wrong.has(entry.card)} onPick={onPick} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

interface PickProps {
  readonly entry: CardEntry;
  readonly picked: boolean;
  readonly wrong: boolean;
  readonly onPick: (card: CardText) => void;
}

/** Drawn anew only when its own card changes. */
const Pick = memo(function Pick({ entry, picked, wrong, onPick }: PickProps) {
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const name = `${textIn(lang, entry.name)}, ${cardName(lang, entry.card)}`;
  return (
    <button
      type="button"
      className={styles.pickCard}
      aria-current={picked || undefined}
      data-wrong={wrong || undefined}
      onClick={() => onPick(entry.card)}
    >
      <CowpokerFace card={characterOf(lang, entry)} />
      <span className={controls.hidden}>{wrong ? `${name}: ${own.hasMistakes}` : name}</span>
    </button>
  );
});
