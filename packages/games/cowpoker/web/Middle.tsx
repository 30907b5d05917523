// The middle of Cowpoker: the deck, and the trick with the value that counts, in a place of its own.

import { effectText, type Options, textIn, type View } from '@sagebrush/cowpoker';
import type { Seat } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { SeatFace } from '@sagebrush/table-kit/art/SeatFace.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { HiddenPile } from '@sagebrush/table-kit/table/HiddenPile.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing } from '@sagebrush/table-kit/table/screen.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import { useSeatName } from '@sagebrush/table-kit/table/use-seat-name.ts';
import { entryOf, packAt } from './pack.ts';
import { cardShownOn } from './Reader.tsx';
import { TRICK } from './spots.ts';
import * as styles from './table.module.css';
import { type TrickPlay, winningIn } from './trick-plays.ts';
import { useWords } from './words/index.ts';

export function Middle({ view, players, you, options }: Placing<View>) {
  const own = useWords();
  const { games } = options as Options;
  return (
    <div className={styles.middle}>
      <figure className={`${things.pile} ${styles.deck}`} data-anchor="pile:deck">
        <HiddenPile count={view.deckSize} layer={10} />
        <figcaption>
          {own.deck} <b key={view.deckSize}>{view.deckSize}</b>
        </figcaption>
        {games > 1 && <p className={styles.game}>{own.gameOf(view.game, games)}</p>}
      </figure>
      <div className={styles.trickPlace} data-anchor="place:trick">
        {view.trick ? (
          <Trick key={view.trick.caller} trick={view.trick} players={players} you={you} />
        ) : (
          <Caption options={options} />
        )}
      </div>
    </div>
  );
}

/** Where no trick is on, the card in mind is read here; else the felt shows what the place is for. */
function Caption({ options }: { readonly options: object }) {
  const lang = useSettings((settings) => settings.lang);
  const card = useShown(({ picked }) => picked.map(cardShownOn).find((one) => one !== undefined));
  const entry = card && entryOf(packAt(options), card);
  if (!entry) return <Emblem />;
  const text = effectText(lang, entry.effect);
  return (
    <p className={styles.caption} data-part="caption" aria-hidden="true">
      <b>{textIn(lang, entry.name)}</b> {text}
    </p>
  );
}

const Emblem = () => (
  <span className={styles.emblem} aria-hidden="true">
    <Icon name="lasso" /> <Icon name="revolver" />
  </span>
);

export const TRICK_ICONS = { roundup: 'lasso', gunfight: 'revolver' } as const;

interface TrickProps extends Pick<Placing<View>, 'players' | 'you'> {
  readonly trick: NonNullable<View['trick']>;
}

function Trick({ trick, players, you }: TrickProps) {
  const own = useWords();
  const { kind, caller, plays } = trick;
  const called = own.calledBy(caller === you ? undefined : players[caller]?.name);
  const said = plays.map(({ seat, value }) => `${players[seat]?.name}: ${value}`).join(', ');
  return (
    <SpotButton
      spot={TRICK}
      label={`${own[kind]}, ${called}${said === '' ? '' : `. ${said}`}`}
      className={styles.trick}
      data-part="pile-spot"
    >
      <span className={styles.trickTitle}>
        <Icon name={TRICK_ICONS[kind]} /> <b>{own[kind]}</b> <span>{called}</span>
      </span>
      <span className={styles.trickPlays}>
        {/* CP-4.1 The caller's left neighbour first, the caller last. */}
        {[1, 2, 3, 4].map((step) => {
          const seat = (caller + step) % 4;
          return <Slot key={seat} seat={seat} players={players} plays={plays} />;
        })}
      </span>
    </SpotButton>
  );
}

const InGang = ({ player }: { readonly player: TablePlayer | undefined }) => (
  <>
    → <SeatFace name={player?.name ?? ''} kind={player?.kind ?? 'bot'} />
  </>
);

interface SlotProps {
  readonly seat: Seat;
  readonly players: readonly TablePlayer[];
  readonly plays: readonly TrickPlay[];
}

/** One seat's part of the trick: card, value, and whose it is; empty until then. */
function Slot({ seat, players, plays }: SlotProps) {
  const player = players[seat];
  const play = plays.find((one) => one.seat === seat);
  const isBest = play !== undefined && plays[winningIn(plays)] === play;
  return (
    <span className={styles.trickPlay} data-best={isBest || undefined}>
      {play && play.placed === undefined ? (
        <TableCard card={play.card} from={`seat:${seat}`} />
      ) : (
        <span className={`${things.card} ${things.emptyCard} ${styles.placed}`}>
          {play?.placed !== undefined && <InGang player={players[play.placed]} />}
        </span>
      )}
      <b className={styles.trickValue} data-part="trick-value">
        {play?.value}
      </b>
      <span className={styles.trickWho}>
        <SeatFace name={player?.name ?? ''} kind={player?.kind ?? 'bot'} /> <span>{useSeatName(seat)}</span>
      </span>
    </span>
  );
}
