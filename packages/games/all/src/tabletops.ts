// The table of every game in the list on a screen of lines, loaded.
import type { Tabletop } from '@sagebrush/engine';
import { ENTRIES } from './entries.ts';

const found = ENTRIES.map(async ({ id, terminal }): Promise<[string, Tabletop]> => [id, await terminal()]);
export const tabletops: ReadonlyMap<string, Tabletop> = new Map(await Promise.all(found));
