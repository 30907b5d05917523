// A shot on the stage: the gun and its question, the answer, the cowboys who are known, the card that turns, the verdict,
// and the King who goes from hand to hand.

import type { CardText } from '@sagebrush/engine';
import { suitOfText } from '@sagebrush/table-kit/cards/Suit.tsx';
import { Actor, Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import { FaceDownCard, GameCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { Turning } from '@sagebrush/table-kit/table/stagecraft.tsx';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import type { KnownCowboy } from '@sagebrush/wyoming';
import { BadgeStar } from './BadgeStar.tsx';
import * as styles from './ShotScene.module.css';
import type { ShotStory } from './shot.ts';
import { type OwnWords, useWords } from './words/index.ts';

interface Props {
  readonly shot: ShotStory;
  readonly players: readonly TablePlayer[];
}

export function ShotScene({ shot, players }: Props) {
  const own = useWords();
  const { shooter, victim, gun, kind, card, end, cowboy, isHandedOver } = shot;
  return (
    <Board title={kind === undefined ? own.shotTitle : own.gunName(kind)}>
      <span className={styles.shot} data-part="shot" data-end={end}>
        <span className={styles.side}>
          <Actor seat={shooter} players={players} />
          {gun && (
            <span className={styles.gun}>
              <CardsOf cards={gun} from={`seat:${shooter}`} />
            </span>
          )}
          <Bubble text={kind === '.45' ? own.askCowboy : own.askOpenCowboy} isSaid={gun !== undefined} />
        </span>
        <span className={styles.middle}>
          {card && <small>{own.suitDecides}</small>}
          {card && <Turning card={card} order={1} />}
          <b className={styles.verdict} data-good={end === 'badge' || undefined}>
            {verdictOf(shot, own)}
          </b>
        </span>
        <span className={styles.side}>
          <Actor seat={victim} players={players} />
          <Cowboys shot={shot} />
          <Bubble text={answerOf(shot, own)} isSaid late />
        </span>
        {isHandedOver && cowboy && (
          <span className={styles.flyer} data-hidden={!isKnown(shot, cowboy.card) || undefined}>
            <Cowboy cowboy={cowboy} />
          </span>
        )}
        {end === 'backfire' && shot.answer[0] && (
          <span className={styles.flyer} data-hidden>
            <Face card={shot.answer[0]} />
          </span>
        )}
      </span>
    </Board>
  );
}

const isKnown = ({ cowboys }: ShotStory, king: CardText): boolean => cowboys.some(({ card }) => card === king);

function Face({ card }: { readonly card: CardText }) {
  return (
    <span className={things.card}>
      <GameCard card={card} />
    </span>
  );
}

function Cowboy({ cowboy, pinned = false }: { readonly cowboy: KnownCowboy; readonly pinned?: boolean }) {
  const suit = cowboy.badge && suitOfText(cowboy.badge);
  return (
    <span className={styles.cowboy}>
      <Face card={cowboy.card} />
      {suit && (
        <span className={styles.badge} data-pinned={pinned || undefined}>
          <BadgeStar suit={suit} />
        </span>
      )}
    </span>
  );
}

/** Those that this guest knows of; who is handed over flies by himself. */
function Cowboys({ shot }: { readonly shot: ShotStory }) {
  const { cowboys, cowboy, isHandedOver, end, answer } = shot;
  if (end === 'quickdraw') return <CardsOf cards={answer} from={`seat:${shot.victim}`} />;
  const others = cowboys.filter(({ card }) => card !== cowboy?.card);
  const isRevealed = cowboy !== undefined && !isHandedOver;
  return (
    <span className={styles.cowboys}>
      {others.map((one) => (
        <Cowboy key={one.card} cowboy={one} />
      ))}
      {isRevealed && <Cowboy cowboy={cowboy} pinned />}
      {others.length === 0 && !isRevealed && (
        <span className={styles.unknown}>
          <FaceDownCard />
        </span>
      )}
    </span>
  );
}

function Bubble({
  text,
  isSaid,
  late = false,
}: {
  readonly text: string;
  readonly isSaid: boolean;
  readonly late?: boolean;
}) {
  if (!isSaid || text === '') return null;
  return (
    <span className={styles.bubble} data-late={late || undefined}>
      {text}
    </span>
  );
}

function answerOf({ end, gun }: ShotStory, own: OwnWords): string {
  if (gun === undefined) return '';
  if (end === 'no') return own.saysNo;
  if (end === 'asked') return own.saysLater;
  if (end === 'backfire') return own.backfire;
  return end === 'quickdraw' ? own.quickDraw : own.saysYes;
}

function verdictOf({ end }: ShotStory, own: OwnWords): string {
  if (end === 'hit' || end === 'through') return own.hit;
  if (end === 'ricochet') return own.ricochet;
  return end === 'badge' || end === 'no-badge-left' || end === 'unharmed' || end === 'no-card' ? own.miss : '';
}
