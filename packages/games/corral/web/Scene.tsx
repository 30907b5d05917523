// The scenes of the Corral: two step to the middle, aims turn over one by one, totals count up, one falls.

import type { Event } from '@sagebrush/corral';
import type { CardText, Seat } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import { GameCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import * as scenes from '@sagebrush/table-kit/table/scenes.module.css';
import type { SceneProps } from '@sagebrush/table-kit/table/screen.ts';
import { CountUp, Turning } from '@sagebrush/table-kit/table/stagecraft.tsx';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import type { CSSProperties } from 'react';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
const told = <T extends Event['type']>(together: SceneProps['together'], type: T): readonly Told<T>[] =>
  (together as readonly Event[]).filter((event): event is Told<T> => event.type === type);

export function Scene({ event, together, players }: SceneProps) {
  const scene = event as Event;
  const reveals = told(together, 'reveal');
  const name = (seat: Seat): string => players[seat]?.name ?? '';
  const own = useWords();
  switch (scene.type) {
    case 'duel': {
      const { winner, loser, attacker, lawman } = scene;
      const [left, right] = attacker === winner.seat ? [winner, loser] : [loser, winner];
      return (
        <Board title={own.fightTitle} foot={lawman ? own.lawBeatsOutlaw : undefined}>
          {[left, right].map((one) => (
            <Duelist
              key={one.card}
              card={one.card}
              owner={name(one.seat)}
              total={one.total}
              aims={reveals.find(({ fighter }) => fighter === one.card)?.aim}
              stands={one.card === winner.card}
            />
          ))}
        </Board>
      );
    }
    case 'shot': {
      const [ambush] = told(together, 'ambush');
      const { seat, target, sum, hit } = scene;
      return (
        <Board title={own.ambushTitle}>
          <Side owner={name(seat)} cards={ambush?.cards ?? []} total={sum} stands={hit} />
          <Duelist
            card={target.card}
            owner={name(target.seat)}
            total={target.total}
            aims={reveals[0]?.aim}
            stands={!hit}
          />
        </Board>
      );
    }
    case 'bullet':
      return (
        <Board title={own.bulletTitle}>
          <Side owner={name(scene.seat)} cards={[scene.card]} stands />
          <Side owner={name(scene.target.seat)} cards={[scene.target.card]} stands={false} />
        </Board>
      );
    case 'showdown':
      return (
        <Board title={own.showdownTitle}>
          <Side owner={name(scene.seat)} cards={scene.cards} stands />
        </Board>
      );
    default:
      return null;
  }
}

interface DuelistProps {
  readonly card: CardText;
  readonly owner: string;
  readonly total: number;
  readonly aims: readonly { readonly card: CardText; readonly value: number }[] | undefined;
  readonly stands: boolean;
}

function Duelist({ card, owner, total, aims = [], stands }: DuelistProps) {
  const own = useWords();
  const base = total - aims.reduce((sum, { value }) => sum + value, 0);
  return (
    <span className={styles.duelist} data-stands={stands}>
      <span className={scenes.boardName}>{owner}</span>
      <span className={`${scenes.boardCards} ${styles.duelCards}`}>
        <span className={things.card}>
          <GameCard card={card} />
        </span>
        {aims.map((aim, index) => (
          <span key={aim.card} className={styles.boardAim} style={{ '--i': index } as CSSProperties}>
            <Turning card={aim.card} order={index + 1} />
            <b>+{aim.value}</b>
          </span>
        ))}
      </span>
      <b className={styles.boardTotal}>
        <CountUp from={base} to={total} />
      </b>
      <span className={styles.boardFate}>
        {!stands && <Icon name="dust" />}
        {stands ? own.wins : own.falls}
      </span>
    </span>
  );
}

function Side({
  owner,
  cards,
  total,
  stands,
}: {
  readonly owner: string;
  readonly cards: readonly CardText[];
  readonly total?: number;
  readonly stands: boolean;
}) {
  return (
    <span className={styles.duelist} data-stands={stands}>
      <span className={scenes.boardName}>{owner}</span>
      <CardsOf cards={cards} />
      {total !== undefined && <b className={styles.boardTotal}>{total}</b>}
    </span>
  );
}
