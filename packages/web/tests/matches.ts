// Matches that random players have played, and the way to lay one of them into a browser as if it had been played there.
import {
  fastRandom,
  type Game,
  type Log,
  logOf,
  type Outcome,
  optionsUnder,
  pick,
  replayHost,
  startOf,
} from '@sagebrush/engine';
import type { Page } from 'playwright-core';
import { gameEntry } from '../src/games/games.ts';

export interface EndedMatch {
  readonly log: Log;
  readonly outcome: Outcome;
}

const NAMES = ['Jesse', 'Dusty', 'Maybelle', 'Hank', 'Pearl', 'Slim'];

export const playersOf = ({ seats }: Log) =>
  seats.map((kind, seat) => ({
    ...(kind === 'live' ? { kind: 'bot' as const, level: 'cowhand' } : { kind }),
    name: NAMES[seat] ?? '',
  }));

/** A match to its end, or as far as it is of use. */
export function playMatch(rules: Game, seed: string, asked: object = {}, most = Number.POSITIVE_INFINITY) {
  const random = fastRandom(seed);
  const seats = rules.seating(gameEntry(rules.id).usual);
  const chance = { kind: 'seed', seed } as const;
  const options = optionsUnder(rules, rules.rules, asked);
  const host = replayHost(rules, { ...startOf(rules, { match: seed, seats, options, chance }), entries: [] });
  for (let entries = 0; entries < most; entries++) {
    const [seat] = rules.pending(host.match.state);
    if (seat === undefined) break;
    host.accept(host.tryAction(seat, pick(random, host.questionFor(seat).choices)));
  }
  return { log: logOf(host.match), outcome: rules.outcome(host.match.state) };
}

export function endedMatch(rules: Game, seed: string, asked?: object): EndedMatch {
  const { log, outcome } = playMatch(rules, seed, asked);
  if (!outcome) throw new Error(`${rules.id}: no end`);
  return { log, outcome };
}

/** Among the matches that were played on this device, with the guest in the first seat; its table is at the address. */
export async function keepMatch(page: Page, { log, outcome }: EndedMatch): Promise<string> {
  const [first, ...others] = playersOf(log);
  const saved = {
    id: log.match,
    game: log.game,
    players: [{ kind: 'you', name: first?.name }, ...others],
    you: 0,
    log,
    outcome,
    started: 0,
    touched: 0,
  };
  await page.goto('/matches');
  await page.evaluate(
    (match) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('sagebrush', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('matches', 'readwrite');
          work.objectStore('matches').put(JSON.parse(match));
          work.oncomplete = resolve;
        };
      }),
    JSON.stringify(saved),
  );
  return `/table/${log.match}`;
}
