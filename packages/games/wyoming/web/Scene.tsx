// The scenes of Wyoming Cowboy: the question, the answer, the card that turns over, the badge that is pinned.

import type { CardText, Seat } from '@sagebrush/engine';
import { suitOfText } from '@sagebrush/table-kit/cards/Suit.tsx';
import { Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import { Said } from '@sagebrush/table-kit/table/Said.tsx';
import type { SceneProps } from '@sagebrush/table-kit/table/screen.ts';
import { Turning } from '@sagebrush/table-kit/table/stagecraft.tsx';
import type { WyomingEvent } from '@sagebrush/wyoming';
import { BadgeStar } from './BadgeStar.tsx';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function Scene({ event, together, words, players }: SceneProps) {
  const own = useWords();
  const scene = event as WyomingEvent;
  const name = (seat: Seat): string => players[seat]?.name ?? '';
  switch (scene.type) {
    case 'couple':
      return (
        <Board title={name(scene.seat)} foot={`+${scene.points}`}>
          <CardsOf cards={scene.cards} />
        </Board>
      );
    case 'pull':
      return (
        <Board title={scene.kind} foot={name(scene.seat)}>
          <CardsOf cards={scene.cards} />
        </Board>
      );
    case 'no':
      return (
        <Board title={own.shotTitle}>
          <Said sentence={words.event(scene)} words={words} quiet />
        </Board>
      );
    case 'backfire':
      return (
        <Board title={own.backfire} foot={`${name(scene.seat)} → ${name(scene.shooter)}`}>
          <CardsOf cards={[scene.card]} />
        </Board>
      );
    case 'quickdraw':
      return (
        <Board title={own.quickDraw} foot={name(scene.seat)}>
          <CardsOf cards={scene.cards} />
        </Board>
      );
    case 'shot':
      return (
        <Shot
          card={scene.card}
          shooter={name(scene.seat)}
          victim={name(scene.victim)}
          together={together as readonly WyomingEvent[]}
        />
      );
    default:
      return null;
  }
}

interface ShotProps {
  readonly card: CardText;
  readonly shooter: string;
  readonly victim: string;
  readonly together: readonly WyomingEvent[];
}

function Shot({ card, shooter, victim, together }: ShotProps) {
  const own = useWords();
  const miss = together.find((event) => event.type === 'miss');
  const badge = miss?.badge === undefined ? undefined : suitOfText(miss.badge);
  return (
    <Board title={`${shooter} → ${victim}`}>
      <Turning card={card} order={1} />
      <span className={styles.verdict} data-hit={miss === undefined}>
        {badge && (
          <span className={styles.pinned}>
            <BadgeStar suit={badge} />
          </span>
        )}
        <b>{miss === undefined ? own.hit : own.miss}</b>
        {badge && <span>{own.badgePinned}</span>}
      </span>
    </Board>
  );
}
