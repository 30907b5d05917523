// The own hand, fanned: tap a card, or drag it to where it shall go.
import type { CardText, Words } from '@sagebrush/engine';
import { motion, type PanInfo } from 'motion/react';
import { type CSSProperties, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { useControl } from './context.ts';
import { GameCard, Moving } from './GameCard.tsx';
import * as styles from './Hand.module.css';
import { SpotButton } from './SpotButton.tsx';
import type { HeldCard } from './screen.ts';
import { inHand, type Spot } from './spots.ts';
import * as things from './things.module.css';

interface Props {
  readonly cards: readonly HeldCard[];
  readonly words: Words;
}

/** More cards than this are too narrow for a finger side by side. */
const ONE_ROW = 13;

export function Hand({ cards, words }: Props) {
  const screen = useWords();
  const middle = (cards.length - 1) / 2;
  const rows = cards.length > ONE_ROW ? 2 : 1;
  return (
    <section className={styles.hand} data-part="hand" aria-label={screen.yourHand}>
      <ul
        className={styles.fan}
        data-many={cards.length > 7 || undefined}
        data-rows={rows}
        style={{ '--n': Math.ceil(cards.length / rows), '--gaps': Math.max(1, cards.length - 1) } as CSSProperties}
      >
        {cards.map(({ card, worn }, index) => (
          <li key={card} style={{ '--turn': index - middle, '--drop': Math.abs(index - middle) ** 2 } as CSSProperties}>
            <HandCard card={card} words={words} worn={worn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandCard({
  card,
  words,
  worn,
}: {
  readonly card: CardText;
  readonly words: Words;
  readonly worn: CardText | undefined;
}) {
  const control = useControl();
  const spot = inHand(card);
  const dragged = useRef(false);
  const label = worn === undefined ? words.card(card) : `${words.card(card)} + ${words.card(worn)}`;

  function drop(info: PanInfo): void {
    const target = spotAt(info.point.x - scrollX, info.point.y - scrollY, spot);
    if (target) control.drop(spot, target);
  }
  return (
    <motion.div
      className={styles.handCard}
      drag={!control.replayed}
      dragSnapToOrigin
      dragMomentum={false}
      dragElastic={1}
      dragTransition={{ bounceStiffness: 700, bounceDamping: 45 }}
      whileDrag={{ zIndex: 50, scale: 1.06 }}
      onDragStart={() => {
        dragged.current = true;
        control.lift(spot);
      }}
      onDragEnd={(_, info) => drop(info)}
      onClickCapture={(event) => {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      }}
    >
      <SpotButton spot={spot} label={label} className={things.cardSpot} isCard>
        <Moving id={card} from="pile:deck" className={things.card}>
          <GameCard card={card} />
          {worn !== undefined && <span className={styles.worn} aria-hidden="true" />}
        </Moving>
      </SpotButton>
    </motion.div>
  );
}

/** The nearest thing under the finger that can be picked, the dragged card itself aside. */
function spotAt(x: number, y: number, own: Spot): Spot | undefined {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-spot]')?.dataset['spot'])
    .find((spot) => spot !== undefined && spot !== own && !spot.startsWith('hand:'));
  return found as Spot | undefined;
}
