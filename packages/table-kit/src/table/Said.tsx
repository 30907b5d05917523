// A sentence with its cards and seats: cards show themselves on hover and focus.
import { type CardText, type Part, type Sentence, seatText, type Words } from '@sagebrush/engine';
import { useState } from 'react';
import { CardName } from '../cards/CardName.tsx';
import { useShown } from './context.ts';
import { GameCard } from './GameCard.tsx';
import * as styles from './Said.module.css';
import { readerOf } from './table-store.ts';
import * as things from './things.module.css';

interface Props {
  readonly sentence: Sentence;
  readonly words: Words;
  /** In buttons and headings a card is a name only. */
  readonly quiet?: boolean;
}

export function Said({ sentence, words, quiet = false }: Props) {
  const seating = useShown((shown) => shown.seating);
  const reader = readerOf({ seating });
  let place = 0;
  return sentence.map((part) => {
    place += 1;
    const [before, after] = [sentence[place - 2], sentence[place]];
    if (typeof part === 'string') return isChip(before) && !quiet ? part.replace(STOP, '') : part;
    if ('seat' in part) {
      const text = seatText(part, reader, before);
      if (part.they !== undefined) return text;
      return (
        <b key={place} data-you={part.seat === reader.you || undefined}>
          {text}
        </b>
      );
    }
    if (quiet) return <ChipText key={place} card={part.card} words={words} before={before} />;
    return (
      <span key={place} className={styles.kept}>
        <CardChip card={part.card} words={words} before={before} />
        {typeof after === 'string' && STOP.exec(after)?.[0]}
      </span>
    );
  });
}

/** What must not begin a line: it stays with the chip before it. */
const STOP = /^[.,:;)!?]+/;
const isChip = (part: Part | undefined): boolean => typeof part === 'object' && 'card' in part;

interface ChipProps {
  readonly card: CardText;
  readonly words: Words;
  readonly before: Part | undefined;
}

function ChipText(chip: ChipProps) {
  const isNamed = useShown(({ screen }) => screen?.hasNamedCards === true);
  return <CardName {...chip} named={isNamed} />;
}

/** The card is drawn only while somebody looks: a log holds hundreds of them. */
function CardChip(chip: ChipProps) {
  const [looked, setLooked] = useState(false);
  const open = () => setLooked(true);
  const leave = () => setLooked(false);
  return (
    <button
      type="button"
      className={styles.chipButton}
      onPointerEnter={open}
      onPointerLeave={leave}
      onFocus={open}
      onBlur={leave}
    >
      <ChipText {...chip} />
      {looked && (
        <span className={`${styles.chipPreview} ${things.card}`} aria-hidden="true">
          <GameCard card={chip.card} />
        </span>
      )}
    </button>
  );
}
