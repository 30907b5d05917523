// The picture on each game's poster.
import type { GameId } from '../games/ids.ts';
import { Corral } from './posters/Corral.tsx';
import { Cowpoker } from './posters/Cowpoker.tsx';
import { Wyoming } from './posters/Wyoming.tsx';

const POSTERS = { corral: Corral, wyoming: Wyoming, cowpoker: Cowpoker } as const;

export function PosterArt({ game }: { readonly game: GameId }) {
  const Poster = POSTERS[game];
  return <Poster />;
}
