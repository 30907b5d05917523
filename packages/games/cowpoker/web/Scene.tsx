// The scenes of Cowpoker: a trick is called, a trick is taken, the randomizer decides.

import type { Event } from '@sagebrush/cowpoker';
import type { Seat } from '@sagebrush/engine';
import { Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import type { SceneProps } from '@sagebrush/table-kit/table/screen.ts';
import { RanchBrand } from './cards/RanchBrand.tsx';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function Scene({ event, players }: SceneProps) {
  const own = useWords();
  const scene = event as Event;
  const name = (seat: Seat): string => players[seat]?.name ?? '';
  switch (scene.type) {
    case 'call':
      return (
        <Board title={own[scene.trick]} foot={own.calledBy(name(scene.seat))}>
          {null}
        </Board>
      );
    case 'trick':
      return (
        <Board
          title={own[scene.trick]}
          foot={scene.winner === null ? undefined : own.takesTrick(name(scene.winner), scene.value)}
        >
          <CardsOf cards={scene.cards} />
        </Board>
      );
    case 'randomizer':
      return (
        <Board title={own.ranches[scene.ranch]} foot={own[scene.trick]}>
          <span className={styles.randomizer} data-ranch={scene.ranch}>
            <RanchBrand ranch={scene.ranch} />
          </span>
        </Board>
      );
    default:
      return null;
  }
}
