// The middle of Cowpoker: the deck, and the trick with the value that counts.

import type { Options, View } from '@sagebrush/cowpoker';
import { TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { HiddenPile } from '@sagebrush/table-kit/table/HiddenPile.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing } from '@sagebrush/table-kit/table/screen.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import { TRICK } from './spots.ts';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function Middle({ view, players, options }: Placing<View>) {
  const own = useWords();
  const { games } = options as Options;
  return (
    <div className={styles.middle}>
      {games > 1 && <p>{own.gameOf(view.game, games)}</p>}
      <figure className={things.pile} data-anchor="pile:deck">
        <HiddenPile count={view.deckSize} layer={10} />
        <figcaption>
          {own.deck} <b>{view.deckSize}</b>
        </figcaption>
      </figure>
      {view.trick && <Trick view={view} players={players} />}
    </div>
  );
}

function Trick({ view, players }: Pick<Placing<View>, 'view' | 'players'>) {
  const own = useWords();
  const { trick } = view;
  if (!trick) return null;
  return (
    <SpotButton
      spot={TRICK}
      label={`${own[trick.kind]}, ${own.calledBy(players[trick.caller]?.name ?? '')}`}
      className={styles.trick}
      data-part="pile-spot"
    >
      <span className={styles.trickTitle}>
        <b>{own[trick.kind]}</b> {own.calledBy(players[trick.caller]?.name ?? '')}
      </span>
      <span className={styles.trickPlays}>
        {trick.plays.map(({ seat, card, value, placed }) => (
          <span
            key={card}
            className={styles.trickPlay}
            data-best={value === Math.max(...trick.plays.map((play) => play.value)) || undefined}
          >
            {placed === undefined ? (
              <TableCard card={card} from={`seat:${seat}`} />
            ) : (
              <span className={`${things.card} ${things.emptyCard}`} />
            )}
            <b className={styles.trickValue}>{value}</b>
            <span className={styles.trickWho}>{players[seat]?.name}</span>
          </span>
        ))}
      </span>
    </SpotButton>
  );
}
