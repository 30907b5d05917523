// A sentence with its cards and seats: cards show themselves on hover and focus.
import type { CardText, Sentence, Words } from '@sagebrush/engine';
import { useState } from 'react';
import { shortName } from '../cards/short-name.ts';
import { useShown } from './context.ts';
import { GameCard } from './GameCard.tsx';
import { namesOf } from './table-store.ts';

interface Props {
  readonly sentence: Sentence;
  readonly words: Words;
  /** In buttons and headings a card is a name only. */
  readonly quiet?: boolean;
}

export function Said({ sentence, words, quiet = false }: Props) {
  const sitting = useShown((shown) => shown.sitting);
  const names = namesOf({ sitting });
  let place = 0;
  return sentence.map((part) => {
    place += 1;
    if (typeof part === 'string') return part;
    if ('seat' in part) return <b key={place}>{names[part.seat] ?? part.seat + 1}</b>;
    return quiet ? <ChipText key={place} card={part.card} words={words} /> : <CardChip key={place} card={part.card} words={words} />;
  });
}

/** K♥ where a standard deck is played; a character's name at Cowpoker. */
function ChipText({ card, words }: { readonly card: CardText; readonly words: Words }) {
  const named = useShown(({ sitting }) => sitting?.game === 'cowpoker');
  const short = shortName(card);
  // A character goes by the name; the poker card behind it stands as a sign.
  if (named) {
    return (
      <span className="chip named">
        {words.card(card).replace(/ \(.*\)$/, '')} {short ?? '★'}
      </span>
    );
  }
  return (
    <span className={`chip suit-text-${card.charAt(1)}`}>
      <span aria-hidden="true">{short ?? words.card(card)}</span>
      <span className="hidden">{words.card(card)}</span>
    </span>
  );
}

/** The card is drawn only while somebody looks: a log holds hundreds of them. */
function CardChip({ card, words }: { readonly card: CardText; readonly words: Words }) {
  const [looked, setLooked] = useState(false);
  const look = () => setLooked(true);
  const leave = () => setLooked(false);
  return (
    <button type="button" className="chip-button" onPointerEnter={look} onPointerLeave={leave} onFocus={look} onBlur={leave}>
      <ChipText card={card} words={words} />
      {looked && (
        <span className="chip-preview card" aria-hidden="true">
          <GameCard card={card} />
        </span>
      )}
    </button>
  );
}
