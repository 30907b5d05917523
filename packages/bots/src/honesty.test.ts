// Honesty: a bot knows what its seat is shown, and nothing else.

import { readdirSync, readFileSync } from 'node:fs';
import { fastRandom, type Game, type GameAction, STYLES } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { tableOf, testCount, walk } from '@sagebrush/testkit';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { LEVELS, type Level } from './levels.ts';
import type { Question } from './question.ts';
import { spar } from './sparring.ts';
import { thinkInStyle } from './styled.ts';
import { think } from './think.ts';

const DECISIONS = testCount({ usual: 100, full: 1_000 });
/** Sparring partners have no search that could go wrong, and characters have that of their level. */
const STYLED_DECISIONS = 100;
/** Enough worlds for a search to go wrong if it saw more than it may. */
const ITERATIONS = 16;

/** Decisions with more than one choice, taken from random matches. */
function decisions(
  game: Game,
  players: number,
  count: number,
  visit: (question: Question, state: unknown, index: number) => void,
): void {
  const table = tableOf(game, { seats: players });
  let met = 0;
  for (let match = 0; met < count; match++) {
    walk(game, { seats: players }, `honesty ${match}`, ({ state, seat, choices, random }) => {
      if (met >= count || choices.length < 2 || random.next() % 5 !== 0) return;
      visit({ game, table, seat, view: game.view(state, seat), choices }, state, met++);
    });
  }
}

interface Player {
  readonly name: string;
  readonly decisions: number;
  readonly moveAt: (question: Question, index: number) => GameAction;
}
const thoughtsAt = (index: number) => fastRandom(`thoughts ${index}`);
const LIMITS = { iterations: ITERATIONS };

/** Everybody who can be asked for a move: levels, sparring partners and the characters of a trail. */
const playersOf = ({ trail }: Game): Player[] => [
  ...LEVELS.map((level) => ({
    name: level,
    decisions: DECISIONS,
    moveAt: (question: Question, index: number) => think(level, question, thoughtsAt(index), LIMITS).action,
  })),
  ...STYLES.map((style) => ({
    name: style,
    decisions: STYLED_DECISIONS,
    moveAt: (question: Question, index: number) => spar(style, question, thoughtsAt(index)).action,
  })),
  ...(trail?.characters ?? []).map(({ name, level, style }) => ({
    name,
    decisions: STYLED_DECISIONS,
    moveAt: (question: Question, index: number) =>
      thinkInStyle({ level: level as Level, style }, question, thoughtsAt(index), LIMITS).action,
  })),
];

describe.each([...games.games])('$id', (game) => {
  test.each(playersOf(game))(
    '$name: all that is hidden may be dealt anew, the move stays the same',
    { timeout: 600_000 },
    (player) => {
      decisions(game, 4, player.decisions, (question, _state, index) => {
        const { table, seat, view } = question;
        const other = game.imagine(view, table, fastRandom(`anew ${index}`));
        const asked: Question = { game, table, seat, view: game.view(other, seat), choices: game.choices(other, seat) };
        expect(player.moveAt(asked, index)).toEqual(player.moveAt(question, index));
      });
    },
  );

  test.each(playersOf(game))(
    '$name: every state that it touches is one that it imagined',
    { timeout: 600_000 },
    (player) => {
      decisions(game, 3, 40, (question, state, index) => {
        const before = JSON.stringify(game.positionOf(state));
        const watched = watchedGame(game);
        expect(question.choices).toContainEqual(player.moveAt({ ...question, game: watched.game }, index));
        expect(watched.strangers).toEqual([]);
        expect(JSON.stringify(game.positionOf(state))).toBe(before);
      });
    },
  );
});

/**
 * The same game, but it notes every call with a state that came neither from imagine nor from a clone of such a state.
 */
function watchedGame(game: Game): { game: Game; strangers: string[] } {
  const imagined = new WeakSet<object>();
  const strangers: string[] = [];
  const keep = (state: unknown): unknown => {
    imagined.add(state as object);
    return state;
  };
  const known = (call: string, state: unknown): void => {
    if (!imagined.has(state as object)) strangers.push(call);
  };
  const watched: Game = {
    ...game,
    deal: () => keep(strangers.push('deal')),
    setUp: () => keep(strangers.push('setUp')),
    imagine: (view, table, random) => keep(game.imagine(view, table, random)),
    ...(game.worlds && { worlds: (view, table, random, most) => game.worlds?.(view, table, random, most)?.map(keep) }),
    clone: (state) => {
      known('clone', state);
      return keep(game.clone(state));
    },
    apply: (state, seat, action, emit) => {
      known('apply', state);
      game.apply(state, seat, action, emit);
    },
    choices: (state, seat) => {
      known('choices', state);
      return game.choices(state, seat);
    },
    sense: {
      ...game.sense,
      sightOf: (state, seat) => {
        known('sightOf', state);
        return game.sense.sightOf(state, seat);
      },
    },
  };
  return { game: watched, strangers };
}

describe('no bot can reach the state of a real match', () => {
  const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(new URL(path, import.meta.url), 'utf8') }));
  /**
   * The arena deals and referees, training, simulations and mining play by themselves; they hand the players questions, and
   * those live in the other files.
   */
  const players = sources.filter(
    ({ path }) => !/^(?:arena|training|simulation|mining)\b/.test(path) && path !== 'index.ts',
  );

  test('a question has a view and its choices, and no field more', () => {
    expectTypeOf<keyof Question>().toEqualTypeOf<'game' | 'table' | 'seat' | 'view' | 'choices'>();
    expectTypeOf<Parameters<typeof think>[1]>().toEqualTypeOf<Question>();
  });

  test('players import the contract and each other, nothing else', () => {
    expect(players.length).toBeGreaterThan(5);
    for (const { path, text } of players) {
      const imports = [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');
      const outside = imports.filter(
        (from) =>
          from !== '@sagebrush/engine' && !/^\.\.?\/(?!arena|training|simulation|mining)[\w/-]+\.ts$/.test(from),
      );
      expect(outside, path).toEqual([]);
    }
  });

  test('players name no match, log or replay, and neither deal nor set up a state', () => {
    for (const { path, text } of players) {
      expect(
        text.match(
          /\b(?:openMatch|openHost|hostOf|replayHost|foldHost|replay|logOf|viewAndChoices|act|Match|Log|match\.state|deal|setUp|positionOf)\(|\b(?:Match|Log)\b(?=[\s,}])/g,
        ),
        path,
      ).toBeNull();
    }
  });
});
