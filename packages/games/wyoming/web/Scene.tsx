// The scenes of Wyoming Cowboy: a couple is shown, a gun is pulled, a shot is fired.

import { Actor, Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import type { SceneProps } from '@sagebrush/table-kit/table/screen.ts';
import { Stamp } from '@sagebrush/table-kit/table/stagecraft.tsx';
import type { WyomingEvent, WyomingView } from '@sagebrush/wyoming';
import { ShotScene } from './ShotScene.tsx';
import { endsShot, shotStory } from './shot.ts';
import { useWords } from './words/index.ts';

export function Scene({ event, together, players }: SceneProps) {
  const own = useWords();
  /** The table as it was: a scene comes before what it changes. */
  const view = useShown(({ moment }) => moment?.view) as WyomingView | undefined;
  const scene = event as WyomingEvent;
  if (view && endsShot(scene, together as readonly WyomingEvent[]))
    return <ShotScene shot={shotStory(scene, together as readonly WyomingEvent[], view)} players={players} />;
  switch (scene.type) {
    case 'couple':
      return (
        <Board title={own.coupleTitle}>
          <Actor seat={scene.seat} players={players} />
          <CardsOf cards={scene.cards} from={`seat:${scene.seat}`} />
          <Stamp points={scene.points} order={1} />
        </Board>
      );
    case 'pull':
      return (
        <Board title={own.gunName(scene.kind)}>
          <Actor seat={scene.seat} players={players} />
          <CardsOf cards={scene.cards} from={`seat:${scene.seat}`} />
        </Board>
      );
    default:
      return null;
  }
}
