// The rules of every game in the list, loaded: for programs that play them all.
import { registry } from '@sagebrush/engine';
import { ENTRIES } from './entries.ts';

export const games = registry(await Promise.all(ENTRIES.map(({ rules }) => rules())));
