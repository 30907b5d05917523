// The table of a puzzle: the real rules where a match had come to. After an answer the world that tells it apart best from
// the right one is played on, for all to see. Pure but for what it is handed.
import { type KeptDecision, type KeptGame, retrace, think } from '@sagebrush/bots';
import {
  asListed,
  fastRandom,
  type Game,
  type GameAction,
  type Host,
  hostOf,
  isSameAction,
  type Log,
  openMatch,
  optionsUnder,
  type Question,
  questionIn,
  type Refusal,
  replay,
  type Seat,
  startOf,
  type Table,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import { compared, type PuzzleTrial, type PuzzleVerdict, verdictOn } from './puzzle-verdict.ts';

/** Where a puzzle comes from: out of the file that ships, or out of a match of one's own. */
export type PuzzleSource =
  | { readonly kind: 'kept'; readonly head: KeptGame; readonly at: KeptDecision; readonly right: number }
  | {
      readonly kind: 'own';
      readonly log: Log;
      readonly seq: number;
      readonly seat: Seat;
      readonly right: GameAction;
    };

export type PuzzleAnswer = { readonly kind: 'refused'; readonly refusal: Refusal } | PuzzleVerdict;

export interface PuzzleTable {
  readonly table: Table<object>;
  readonly seat: Seat;
  /** Shows the position, from the start. */
  begin(match: string): void;
  act(seq: number, action: GameAction): PuzzleAnswer;
  /** Plays an answer on where it fares worst against the right one; the right one where it fares best. */
  playOn(match: string, action: GameAction): void;
  /** What would be right, without an answer. */
  solution(): PuzzleVerdict;
}

/** So many moves are shown after an answer. */
const SHOWN_MOVES = 8;

export function openPuzzleTable(
  game: Game,
  source: PuzzleSource,
  onMoment: (moment: TableMoment) => void,
): PuzzleTable {
  const { question, state, start, table } = positionOf(game, source);
  const { seat } = question;
  const trial: PuzzleTrial = { question, state, right: rightIn(question, source), isProved: source.kind === 'kept' };
  let host = hostIn('', state);

  function hostIn(match: string, from: unknown): Host {
    const opened = openMatch(game, { ...start, match });
    const own = game.clone(from);
    return hostOf({
      match: { ...opened, table, state: own, opening: [], snapshots: [{ actions: 0, state: game.clone(own) }] },
      emitted: [],
    });
  }
  const emitMoment = (at: Host, more: Partial<TableMoment>): void =>
    onMoment({ ...momentsOf(at)(seat), takeBack: false, ...more });

  return {
    table,
    seat,
    begin(match) {
      host = hostIn(match, state);
      emitMoment(host, { whole: true });
    },
    act(seq, action) {
      const refusal = host.refuse(seat, action, seq);
      return refusal ? { kind: 'refused', refusal } : verdictOn(trial, asListed(question.choices, action));
    },
    playOn(match, action) {
      const answer = asListed(question.choices, action);
      const shown = hostIn(match, compared(trial, answer).world);
      const stage = game.sense.stage(shown.match.state);
      const nothingAsked = { asked: false, choices: [] };
      const random = fastRandom('played on');
      emitMoment(shown, { whole: true, ...nothingAsked });
      const play = (by: Seat, move: GameAction): void => {
        shown.accept(shown.tryAction(by, move));
        emitMoment(shown, nothingAsked);
      };
      play(seat, answer);
      for (let moves = 0; moves < SHOWN_MOVES && game.sense.stage(shown.match.state) === stage; moves++) {
        const next = game.pending(shown.match.state)[0];
        if (next === undefined) return;
        play(next, think('deputy', shown.questionFor(next), random).action);
      }
    },
    solution: () => ({ ...verdictOn(trial, trial.right), kind: 'shown' }),
  };
}

function positionOf(game: Game, source: PuzzleSource) {
  if (source.kind === 'own') {
    const { seal: _, ...log } = source.log;
    const { start, state, table } = replay(game, { ...log, entries: log.entries.slice(0, source.seq) });
    return { start, state, table, question: questionIn({ game, table, state }, source.seat) };
  }
  const { head, at } = source;
  const { state, question } = retrace(game, head, at);
  if (!question) throw new Error(`${at.deal} leaves nothing to decide`);
  const table = { seats: game.seating(at.players), options: optionsUnder(game, head.rules, head.options) };
  const start = startOf(game, {
    match: '',
    rules: head.rules,
    seats: table.seats,
    options: head.options,
    chance: { kind: 'seed', seed: at.deal },
  });
  return { start, state, table, question };
}

function rightIn({ choices }: Question, source: PuzzleSource): GameAction {
  const right = source.kind === 'kept' ? choices[source.right] : choices.find((one) => isSameAction(one, source.right));
  if (!right) throw new Error('the right choice is none here');
  return right;
}
