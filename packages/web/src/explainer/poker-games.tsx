// The games in which poker hands count, and where their rules speak of them.
import type { PokerPart } from '@sagebrush/table-kit/plugin.ts';
import { ClauseLink } from '@sagebrush/table-kit/rules/ClauseLink.tsx';
import { use } from 'react';
import { GAME_IDS, loadPlugin } from '../games/games.ts';

export const usePokerGames = (): readonly { readonly game: string; readonly poker: PokerPart }[] =>
  GAME_IDS.flatMap((game) => {
    const { poker } = use(loadPlugin(game));
    return poker ? [{ game, poker }] : [];
  });

/** The clauses behind a step of the explanation. */
export function PokerClause({ of }: { readonly of: keyof NonNullable<PokerPart['clauses']> }) {
  return usePokerGames().map(
    ({ game, poker: { clauses } }) => clauses && <ClauseLink key={game} game={game} rule={clauses[of]} />,
  );
}
