// The scenes of Cowpoker: a trick is called, a trick is taken, the randomizer decides, cards change their owners.

import type { Event, Options, View } from '@sagebrush/cowpoker';
import type { CardText, Seat } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { Actor, Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { FaceDownCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import type { SceneProps } from '@sagebrush/table-kit/table/screen.ts';
import { StageCard, Stamp } from '@sagebrush/table-kit/table/stagecraft.tsx';
import { readerOf } from '@sagebrush/table-kit/table/table-store.ts';
import { RanchBrand } from './cards/RanchBrand.tsx';
import { TRICK_ICONS } from './Middle.tsx';
import { effectCause } from './narrate.ts';
import { packAt, pointsIn } from './pack.ts';
import * as styles from './scenes.module.css';
import { playsOf, winningIn } from './trick-plays.ts';
import { useWords } from './words/index.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
interface EventSceneProps<T extends Event['type']> {
  readonly event: EventOf<T>;
  readonly together: readonly Event[];
  readonly players: readonly TablePlayer[];
  /** The table before it. */
  readonly view: View;
  readonly options: Options;
}

export function Scene({ event, together, players }: SceneProps) {
  const view = useShown(({ moment }) => moment?.view as View | undefined);
  const options = useShown(({ seating }) => seating?.table.options as Options | undefined);
  if (!view || !options) return null;
  const around = { together: together as readonly Event[], players, view, options };
  const scene = event as Event;
  switch (scene.type) {
    case 'call':
      return <Call event={scene} {...around} />;
    case 'trick':
      return <Trick event={scene} {...around} />;
    case 'randomizer':
      return <Randomizer event={scene} {...around} />;
    case 'place':
      return <Handed {...around} title="place" from={scene.seat} to={scene.gang} cards={[scene.card]} gains />;
    case 'steal':
      return (
        <Handed
          {...around}
          title="steal"
          from={scene.from}
          to={scene.seat}
          cards={[scene.card]}
          loses
          gains={scene.to === 'gang'}
        />
      );
    case 'discard':
      return (
        <Handed {...around} title="discard" from={scene.from} cards={[scene.card]} loses={scene.place === 'gang'} />
      );
    case 'move':
      return (
        <Handed
          {...around}
          title="move"
          from={scene.seat}
          cards={[scene.card]}
          loses={scene.from === 'gang'}
          gains={scene.to === 'gang'}
        />
      );
    case 'swap':
      return <Swap event={scene} {...around} />;
    case 'look':
      return <Look event={scene} {...around} />;
    default:
      return null;
  }
}

const Arrow = () => (
  <span className={styles.arrow} aria-hidden="true">
    →
  </span>
);

/** Who calls, with which card, and the sign of the value that will count. */
function Call({ event, players, ...around }: EventSceneProps<'call'>) {
  const own = useWords();
  const cause = effectCause(event, around);
  return (
    <Board title={own[event.trick]}>
      <span className={styles.line}>
        <Actor seat={event.seat} players={players} />
        {cause && <StageCard card={cause.card} from={`seat:${event.seat}`} />}
        <span className={styles.sign} data-trick={event.trick}>
          <Icon name={TRICK_ICONS[event.trick]} />
        </span>
      </span>
    </Board>
  );
}

/** Each card with its owner's face and the one number that counts. */
function Trick({ event, together, players, view }: EventSceneProps<'trick'>) {
  const own = useWords();
  const { you } = readerOf({ seating: useShown(({ seating }) => seating) });
  const plays = playsOf(event, together, view);
  const winning = winningIn(plays);
  return (
    <Board title={own[event.trick]}>
      <span className={styles.plays}>
        {plays.map(({ seat, card, value, placed }, index) => (
          <span key={seat} className={styles.play} data-won={index === winning || undefined}>
            <b className={styles.value}>
              <Icon name={TRICK_ICONS[event.trick]} /> {value}
            </b>
            <StageCard card={card} from={`seat:${seat}`} />
            <Actor
              seat={seat}
              players={players}
              {...(placed === undefined
                ? {}
                : { note: own.toGangOf(placed === you ? undefined : players[placed]?.name) })}
            />
          </span>
        ))}
      </span>
    </Board>
  );
}

/** What is to be decided, the cards that were turned, and whom or what the last one names. */
function Randomizer({ event, together, players, view, options }: EventSceneProps<'randomizer'>) {
  const own = useWords();
  const at = together.indexOf(event);
  const first = together.slice(0, at).findLastIndex((draw) => draw.type !== 'randomizer' || !draw.again) + 1;
  const next = together[at + 1];
  const card = next?.type === 'place' ? next.card : effectCause(event, { together, view, options })?.card;
  return (
    <Board title={own.randomizer}>
      <span className={styles.line}>
        {card && <StageCard card={card} from={`seat:${event.seat}`} />}
        <Arrow />
        {together.slice(first, at + 1).map((draw, index) =>
          draw.type === 'randomizer' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same Ranch may be drawn twice.
            <span key={index} className={styles.drawn} data-ranch={draw.ranch} data-again={draw.again || undefined}>
              {draw.decides === 'trick' ? <Icon name={TRICK_ICONS[draw.trick]} /> : <RanchBrand ranch={draw.ranch} />}
            </span>
          ) : null,
        )}
        {event.decides !== 'trick' && <Actor seat={view.ranches.indexOf(event.ranch)} players={players} />}
      </span>
    </Board>
  );
}

interface HandedProps extends Omit<EventSceneProps<'steal'>, 'event'> {
  readonly title: 'place' | 'steal' | 'discard' | 'move';
  readonly from: Seat;
  readonly to?: Seat;
  readonly cards: readonly CardText[];
  /** The points leave the one, and come to the other. */
  readonly loses?: boolean;
  readonly gains?: boolean;
}

/** A card goes from one to another, or out of town, and takes its points along. */
function Handed({ title, from, to, cards, loses = false, gains = false, players, options }: HandedProps) {
  const own = useWords();
  const worth = pointsIn(packAt(options), cards);
  const whose = to ?? from;
  return (
    <Board title={own.scenes[title]}>
      <span className={styles.line}>
        <span className={styles.side}>
          <Actor seat={from} players={players} />
          {loses && <Stamp points={-worth} order={2} />}
        </span>
        {to !== undefined && <Arrow />}
        <CardsOf cards={cards} from={`seat:${from}`} />
        <Arrow />
        <span className={styles.side}>
          {title === 'discard' ? (
            <span className={styles.out}>{own.outOfTown}</span>
          ) : (
            <Actor seat={whose} players={players} />
          )}
          {gains && <Stamp points={worth} order={3} />}
        </span>
      </span>
    </Board>
  );
}

/** Two cards change places. */
function Swap({ event, players, options }: EventSceneProps<'swap'>) {
  const own = useWords();
  const gain = pointsIn(packAt(options), [event.takes]) - pointsIn(packAt(options), [event.gives]);
  return (
    <Board title={own.scenes.swap}>
      <span className={styles.line}>
        <span className={styles.side}>
          <Actor seat={event.seat} players={players} />
          <Stamp points={gain} order={2} />
        </span>
        <StageCard card={event.takes} from={`seat:${event.with}`} />
        <span className={styles.arrow} aria-hidden="true">
          ⇄
        </span>
        <StageCard card={event.gives} from={`seat:${event.seat}`} />
        <span className={styles.side}>
          <Actor seat={event.with} players={players} />
          <Stamp points={-gain} order={3} />
        </span>
      </span>
    </Board>
  );
}

/** CP-X.2 Who looks sees the cards; the others see that somebody looks. */
function Look({ event, players }: EventSceneProps<'look'>) {
  const own = useWords();
  return (
    <Board title={own.scenes.look}>
      <span className={styles.line}>
        <Actor seat={event.seat} players={players} />
        <Arrow />
        {event.cards ? (
          <CardsOf cards={event.cards} from={event.at === 'deck' ? 'pile:deck' : `seat:${event.at}`} />
        ) : (
          <span className={styles.backs}>
            {Array.from({ length: event.count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
              <FaceDownCard key={index} />
            ))}
          </span>
        )}
        {event.at !== 'deck' && <Actor seat={event.at} players={players} />}
      </span>
    </Board>
  );
}
