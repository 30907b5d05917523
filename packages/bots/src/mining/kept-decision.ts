// A decision of a match as it is kept in a file: the deal, and the choices that led to it, each as its number.
import {
  chachaRandom,
  FormatError,
  type Game,
  type GameAction,
  optionsUnder,
  questionIn,
  type Seat,
  seedOf,
  shape,
  type Table,
} from '@sagebrush/engine';
import type { Question } from '../question.ts';

const { anyJson, list, object, record, text, whole } = shape;

/** The number of a choice between several, two digits each. */
const DIGITS = 2;
const BASE = 36;

export const keptDecisionShape = object({
  /** How many live players. */
  players: whole(1, 12),
  /** The seed of the shuffle. */
  deal: text({ min: 1, max: 80 }),
  moves: text({ max: 20_000, pattern: /^(?:[0-9a-z]{2})*$/ }),
});
export type KeptDecision = shape.Of<typeof keptDecisionShape>;

/** For which game decisions are kept, and by which rules. */
const keptGameFields = {
  game: text({ max: 40 }),
  rules: text({ max: 40 }),
  /** Where they are not the usual ones. */
  options: record(anyJson),
} as const;
const keptGameShape = object(keptGameFields);
export type KeptGame = shape.Of<typeof keptGameShape>;

/** What every file of mined decisions begins with: all that it takes to make it again. */
export const minedFields = {
  ...keptGameFields,
  /** Numbers of players, in turn. */
  players: list(whole(1, 12), { max: 12 }),
  seed: text({ max: 80 }),
  /** The matches that they are from. */
  matches: whole(0, 1_000_000),
} as const;

/** A match in the making, and how its decisions are kept. */
export interface Walk {
  readonly state: unknown;
  /** Undefined where it is over; a seat with one choice has taken it. */
  readonly question: Question | undefined;
  readonly kept: KeptDecision;
  readonly moves: readonly { readonly seat: Seat; readonly action: GameAction }[];
  choose(action: GameAction): void;
}

/** The same deal always has the same cards. */
export function walkFrom(game: Game, table: Table<object>, deal: string): Walk {
  const state = game.deal(table, chachaRandom(seedOf(deal)));
  const made: { seat: Seat; action: GameAction }[] = [];
  const players = table.seats.filter((kind) => kind === 'live').length;
  let moves = '';
  let question: Question | undefined;
  function play(seat: Seat, action: GameAction): void {
    game.apply(state, seat, action);
    made.push({ seat, action });
  }
  function toNextQuestion(): void {
    for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
      question = questionIn({ game, table, state }, seat);
      if (question.choices.length > 1) return;
      play(seat, question.choices[0] as GameAction);
    }
    question = undefined;
  }
  toNextQuestion();
  return {
    state,
    moves: made,
    get question() {
      return question;
    },
    get kept() {
      return { players, deal, moves };
    },
    choose(action) {
      const choice = question?.choices.indexOf(action) ?? -1;
      if (!question || choice < 0) throw new FormatError('moves', `${JSON.stringify(action)} is no choice here`);
      moves += choice.toString(BASE).padStart(DIGITS, '0');
      play(question.seat, action);
      toNextQuestion();
    },
  };
}

/** Back to a decision. A FormatError where it cannot be reached by the rules of today. */
export function retrace(game: Game, { rules, options }: KeptGame, { players, deal, moves }: KeptDecision): Walk {
  const table = { seats: game.seating(players), options: optionsUnder(game, rules, options) };
  const walk = walkFrom(game, table, deal);
  for (let at = 0; at < moves.length; at += DIGITS) {
    const action = walk.question?.choices[Number.parseInt(moves.slice(at, at + DIGITS), BASE)];
    if (!action) throw new FormatError('moves', `of ${deal} do not fit from ${at} on`);
    walk.choose(action);
  }
  return walk;
}

/** The question at a kept decision. */
export function questionAt(game: Game, kept: KeptGame, decision: KeptDecision): Question {
  const { question } = retrace(game, kept, decision);
  if (!question) throw new FormatError('moves', `of ${decision.deal} leave nothing to decide`);
  return question;
}
