// The table: the others around it, what is shared in the middle, your own place, the line that asks, and your hand.
import { type CardText, isCardText, type Seat, type Words } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import { SeatFace } from '../art/SeatFace.tsx';
import { useWords } from '../words/index.ts';
import type { Player, Sitting, ToldMoment } from './connection.ts';
import { useControl } from './context.ts';
import { CardGroup } from './GameCard.tsx';
import { Hand } from './Hand.tsx';
import { SceneStage } from './SceneStage.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import type { GameScreen } from './screen.ts';
import { othersAround, SIDES } from './seating.ts';

interface Props {
  readonly screen: GameScreen;
  readonly sitting: Sitting;
  readonly moment: ToldMoment;
  readonly words: Words;
  /** The bar above the table. */
  readonly bar: ReactNode;
  /** What stands above the hand. */
  readonly line: ReactNode;
  /** What stands beside the table where there is room. */
  readonly aside: ReactNode;
}

export function TableFrame({ screen, sitting, moment, words, bar, line, aside }: Props) {
  const own = useWords();
  const { replayed } = useControl();
  const { view } = moment;
  const { you, players } = sitting;
  const placing = { view, words, players, you, options: sitting.table.options };
  const others = othersAround(players.length, you);
  const yours = you !== 'rail' && (view.turn === you || view.pending.includes(you));
  return (
    <div
      className="table"
      data-game={sitting.game}
      data-others={others.length}
      data-seat-rows={screen.seatRows}
      data-yours={yours || undefined}
      data-replayed={replayed || undefined}
    >
      {bar}
      <CardGroup>
        <main className="felt" id="content">
          <section className="seats" aria-label={own.opponents}>
            {SIDES.map((side) => (
              <ul key={side} className={`side side-${side}`}>
                {others
                  .filter((other) => other.side === side)
                  .map(({ seat }) => (
                    <SeatPanel key={seat} screen={screen} seat={seat} {...placing} {...openTo(moment, seat)} />
                  ))}
              </ul>
            ))}
          </section>
          <section className="middle" aria-label={own.tableMiddle}>
            <screen.Middle {...placing} />
          </section>
          {you !== 'rail' && (
            <section className="own" data-anchor={`seat:${you}`} aria-label={own.you}>
              {replayed && <OwnName player={players[you]} />}
              <screen.OwnPlace {...placing} seat={you} />
            </section>
          )}
          <SceneStage words={words} />
        </main>
        <div className="near">
          {line}
          {you === 'rail' ? (
            <p className="watching">{own.watching}</p>
          ) : (
            <Hand cards={bareHand(view.hand)} words={words} worn={(card) => badgeOn(card, view.hand)} />
          )}
        </div>
      </CardGroup>
      {aside}
    </div>
  );
}

/** In a replay somebody else may sit at the bottom. */
function OwnName({ player }: { readonly player: Player | undefined }) {
  if (!player) return null;
  return (
    <p className="own-name">
      <SeatFace name={player.name} kind={player.kind} /> {player.name}
    </p>
  );
}

/** With all cards open a seat is shown as it sees itself. */
const openTo = ({ open }: ToldMoment, seat: Seat) => {
  const view = open?.[seat];
  return view?.hand?.length ? { view, hand: bareHand(view.hand) } : undefined;
};

/** A cowboy who wears a badge is written `KS+AS`: the card is the King. */
const bareHand = (hand: readonly string[] = []): CardText[] =>
  hand.flatMap((text) => text.split('+').slice(0, 1).filter(isCardText));
const badgeOn = (card: CardText, hand: readonly string[] = []): CardText | undefined =>
  hand
    .find((text) => text.startsWith(`${card}+`))
    ?.split('+')
    .filter(isCardText)[1];
