// Another player's place: name, cards in hand, the one number that matters, and what lies before them.
import { type BaseView, type CardText, CHANCE_SEAT, detach, figure, type Seat, type Words } from '@sagebrush/engine';
import { type CSSProperties, Suspense, useContext, useState } from 'react';
import { LevelBadge } from '../art/Icon.tsx';
import { SeatFace } from '../art/SeatFace.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { shortName } from '../cards/short-name.ts';
import { useSettings } from '../settings.ts';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';
import type { TablePlayer } from './connection.ts';
import { SeatMore, useControl, useShown } from './context.ts';
import * as dialogStyles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { Still, TableCard } from './GameCard.tsx';
import { PersonName } from './PersonName.tsx';
import { SeatClock } from './SeatClock.tsx';
import * as styles from './SeatPanel.module.css';
import { useSpot } from './SpotButton.tsx';
import type { GameScreen, SeatPlacing } from './screen.ts';
import { atSeat } from './spots.ts';
import * as things from './things.module.css';

interface Props extends SeatPlacing<BaseView> {
  /** Their cards, where all are open. */
  readonly hand?: readonly CardText[];
  readonly screen: GameScreen;
}

export function SeatPanel({ screen, hand, ...placing }: Props) {
  const own = useKitWords();
  const More = useContext(SeatMore);
  const [open, setOpen] = useState(false);
  const { seat, view, players } = placing;
  const player = players[seat];
  const name = player?.name ?? '';
  const active = isTurnOf(view, seat);
  return (
    <li
      className={styles.seat}
      data-part="seat"
      data-active={active || undefined}
      data-away={player?.away || undefined}
    >
      {player?.standIn ? (
        <span className={styles.tag} data-part="seat-tag">
          <span aria-hidden="true">{player.forfeited ? '✕' : '⚙'}</span>{' '}
          {player.forfeited ? own.forfeited : own.botPlays}
        </span>
      ) : (
        <SeatClock seat={seat} />
      )}
      <SeatHead {...placing} screen={screen} onOpen={() => setOpen(true)} />
      {hand && <OpenHand hand={hand} />}
      <div>
        <screen.SeatPlace {...placing} />
      </div>
      {hand && <OpenNames hand={hand} words={placing.words} />}
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)} className={dialogStyles.felt}>
          <Still>
            <p className={styles.about}>
              {player?.kind === 'bot' && <LevelBadge level={player.level ?? ''} />} {seatAbout(player, own)}
            </p>
            <StandIn seat={seat} player={player} />
            {More && player && (
              <Suspense>
                <More player={player} />
              </Suspense>
            )}
            {player?.kind !== CHANCE_SEAT && <p>{own.cardsInHand(view.handSizes[seat] ?? 0)}</p>}
            <screen.SeatPlace {...placing} />
          </Still>
        </Dialog>
      )}
    </li>
  );
}

function OpenHand({ hand }: { readonly hand: readonly CardText[] }) {
  return (
    <div
      aria-hidden="true"
      className={`${things.rowBox} ${styles.openHand}`}
      style={{ '--n': hand.length, '--gaps': Math.max(1, hand.length - 1) } as CSSProperties}
    >
      <ul className={things.row} data-part="row">
        {hand.map((card) => (
          <li key={card}>
            <TableCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenNames({ hand, words }: { readonly hand: readonly CardText[]; readonly words: Words }) {
  const own = useKitWords();
  return (
    <ul className={styles.openNames} data-part="open-names" aria-label={own.cardsInHand(hand.length)}>
      {hand.map((card) => (
        <li key={card} data-suit={card.charAt(1)}>
          <span aria-hidden="true">{shortName(card) ?? '★'}</span>
          <span className={controls.hidden}>{words.card(card)}</span>
        </li>
      ))}
    </ul>
  );
}

/** For somebody who is away a bot can play on; the server knows for how long they have been. */
function StandIn({ seat, player }: { readonly seat: Seat; readonly player: TablePlayer | undefined }) {
  const own = useKitWords();
  const { callStandIn } = useControl();
  const standIns = useShown((shown) => shown.seating?.standIns);
  const isOver = useShown((shown) => shown.moment?.outcome != null);
  const [early, setEarly] = useState(false);
  if (isOver) return null;
  if (player?.standIn) return <p>{own.botPlaysOn}</p>;
  if (!player?.away || !callStandIn || standIns !== undefined) return null;
  return (
    <p>
      <button
        type="button"
        className={`${controls.button} ${controls.small}`}
        onClick={() => detach(callStandIn(seat), () => setEarly(true))}
      >
        {own.callStandIn}
      </button>{' '}
      {early && <span role="status">{own.notAwayYet}</span>}
    </p>
  );
}

/** A longer name is set smaller where a seat is narrow, in two lines if it needs them. */
const LONG_NAME = 10;
/** The sign of who is away takes the room of some letters. */
const LONG_BESIDE_SIGN = 7;

const isTurnOf = (view: BaseView, seat: Seat): boolean => view.pending.includes(seat);

function SeatHead({ screen, seat, view, players, options, onOpen }: Props & { readonly onOpen: () => void }) {
  const own = useKitWords();
  const lang = useSettings((settings) => settings.lang);
  const control = useControl();
  const spot = atSeat(seat);
  const { lit, picked } = useSpot(spot);
  const player = players[seat];
  const name = player?.name ?? '';
  const cards = view.handSizes[seat] ?? 0;
  const isToMove = isTurnOf(view, seat);
  const isMissed = player?.away === true && !player.standIn;
  const held = player?.kind === CHANCE_SEAT ? undefined : own.cardsInHand(cards);
  const score = figure(lang, screen.score(view, seat, options));
  return (
    <button
      type="button"
      className={`${styles.head} ${things.spot}`}
      data-part="seat-head"
      data-spot={spot}
      data-anchor={spot}
      data-lit={lit || undefined}
      data-picked={picked || undefined}
      aria-pressed={lit || picked ? picked : undefined}
      onClick={() => (lit || picked ? control.pick(spot) : onOpen())}
    >
      <span className={things.shown} aria-hidden="true">
        <SeatFace name={name} kind={player?.kind ?? 'bot'} />
        <span
          className={styles.name}
          data-part="seat-name"
          data-long={name.length > (isMissed ? LONG_BESIDE_SIGN : LONG_NAME) || undefined}
        >
          {isMissed && (
            <span className={styles.away} data-part="away-tag">
              ◌ <span>{own.away}</span>
            </span>
          )}
          <PersonName name={name} guest={player?.guest} />
        </span>
        {held !== undefined && (
          <span className={styles.count} title={held}>
            <span className={styles.miniBack}>
              <CardBack />
            </span>
            {cards}
          </span>
        )}
        <span className={styles.score} data-part="seat-score">
          <span key={score}>{score}</span>
        </span>
      </span>
      <span className={controls.hidden}>
        {[
          player?.guest ? `${name} (${own.guest})` : name,
          isToMove ? own.toMove : undefined,
          held,
          own.pointsOf(score),
          player?.away ? own.away : undefined,
        ]
          .filter((part) => part !== undefined)
          .join(', ')}
      </span>
    </button>
  );
}

function seatAbout(player: Props['players'][number] | undefined, own: ReturnType<typeof useKitWords>): string {
  if (!player || player.kind === CHANCE_SEAT) return own.chanceAbout;
  const level = own.levels[player.level as keyof typeof own.levels] ?? player.level ?? '';
  const kind = player.kind === 'bot' ? own.botOf(level) : own.person;
  return [kind, player.guest && own.guest, player.away && own.away].filter(Boolean).join(', ');
}
