// The list of games: one line each, and nothing else in the house lists them.
import { corralEntry } from '@sagebrush/corral/entry';
import { cowpokerEntry } from '@sagebrush/cowpoker/entry';
import type { GameEntry } from '@sagebrush/engine';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { wyomingEntry } from '@sagebrush/wyoming/entry';

export const ENTRIES: readonly GameEntry<GamePlugin>[] = [corralEntry, wyomingEntry, cowpokerEntry];

/** The paths of the pages that the games bring to the browser. */
export const GAME_PATHS: readonly string[] = ENTRIES.flatMap(({ pages = [] }) => pages.map(({ path }) => path));
