// Sparring: each sparring partner does what its name says more often than a deputy would, on the same questions.

import { type Options, packOf } from '@sagebrush/cowpoker';
import {
  type BaseView,
  fastRandom,
  type Game,
  type GameAction,
  type GameEvent,
  parseOptions,
  STYLES,
  type Style,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { toyGame } from '@sagebrush/testkit';
import { describe, expect, test, vi } from 'vitest';
import { LEVELS } from './levels.ts';
import type { Question } from './question.ts';
import { spar } from './sparring.ts';
import { think } from './think.ts';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

/** A move, with all that was told of it. */
interface Move {
  readonly table: Question['table'];
  readonly view: BaseView & { readonly [name: string]: unknown };
  readonly seat: number;
  readonly action: GameAction & { readonly card?: string; readonly cards?: readonly string[] };
  readonly emitted: readonly GameEvent[];
}
type Measure = (move: Move) => number;

const isOneOf =
  (...types: readonly string[]): Measure =>
  ({ action }) =>
    types.includes(action.type) ? 1 : 0;
const tells =
  (...types: readonly string[]): Measure =>
  ({ emitted }) =>
    emitted.some(({ type }) => types.includes(type)) ? 1 : 0;
const not =
  (measure: Measure): Measure =>
  (move) =>
    1 - measure(move);
const spends =
  (...ranks: readonly string[]): Measure =>
  ({ action }) =>
    [action.card ?? [], action.cards ?? []].flat().some((card) => ranks.includes(card.charAt(0))) ? 1 : 0;

const neighbour = ({ seat, view }: Move): number => (seat + view.handSizes.length - 1) % view.handSizes.length;
const pilesIn = (view: Move['view'], name: string): readonly (readonly unknown[])[] =>
  view[name] as readonly (readonly unknown[])[];

/** Corral: a fighter while the neighbour has more, and none while it has not. */
const keepsUp: Measure = (move) => {
  const fighters = pilesIn(move.view, 'fighters').map((pile) => pile.length);
  const isBehind = (fighters[neighbour(move)] ?? 0) > (fighters[move.seat] ?? 0);
  return (move.action.type === 'fighter') === isBehind ? 1 : 0;
};
/** Wyoming: the rank that lies on top of the discards. */
const discardsAlike: Measure = ({ view, action }) => {
  const top = (view['discard'] as readonly string[]).findLast((card) => !card.startsWith('('));
  return action.type === 'discard' && top !== undefined && top.charAt(0) === action.card?.charAt(0) ? 1 : 0;
};
/** Cowpoker: a card of the neighbour's last rank or suit. */
const hiresAlike: Measure = (move) => {
  const last = String(pilesIn(move.view, 'gangs')[neighbour(move)]?.at(-1) ?? '');
  const card = move.action.card ?? '';
  return move.action.type === 'play' &&
    last !== '' &&
    (last.charAt(0) === card.charAt(0) || last.charAt(1) === card.charAt(1))
    ? 1
    : 0;
};

/** Cowpoker: a card that is worth something. */
const playsPoints: Measure = ({ table, action }) =>
  packOf(table.options as Options).json.cards.some(({ card, points }) => card === action.card && points >= 3) ? 1 : 0;

const TENDENCIES: Readonly<Record<string, Readonly<Record<Style, Measure>>>> = {
  corral: {
    aggressor: isOneOf('fight', 'bullet', 'ambush', 'showdown'),
    defender: isOneOf('aim'),
    hoarder: not(spends('9', 'T', 'J', 'Q', 'K', 'X')),
    imitator: keepsUp,
  },
  wyoming: {
    aggressor: isOneOf('pull', 'shoot'),
    defender: not(isOneOf('pull', 'shoot')),
    hoarder: not(isOneOf('pull', 'nine')),
    imitator: discardsAlike,
  },
  cowpoker: {
    aggressor: tells('call', 'steal', 'swap'),
    defender: not(tells('call', 'steal', 'swap')),
    hoarder: not(playsPoints),
    imitator: hiresAlike,
  },
};

const MATCHES = 5;
/** In how much more of all decisions. */
const CLEARLY = 0.03;

/** Every decision of some matches between deputies, with what a deputy does. */
function decisions(game: Game, visit: (question: Question, state: unknown, usual: GameAction) => void): void {
  const table = {
    seats: game.seating(4),
    options: parseOptions<object>(game.options, game.id === 'wyoming' ? { target: 50 } : {}),
  };
  for (let match = 0; match < MATCHES; match++) {
    const random = fastRandom(`deputies ${match}`);
    const state = game.deal(table, fastRandom(`zoo ${match}`));
    for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
      const question = { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };
      const usual = think('deputy', question, random).action;
      if (question.choices.length > 1) visit(question, state, usual);
      game.apply(state, seat, usual);
    }
  }
}

function moveOf({ game, table, view, seat }: Question, state: unknown, action: GameAction): Move {
  const emitted: GameEvent[] = [];
  game.apply(game.clone(state), seat, action, (event) => emitted.push(event));
  return { table, view: view as Move['view'], seat, action, emitted };
}

describe.each([...games.games])('$id', (game) => {
  test.each([...STYLES])('%s does what its name says, and the same when asked the same', (style) => {
    const measure = TENDENCIES[game.id]?.[style] as Measure;
    let [met, bent, straight] = [0, 0, 0];
    decisions(game, (question, state, usual) => {
      const { action } = spar(style, question, fastRandom(met));
      expect(spar(style, question, fastRandom(met)).action).toBe(action);
      bent += measure(moveOf(question, state, action));
      straight += measure(moveOf(question, state, usual));
      met += 1;
    });
    expect(met).toBeGreaterThan(150);
    expect(bent - straight).toBeGreaterThan(met * CLEARLY);
  });

  test('the styles lean by -1 to 1', () => {
    const { read, leanings } = game.sense;
    decisions(game, ({ view, table, choices }) => {
      const sight = read(view, table);
      const leaning = choices.flatMap((choice) =>
        STYLES.map((style) => Math.abs(leanings?.[style](sight, choice) ?? Number.NaN)),
      );
      expect(Math.max(...leaning)).toBeLessThanOrEqual(1);
    });
  });
});

test('nobody meets a sparring partner at a table: they are no levels', () => {
  expect(LEVELS.filter((level) => (STYLES as readonly string[]).includes(level))).toEqual([]);
});

test('a game without sparring partners says so', () => {
  const game = toyGame as Game;
  const table = { seats: game.seating(2), options: parseOptions<object>(game.options, {}) };
  const state = game.deal(table, fastRandom('toy'));
  const seat = game.pending(state)[0] ?? 0;
  const question = { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };
  expect(() => spar('hoarder', question, fastRandom('toy'))).toThrow('has no sparring partners');
});
