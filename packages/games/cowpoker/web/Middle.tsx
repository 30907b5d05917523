// The middle of Cowpoker: the deck, and the trick with the value that counts.
import type { Options, View } from '@sagebrush/cowpoker';
import { TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { HiddenPile } from '@sagebrush/table-kit/table/HiddenPile.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing } from '@sagebrush/table-kit/table/screen.ts';
import { TRICK } from './spots.ts';
import { useWords } from './words/index.ts';

export function Middle({ view, players, options }: Placing<View>) {
  const own = useWords();
  const { games } = options as Options;
  return (
    <div className="cowpoker-middle">
      {games > 1 && <p className="series">{own.gameOf(view.game, games)}</p>}
      <figure className="pile" data-anchor="pile:deck">
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
      className="trick pile-spot"
    >
      <span className="trick-title">
        <b>{own[trick.kind]}</b> {own.calledBy(players[trick.caller]?.name ?? '')}
      </span>
      <span className="trick-plays">
        {trick.plays.map(({ seat, card, value, placed }) => (
          <span
            key={card}
            className="trick-play"
            data-best={value === Math.max(...trick.plays.map((play) => play.value)) || undefined}
          >
            {placed === undefined ? (
              <TableCard card={card} from={`seat:${seat}`} />
            ) : (
              <span className="card empty-card" />
            )}
            <b className="trick-value">{value}</b>
            <span className="trick-who">{players[seat]?.name}</span>
          </span>
        ))}
      </span>
    </SpotButton>
  );
}
