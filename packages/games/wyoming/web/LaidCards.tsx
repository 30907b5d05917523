// What lies before a seat: guns, tens and couples, in one row that never grows; on a small table as short labels.

import { type CardText, listed, type Seat, SUITS, suitName } from '@sagebrush/engine';
import { SUIT_SIGNS } from '@sagebrush/table-kit/cards/short-name.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { SeatPlacing } from '@sagebrush/table-kit/table/screen.ts';
import type { WyomingView } from '@sagebrush/wyoming';
import type { CSSProperties } from 'react';
import { calibreOf } from './calibre.ts';
import * as styles from './LaidCards.module.css';
import { ownGun } from './spots.ts';
import { useWords } from './words/index.ts';

/** A second card shows half of itself. */
const widthOf = (cards: number): number => (cards === 0 ? 0 : (cards + 1) / 2);
const COUPLE_WIDTH = 0.85;
const GAP = 0.18;

/** Where each thing lies in the row, in cards from its left end; and how long the row is. */
function placesIn({ guns, tens, couples }: WyomingView, seat: Seat) {
  const widths = [
    ...(guns[seat] ?? []).map((gun) => widthOf(gun.length)),
    widthOf((tens[seat] ?? []).length),
    COUPLE_WIDTH * (couples[seat] ?? []).length,
  ];
  let end = 0;
  const starts = widths.map((width) => {
    const start = end;
    end += width === 0 ? 0 : width + GAP;
    return start;
  });
  return { starts, whole: Math.max(1, end - GAP) };
}
/** As a card, and as the n-th of so many labels. */
const placedAt = (start: number | undefined, nth: number) => ({ '--start': start ?? 0, '--nth': nth }) as CSSProperties;

type Props = Pick<SeatPlacing<WyomingView>, 'view' | 'seat' | 'words'> & {
  /** The guns can be picked. */
  readonly isOwn?: boolean;
};

export function LaidCards({ view, seat, words, isOwn = false }: Props) {
  const own = useWords();
  const guns = view.guns[seat] ?? [];
  const { starts, whole } = placesIn(view, seat);
  const hasTens = (view.tens[seat] ?? []).length > 0 ? 1 : 0;
  const labels = guns.length + hasTens + (view.couples[seat] ?? []).length;
  const spent = view.turn === seat ? view.spent : [];
  const nameOf = (gun: readonly CardText[]): string =>
    `${own.gunName(calibreOf(gun))}: ${gun.map((card) => words.card(card)).join(', ')}`;
  return (
    <div className={styles.row} style={{ '--row-width': whole, '--labels': Math.max(1, labels) } as CSSProperties}>
      {guns.map((gun, index) => (
        <span key={gun.join(' ')} className={styles.place} style={placedAt(starts[index], index)}>
          {isOwn ? (
            <SpotButton spot={ownGun(gun)} label={nameOf(gun)}>
              <GunCards gun={gun} seat={seat} isSpent={spent.includes(index)} />
            </SpotButton>
          ) : (
            <>
              <span aria-hidden="true">
                <GunCards gun={gun} seat={seat} />
              </span>
              <span className={controls.hidden}>{nameOf(gun)}</span>
            </>
          )}
        </span>
      ))}
      <span className={styles.place} style={placedAt(starts[guns.length], guns.length)}>
        <Tens tens={view.tens[seat] ?? []} seat={seat} />
      </span>
      <span className={styles.place} style={placedAt(starts[guns.length + 1], guns.length + hasTens)}>
        <Couples couples={view.couples[seat] ?? []} />
      </span>
      {view.dealer === seat && <Dealer />}
    </div>
  );
}

function Faces({ cards, seat }: { readonly cards: readonly CardText[]; readonly seat: Seat }) {
  return (
    <span className={styles.faces}>
      {cards.map((card, index) => (
        <span key={card} className={styles.face} style={{ '--index': index } as CSSProperties}>
          <TableCard card={card} from={`seat:${seat}`} />
        </span>
      ))}
    </span>
  );
}

interface GunProps {
  readonly gun: readonly CardText[];
  readonly seat: Seat;
  /** It may not fire any more this turn. */
  readonly isSpent?: boolean;
}

function GunCards({ gun, seat, isSpent = false }: GunProps) {
  return (
    <span className={styles.cards} data-spent={isSpent || undefined} style={{ '--count': gun.length } as CSSProperties}>
      <Faces cards={gun} seat={seat} />
      <b className={styles.label}>{calibreOf(gun)}</b>
    </span>
  );
}

function Tens({ tens, seat }: { readonly tens: readonly CardText[]; readonly seat: Seat }) {
  const own = useWords();
  if (tens.length === 0) return null;
  return (
    <figure className={styles.cards} aria-label={`${own.tens}: ${tens.length}`}>
      <Faces cards={tens} seat={seat} />
      <b className={`${styles.label} ${styles.tensLabel}`}>{tens.length > 1 ? `10×${tens.length}` : '10'}</b>
    </figure>
  );
}

function Couples({ couples }: { readonly couples: WyomingView['couples'][number] }) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  if (couples.length === 0) return null;
  const names = couples.map((suit) => suitName(lang, SUITS.indexOf(suit)));
  return (
    <span className={styles.couples} role="img" aria-label={`${own.couplesShown}: ${listed(lang, names).join('')}`}>
      {couples.map((suit) => (
        <span key={suit} data-suit={suit}>
          <i>K</i>
          {SUIT_SIGNS[suit]}
          <i>Q</i>
        </span>
      ))}
    </span>
  );
}

function Dealer() {
  const own = useWords();
  return (
    <span className={styles.dealer} role="img" aria-label={own.dealer} title={own.dealer}>
      {own.dealer.charAt(0)}
    </span>
  );
}
