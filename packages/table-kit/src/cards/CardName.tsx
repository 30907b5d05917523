// A card in a sentence: K♥ where a standard deck is played, a character's name at Cowpoker.
import type { CardText, Words } from '@sagebrush/engine';
import { shortName } from './short-name.ts';

export function CardName({
  card,
  words,
  named,
}: {
  readonly card: CardText;
  readonly words: Words;
  readonly named: boolean;
}) {
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
