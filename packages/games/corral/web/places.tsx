// The places of the Corral: each seat's street with its score pile, the deck and the discards.

import type { SeenFighter, View } from '@sagebrush/corral';
import type { Seat } from '@sagebrush/engine';
import { FaceDownCard, GameCard, TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { HiddenPile } from '@sagebrush/table-kit/table/HiddenPile.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing, SeatPlacing } from '@sagebrush/table-kit/table/screen.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import type { CSSProperties } from 'react';
import { OWN_STREET, onStreet } from './spots.ts';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function SeatPlace({ view, words, players, seat }: SeatPlacing<View>) {
  const own = useWords();
  return (
    <div className={styles.streetRow}>
      <Street view={view} words={words} seat={seat} label={own.streetOf(players[seat]?.name ?? '')} />
      <ScorePile view={view} seat={seat} />
    </div>
  );
}

export function OwnPlace({ view, words, seat }: SeatPlacing<View>) {
  const own = useWords();
  return (
    <div className={`${styles.streetRow} ${styles.ownStreet}`}>
      <SpotButton spot={OWN_STREET} label={own.layHere} className={things.lot} data-part="lot">
        <span aria-hidden="true">{own.layHere}</span>
      </SpotButton>
      <Street view={view} words={words} seat={seat} label={own.yourStreet} />
      <ScorePile view={view} seat={seat} />
    </div>
  );
}

function Street({
  view,
  words,
  seat,
  label,
}: Pick<SeatPlacing<View>, 'view' | 'words' | 'seat'> & { readonly label: string }) {
  const fighters = view.fighters[seat] ?? [];
  const own = useWords();
  return (
    <div
      className={things.rowBox}
      style={{ '--n': fighters.length, '--gaps': Math.max(1, fighters.length - 1) } as CSSProperties}
    >
      <ul className={`${styles.street} ${things.row}`} data-part="row" aria-label={label}>
        {fighters.map((fighter) => (
          <li key={fighter.card}>
            <SpotButton
              spot={onStreet(fighter.card)}
              label={`${words.card(fighter.card)}, ${own.aims(aimsOn(fighter))}`}
              className={styles.fighter}
              isCard
            >
              <TableCard card={fighter.card} from={`seat:${seat}`} />
              <Aims fighter={fighter} />
            </SpotButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const aimsOn = ({ aim }: SeenFighter): number => (typeof aim === 'number' ? aim : aim.length);

/** Face down and askew; their owner sees them peeking out. */
function Aims({ fighter }: { readonly fighter: SeenFighter }) {
  const count = aimsOn(fighter);
  if (count === 0) return null;
  const known = typeof fighter.aim === 'number' ? [] : fighter.aim;
  return (
    <span className={styles.aims} aria-hidden="true">
      {Array.from({ length: Math.min(count, 3) }, (_, index) => (
        <span key={known[index] ?? index} className={styles.aim} style={{ '--i': index } as CSSProperties}>
          {known[index] === undefined ? (
            <FaceDownCard />
          ) : (
            <span className={`${things.card} ${styles.aimOwn}`}>{<GameCard card={known[index]} />}</span>
          )}
        </span>
      ))}
      <b className={styles.aimCount}>{count}</b>
    </span>
  );
}

function ScorePile({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const own = useWords();
  const scored = view.scored[seat] ?? [];
  const top = scored.at(-1);
  return (
    <figure className={styles.scorePile} aria-label={`${own.scorePile}: ${view.scores[seat] ?? 0}`}>
      <span className={things.pileCard} data-height={Math.min(4, scored.length)}>
        {top === undefined ? <span className={`${things.card} ${things.emptyCard}`} /> : <TableCard card={top} />}
      </span>
      <figcaption>
        {own.shot} <b>{view.scores[seat] ?? 0}</b>
      </figcaption>
    </figure>
  );
}

export function Middle({ view }: Placing<View>) {
  const own = useWords();
  const top = view.discard.at(-1);
  return (
    <div className={things.piles}>
      <figure className={things.pile} data-anchor="pile:deck">
        <HiddenPile count={view.deckSize} layer={12} />
        <figcaption>
          {own.deck} <b>{view.deckSize}</b>
        </figcaption>
      </figure>
      <figure className={things.pile} data-anchor="pile:discard">
        <span className={things.pileCard}>
          {top === undefined ? <span className={`${things.card} ${things.emptyCard}`} /> : <TableCard card={top} />}
        </span>
        <figcaption>
          {own.discardPile} <b>{view.discard.length}</b>
        </figcaption>
      </figure>
    </div>
  );
}
