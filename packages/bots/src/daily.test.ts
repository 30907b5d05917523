// The same moves meet the same answers: recorded here, so that whoever changes a bot's answers gives them a new version.
import { createHash } from 'node:crypto';
import {
  canonical,
  commitmentTo,
  dailyOf,
  dailyStart,
  dealOf,
  nextInTurn,
  openHost,
  thinkingSeed,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import { playLevel } from './arena/daily-levels.ts';
import { BOTS_VERSION, fixedThought } from './daily.ts';

const SECRET = '5a'.repeat(32);
const chanceOf = (game: string, secret = SECRET) =>
  ({
    kind: 'fair',
    commitment: commitmentTo(secret),
    contributions: [],
    secret,
    deal: dealOf(game, '2026-11-18'),
  }) as const;

/** What the bots of each game answer to the first moves of a deputy. Where it changes, BOTS_VERSION has to change too. */
const MOVES = 24;
const RECORDED = {
  version: '2',
  corral: '8d02366a0eeff985',
  wyoming: '1e2c3b5665d94942',
  cowpoker: '088087eec3b76b0a',
};

function firstMoves(id: string, match: string, secret?: string) {
  const game = games.find(id);
  const { level, playouts } = dailyOf(game);
  const host = openHost(game, dailyStart(game, match, chanceOf(id, secret)));
  const person = host.match.table.seats.indexOf('live');
  for (let move = 0; move < MOVES; move++) {
    const seat = nextInTurn(host.match, person);
    if (seat === undefined) break;
    const fixed = { level: seat === person ? 'deputy' : level, playouts, seed: thinkingSeed(host.match, seat) };
    host.accept(host.tryAction(seat, fixedThought(host.questionFor(seat), fixed).action));
  }
  return host.match.entries;
}
const hashOf = (entries: readonly object[]): string =>
  createHash('sha256').update(canonical(entries)).digest('hex').slice(0, 16);

test.each(games.ids)('the bots of the daily deal of %s answer as recorded', { timeout: 60_000 }, (id) => {
  expect(RECORDED.version).toBe(BOTS_VERSION);
  // Two people with matches of their own: the same cards, the same answers.
  expect({ [id]: hashOf(firstMoves(id, 'one')) }).toEqual({ [id]: RECORDED[id as 'corral'] });
});

test.each(games.ids)('a day of %s is dealt by its secret, whatever the match is called', (id) => {
  const game = games.find(id);
  const openingOf = (match: string, secret: string) =>
    openHost(game, dailyStart(game, match, chanceOf(id, secret))).match.opening;
  expect(openingOf('one', SECRET)).toEqual(openingOf('two', SECRET));
  expect(openingOf('one', SECRET)).not.toEqual(openingOf('one', '5b'.repeat(32)));
});

test('a level in the person’s place comes out the same each time', () => {
  const game = games.find('cowpoker');
  const small = { ...game, daily: { ...dailyOf(game), playouts: 8 } };
  const result = playLevel(small, chanceOf('cowpoker'), 'cowhand');
  expect(result).toEqual(playLevel(small, chanceOf('cowpoker'), 'cowhand'));
  expect(result.level).toBe('cowhand');
});
