// A card in a sentence: K♥ where a standard deck is played, a character's name where cards have one.
import { type CardText, cardNameAfter, type Part, type Words } from '@sagebrush/engine';
import * as controls from '../styles/controls.module.css';
import * as styles from './CardName.module.css';
import { shortName } from './short-name.ts';

export function CardName({
  card,
  words,
  named,
  before,
}: {
  readonly card: CardText;
  readonly words: Words;
  readonly named: boolean;
  /** What stands before it in its sentence. */
  readonly before: Part | undefined;
}) {
  const short = shortName(card);
  // A character goes by the name; the poker card behind it stands as a sign.
  if (named) {
    return (
      <span className={`${styles.chip} ${styles.named}`}>
        {cardNameAfter(before, words.card(card).replace(/ \(.*\)$/, ''))} {short ?? '★'}
      </span>
    );
  }
  return (
    <span className={styles.chip}>
      <span aria-hidden="true">{short ?? words.card(card)}</span>
      <span className={controls.hidden}>{words.card(card)}</span>
    </span>
  );
}
