// The own hand, fanned: tap a card, or drag it to where it shall go.
import type { CardText, Words } from '@sagebrush/engine';
import type { CSSProperties } from 'react';
import { useKitWords } from '../words/index.ts';
import { useControl } from './context.ts';
import { GameCard, Moving } from './GameCard.tsx';
import * as styles from './Hand.module.css';
import { SpotButton } from './SpotButton.tsx';
import type { HeldCard } from './screen.ts';
import { inHand, type Spot } from './spots.ts';
import * as things from './things.module.css';
import { useDrag } from './use-drag.ts';
import { useOffers } from './use-offers.ts';

interface Props {
  readonly cards: readonly HeldCard[];
  readonly words: Words;
}

/** More cards than this are too narrow for a finger side by side. */
const ONE_ROW = 13;

export function Hand({ cards, words }: Props) {
  const own = useKitWords();
  const offers = useOffers(words);
  const offered = new Set(offers.flatMap(({ picks }) => picks));
  const rows = cards.length > ONE_ROW ? 2 : 1;
  const inRow = Math.ceil(cards.length / rows);
  return (
    <section
      className={styles.hand}
      data-part="hand"
      data-offers={offers.length > 0 || undefined}
      aria-label={own.yourHand}
    >
      <ul
        className={styles.fan}
        data-many={cards.length > 7 || undefined}
        data-rows={rows}
        style={{ '--gaps': Math.max(1, inRow - 1) } as CSSProperties}
      >
        {cards.map(({ card, worn }, index) => (
          <li
            key={card}
            data-in-offer={offered.has(inHand(card)) || undefined}
            style={placeIn(index, cards.length, inRow)}
          >
            <HandCard card={card} words={words} worn={worn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far a card lies from the middle of its row, and in which row. */
function placeIn(index: number, count: number, inRow: number): CSSProperties {
  const row = Math.floor(index / inRow);
  const inThisRow = Math.min(inRow, count - row * inRow);
  const turn = (index % inRow) - (inThisRow - 1) / 2;
  return { '--turn': turn, '--drop': turn ** 2, '--row': row } as CSSProperties;
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
  const drag = useDrag({
    onStart: () => control.lift(spot),
    onDrop(x, y) {
      const target = spotAt(x, y, spot);
      if (target) control.drop(spot, target);
    },
  });
  const label = worn === undefined ? words.card(card) : `${words.card(card)} + ${words.card(worn)}`;
  return (
    <div
      className={styles.handCard}
      {...(control.replayed ? {} : drag)}
      data-draggable={!control.replayed || undefined}
    >
      <SpotButton spot={spot} label={label} className={things.cardSpot} isCard>
        <Moving id={card} from="pile:deck" className={things.card}>
          <GameCard card={card} />
          {worn !== undefined && <span className={styles.worn} aria-hidden="true" />}
        </Moving>
      </SpotButton>
    </div>
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
