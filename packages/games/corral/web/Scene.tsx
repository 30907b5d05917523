// The scenes of the Corral: two step to the middle, aims turn over one by one, totals count up, one falls.
import type { Event } from '@sagebrush/corral';
import { worthOf } from '@sagebrush/corral/worth';
import { type CardText, parseCard, type Seat } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { Actor, Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import * as scenes from '@sagebrush/table-kit/table/scenes.module.css';
import type { SceneProps } from '@sagebrush/table-kit/table/screen.ts';
import { CountUp, StageCard, Stamp, Turning } from '@sagebrush/table-kit/table/stagecraft.tsx';
import type { CSSProperties, ReactNode } from 'react';
import { eventsOf } from './narrate.ts';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

const pointsOf = (cards: readonly CardText[]): number => cards.reduce((sum, card) => sum + worthOf(parseCard(card)), 0);

export function Scene({ event, together, players }: SceneProps) {
  const scene = event as Event;
  const own = useWords();
  const aimsOn = (card: CardText): Aims =>
    eventsOf(together, 'reveal').find(({ fighter }) => fighter === card)?.aim ?? [];
  switch (scene.type) {
    case 'duel': {
      const { winner, loser, attacker } = scene;
      const [left, right] = attacker === winner.seat ? [winner, loser] : [loser, winner];
      return (
        <Board title={own.fightTitle}>
          {[left, right].map((one) => (
            <Side key={one.card} seat={one.seat} players={players} stands={one === winner}>
              <Fighter card={one.card} aims={aimsOn(one.card)} />
              <Total from={pointsOf([one.card])} to={one.total} />
              <Fate stands={one === winner} points={one === winner ? pointsOf([loser.card]) : undefined} />
            </Side>
          ))}
        </Board>
      );
    }
    case 'shot': {
      const cards = eventsOf(together, 'ambush')[0]?.cards ?? [];
      const { seat, target, sum, hit } = scene;
      const [scored] = eventsOf(together, 'score');
      return (
        <Board title={own.ambushTitle}>
          <Side seat={seat} players={players} stands={hit}>
            <CardsOf cards={cards} from={`seat:${seat}`} />
            <Total from={0} to={sum} />
            {hit && scored && <Stamp points={scored.points} order={6} />}
          </Side>
          <Side seat={target.seat} players={players} stands={!hit}>
            <Fighter card={target.card} aims={aimsOn(target.card)} />
            <Total from={pointsOf([target.card])} to={target.total} />
            <Fate stands={!hit} points={hit ? undefined : scored?.points} />
          </Side>
        </Board>
      );
    }
    case 'bullet':
      return (
        <Board title={own.bulletTitle}>
          <Side seat={scene.seat} players={players} stands>
            <CardsOf cards={[scene.card]} from={`seat:${scene.seat}`} />
          </Side>
          <Side seat={scene.target.seat} players={players} stands={false}>
            <Fighter card={scene.target.card} aims={[]} />
            <Fate stands={false} points={undefined} />
          </Side>
        </Board>
      );
    case 'showdown':
      return (
        <Board title={own.showdownTitle}>
          <Side seat={scene.seat} players={players} stands>
            <CardsOf cards={scene.cards} from={`seat:${scene.seat}`} />
            <Stamp points={pointsOf(scene.targets.map(({ card }) => card))} order={3} />
            <span className={styles.haul}>
              <CardsOf cards={scene.targets.map(({ card }) => card)} />
            </span>
          </Side>
        </Board>
      );
    default:
      return null;
  }
}

type Aims = readonly { readonly card: CardText; readonly value: number }[];

interface SideProps {
  readonly seat: Seat;
  readonly players: readonly TablePlayer[];
  readonly stands: boolean;
  readonly children: ReactNode;
}

function Side({ seat, players, stands, children }: SideProps) {
  return (
    <span className={styles.duelist} data-stands={stands}>
      <Actor seat={seat} players={players} />
      {children}
    </span>
  );
}

function Fighter({ card, aims }: { readonly card: CardText; readonly aims: Aims }) {
  return (
    <span className={`${scenes.boardCards} ${styles.duelCards}`}>
      <StageCard card={card} />
      {aims.map((aim, index) => (
        <span key={aim.card} className={styles.boardAim} style={{ '--i': index } as CSSProperties}>
          <Turning card={aim.card} order={index + 1} />
          <b>+{aim.value}</b>
        </span>
      ))}
    </span>
  );
}

/** The one number that counts, big. */
function Total({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <b className={styles.boardTotal}>
      <CountUp from={from} to={to} />
    </b>
  );
}

function Fate({ stands, points }: { readonly stands: boolean; readonly points: number | undefined }) {
  const own = useWords();
  return (
    <span className={styles.boardFate}>
      {!stands && <Icon name="dust" />}
      {stands ? own.wins : own.falls}
      {points !== undefined && <Stamp points={points} order={6} />}
    </span>
  );
}
