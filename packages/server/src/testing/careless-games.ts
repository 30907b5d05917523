// The bench's small game in a module that lets a rejection and an exception escape whenever a game is looked up.
import { isMainThread } from 'node:worker_threads';
import type { Registry } from '@sagebrush/engine';
import * as sound from './draw-play.ts';

/** Promises that nobody will ever look at. */
const dropped: Promise<never>[] = [];

function letEscape(): void {
  dropped.push(Promise.reject(new Error('a rejection that nobody caught')));
  setImmediate(() => {
    throw new RangeError('an exception that nobody caught');
  });
}

export const games: Registry = {
  ...sound.games,
  find(id) {
    if (isMainThread) letEscape();
    return sound.games.find(id);
  },
};
