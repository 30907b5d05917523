// The games of the list, in the order in which a house shows them.
import type { GameEntry } from '@sagebrush/engine';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import * as list from './list.ts';

const inOrder = (one: GameEntry, other: GameEntry): number => one.order - other.order || (one.id < other.id ? -1 : 1);
export const ENTRIES: readonly GameEntry<GamePlugin>[] = Object.values<GameEntry<GamePlugin>>(list).sort(inOrder);

/** The paths of the pages that the games bring to the browser. */
export const GAME_PATHS: readonly string[] = ENTRIES.flatMap(({ pages = [] }) => pages.map(({ path }) => path));
