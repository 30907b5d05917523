// Jack, Queen and King: one person, seen twice, as cards are held either way up.
import type { CardText, SuitText } from '@sagebrush/engine';
import { COURTS, courtPaint } from '../art/people/courts.ts';
import { PersonArt } from '../art/people/PortraitArt.tsx';
import type { PortraitPerson } from '../art/people/portrait.ts';
import * as styles from './cards.module.css';
import { Twice } from './paper.tsx';

const BY_CARD: Readonly<Record<string, PortraitPerson>> = COURTS;
export const courtOf = (card: CardText): PortraitPerson | undefined => BY_CARD[card.slice(0, 2)];

/** The panel leaves two corners to the index. */
const PANEL = 'M28 7H89Q93 7 93 11V84Q93 88 89 88H72V129Q72 133 68 133H11Q7 133 7 129V56Q7 52 11 52H28Z';

export function CourtFace({ person, suit }: { readonly person: PortraitPerson; readonly suit: SuitText }) {
  return (
    <g>
      <path d={PANEL} className={styles.courtPanel} />
      <Twice>
        <svg x="28" y="8" width="64.5" height="61" viewBox="3 1 97 91.7" role="presentation">
          <circle cx="50" cy="52" r="44" className={styles.courtSun} data-suit={suit} />
          <PersonArt person={person} paint={courtPaint(person)} />
        </svg>
      </Twice>
      <path d={PANEL} className={styles.courtFrame} />
      <rect x="7" y="67" width="86" height="6" className={`${styles.courtBand} ${styles.suit}`} data-suit={suit} />
      <path d="M10 70H90" className={styles.courtRope} />
    </g>
  );
}
