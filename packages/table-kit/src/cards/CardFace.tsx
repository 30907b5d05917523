// The face of a standard card, 5:7; small ones show rank and suit alone.
import type { CardText, SuitText } from '@sagebrush/engine';
import { AceFace } from './AceFace.tsx';
import { CourtFace, courtOf } from './CourtFace.tsx';
import * as styles from './cards.module.css';
import { JokerFace } from './JokerFace.tsx';
import { Index, Paper, PlainFace, Twice } from './paper.tsx';
import { PIPS } from './pips.ts';
import { SuitAt, suitOfText } from './Suit.tsx';

export function CardFace({ card }: { readonly card: CardText }) {
  const suit = suitOfText(card);
  return (
    <span className={styles.cardFace} data-part="card-face">
      <svg className={styles.drawing} viewBox="0 0 100 140" aria-hidden="true">
        <Paper />
        <g className={styles.faceFine}>
          <Picture card={card} suit={suit} />
          <Twice>
            <Index card={card} suit={suit} />
          </Twice>
        </g>
        <g className={styles.facePlain}>
          {suit ? null : <JokerFace card={card} plain />}
          <PlainFace card={card} suit={suit} />
        </g>
      </svg>
    </span>
  );
}

function Picture({ card, suit }: { readonly card: CardText; readonly suit: SuitText | undefined }) {
  if (!suit) return <JokerFace card={card} />;
  if (card.startsWith('A')) return <AceFace suit={suit} />;
  const court = courtOf(card);
  if (court) return <CourtFace person={court} suit={suit} />;
  return (PIPS[card.charAt(0)] ?? []).map((pip) => <SuitAt key={`${pip.x} ${pip.y}`} suit={suit} size={21} {...pip} />);
}
