// The table: the others around it, what is shared in the middle, your own place, the line that asks, and your hand.
import { makeCard, parseCard, type Seat, type Words } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import { SeatFace } from '../art/SeatFace.tsx';
import { useKitWords } from '../words/index.ts';
import type { Seating, TableMoment, TablePlayer } from './connection.ts';
import { useControl } from './context.ts';
import { FlightLayer } from './FlightLayer.tsx';
import { CardGroup } from './GameCard.tsx';
import { Hand } from './Hand.tsx';
import { SceneStage } from './SceneStage.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import type { GameScreen, HeldCard } from './screen.ts';
import { othersAround, SIDES } from './sides.ts';
import * as styles from './TableFrame.module.css';
import { useSeatName } from './use-seat-name.ts';

interface Props {
  readonly screen: GameScreen;
  readonly seating: Seating;
  readonly moment: TableMoment;
  readonly words: Words;
  /** The bar above the table. */
  readonly bar: ReactNode;
  /** What stands above the hand. */
  readonly line: ReactNode;
  /** What stands beside the table where there is room. */
  readonly aside: ReactNode;
}

export function TableFrame({ screen, seating, moment, words, bar, line, aside }: Props) {
  const own = useKitWords();
  const { replayed } = useControl();
  const { view } = moment;
  const { you, players } = seating;
  const placing = { view, words, players, you, options: seating.table.options };
  const others = othersAround(players.length, you);
  const yours = you !== 'rail' && view.pending.length > 0 && (view.turn === you || view.pending.includes(you));
  return (
    <div className={styles.room}>
      <div
        className={styles.table}
        data-part="table"
        data-game={seating.game}
        data-others={others.length}
        data-seat-rows={screen.seatRows}
        data-yours={yours || undefined}
        data-replayed={replayed || undefined}
      >
        {bar}
        <CardGroup>
          <main className={styles.felt} data-part="felt" id="content">
            <section className={styles.seats} data-part="seats" aria-label={own.opponents}>
              {SIDES.map((side) => (
                <ul key={side} className={styles.side} data-side={side}>
                  {others
                    .filter((other) => other.side === side)
                    .map(({ seat }) => (
                      <SeatPanel
                        key={seat}
                        screen={screen}
                        seat={seat}
                        {...placing}
                        {...openTo(screen, moment, seat)}
                      />
                    ))}
                </ul>
              ))}
            </section>
            <section className={styles.middle} data-part="middle" aria-label={own.tableMiddle}>
              <screen.Middle {...placing} />
            </section>
            {you !== 'rail' && (
              <section className={styles.own} data-part="own" data-anchor={`seat:${you}`} aria-label={own.you}>
                {replayed && <OwnName seat={you} player={players[you]} />}
                <screen.OwnPlace {...placing} seat={you} />
              </section>
            )}
            <SceneStage words={words} />
            <FlightLayer />
          </main>
          <div className={styles.near} data-part="near">
            {line}
            {you === 'rail' ? (
              <p className={styles.watching} data-part="watching">
                {own.watching}
              </p>
            ) : (
              <Hand cards={heldIn(screen, view.hand)} words={words} />
            )}
          </div>
        </CardGroup>
        {aside}
      </div>
    </div>
  );
}

interface ComingProps extends Pick<Props, 'bar' | 'aside'> {
  readonly game: string;
  /** What is said on the felt meanwhile. */
  readonly children: ReactNode;
}

/** A table of which nothing has come yet: what stands around it is in its place already. */
export function ComingTable({ game, bar, aside, children }: ComingProps) {
  return (
    <div className={styles.room}>
      <div className={styles.table} data-part="table" data-game={game}>
        {bar}
        <main className={styles.felt} data-part="felt" id="content">
          <p className={styles.middle} role="status">
            {children}
          </p>
        </main>
        {aside}
      </div>
    </div>
  );
}

/** In a replay somebody else may sit at the bottom. */
function OwnName({ seat, player }: { readonly seat: Seat; readonly player: TablePlayer | undefined }) {
  const name = useSeatName(seat);
  if (!player) return null;
  return (
    <p className={styles.ownName} data-part="own-name">
      <SeatFace name={player.name} kind={player.kind} /> {name}
    </p>
  );
}

/** With all cards open a seat is shown as it sees itself. */
const openTo = (screen: GameScreen, { open }: TableMoment, seat: Seat) => {
  const view = open?.[seat];
  return view?.hand?.length ? { view, hand: heldIn(screen, view.hand).map(({ card }) => card) } : undefined;
};

const heldIn = ({ heldCard }: GameScreen, hand: readonly string[] = []): HeldCard[] =>
  hand.map((text) => heldCard?.(text) ?? { card: makeCard(parseCard(text)) });
