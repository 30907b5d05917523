// Whatever a game tells, the log can name the clause behind it.
import { act, fastRandom, type GameEvent, openMatch, pick, startOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { chaptersOf, clausesIn, loadRulesText } from '../rules/rules-text.ts';
import { GAME_IDS, gameEntry, loadPlugin, loadRules } from './games.ts';

/** All that everybody hears in a match of chance. */
async function told(id: string, seed: string): Promise<GameEvent[]> {
  const game = await loadRules(id);
  const seats = game.seating(gameEntry(id).players.min);
  const match = openMatch(
    game,
    startOf(game, { match: 'm', seats, options: {}, dealer: 0, chance: { kind: 'seed', seed } }),
  );
  const random = fastRandom(seed);
  const events = match.opening.map(({ event }) => event);
  for (let moves = 0; moves < 400 && game.outcome(match.state) === undefined; moves++) {
    const [seat = 0] = game.pending(match.state);
    const action = pick(random, game.choices(match.state, seat));
    events.push(...act(match, seat, action).map(({ event }) => event));
  }
  return events;
}

test.each(GAME_IDS)('%s: every event has its clause', async (id) => {
  const screen = await (await loadPlugin(id)).loadScreen();
  const clauses = clausesIn(chaptersOf(await loadRulesText(id, 'en')));
  const events = (await Promise.all(['one', 'two', 'three'].map((seed) => told(id, seed)))).flat();
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(0);
  expect(events.filter((event) => !clauses.includes(screen.clauseOf(event)))).toEqual([]);
});
