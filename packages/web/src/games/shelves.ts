// The shelves of all games, in one list.
import { corralShelf } from './corral/shelf.ts';
import { cowpokerShelf } from './cowpoker/shelf.ts';
import type { GameId } from './ids.ts';
import type { GameShelf } from './shelf.ts';
import { wyomingShelf } from './wyoming/shelf.ts';

export const SHELVES: Readonly<Record<GameId, GameShelf>> = {
  corral: corralShelf,
  wyoming: wyomingShelf,
  cowpoker: cowpokerShelf,
};
