// The table of a puzzle: the real rules where a match had come to. An answer is tried beside the right one in the same
// imagined worlds, and the world that tells them apart best is played on, for all to see. Pure but for what it is handed.
import { type KeptDecision, type KeptGame, likelyWorld, playoutOf, retrace, think } from '@sagebrush/bots';
import {
  type BaseView,
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
  type Reason,
  type Refusal,
  replay,
  type Seat,
  startOf,
  type Table,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';

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

/** What a choice comes to in the worlds that were tried. */
export interface Tried {
  readonly action: GameAction;
  /** Of the win. */
  readonly share: number;
  readonly reason: Reason;
}
export interface PuzzleVerdict {
  /** `shown` where nobody has answered. */
  readonly kind: 'right' | 'wrong' | 'shown';
  readonly view: BaseView;
  readonly right: Tried;
  readonly answer: Tried;
}
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

const WORLDS = 200;
/** So many moves are shown after an answer. */
const SHOWN_MOVES = 8;

export function openPuzzleTable(
  game: Game,
  source: PuzzleSource,
  onMoment: (moment: TableMoment) => void,
): PuzzleTable {
  const { question, state, start, table } = positionOf(game, source);
  const { seat, choices } = question;
  const right = rightIn(question, source);
  let host = hostIn('', state);

  function hostIn(match: string, from: unknown): Host {
    const opened = openMatch(game, { ...start, match });
    const own = game.clone(from);
    return hostOf({
      match: { ...opened, table, state: own, opening: [], snapshots: [{ actions: 0, state: game.clone(own) }] },
      emitted: [],
    });
  }
  const tell = (at: Host, more: Partial<TableMoment>): void =>
    onMoment({ ...momentsOf(at)(seat), takeBack: false, ...more });
  const asListed = (action: GameAction): GameAction => choices.find((one) => isSameAction(one, action)) ?? action;

  /** Both in the same worlds; the last of them is the one that tells them apart best. */
  function compare(answer: GameAction) {
    const random = fastRandom(`puzzle ${JSON.stringify(answer)}`);
    const playOut = playoutOf(game, Number.POSITIVE_INFINITY);
    const shareOf = (world: unknown, action: GameAction): number => {
      const copy = game.clone(world);
      const stage = game.sense.stage(copy);
      game.apply(copy, seat, action);
      playOut(copy, stage);
      return game.sense.prospects(copy)[seat] ?? 0;
    };
    const sums = { right: 0, answer: 0 };
    let telling = { world: state, lead: Number.NEGATIVE_INFINITY };
    for (let made = 0; made < WORLDS; made++) {
      const world = likelyWorld(question, random);
      const [best, tried] = [shareOf(world, right), shareOf(world, answer)];
      sums.right += best;
      sums.answer += tried;
      const lead = answer === right ? best : best - tried;
      if (lead > telling.lead) telling = { world, lead };
    }
    return { world: telling.world, right: sums.right / WORLDS, answer: sums.answer / WORLDS };
  }

  function verdict(answer: GameAction): PuzzleVerdict {
    const { view } = question;
    const sight = game.sense.read(view, table);
    const shares = compare(answer);
    // What a review found is no proof: an answer that is as good is right too.
    const isRight = answer === right || (source.kind === 'own' && shares.answer >= shares.right);
    const told = (action: GameAction, share: number): Tried => ({
      action,
      share,
      reason: game.sense.why(sight, action),
    });
    return {
      kind: isRight ? 'right' : 'wrong',
      view,
      right: told(right, shares.right),
      answer: told(answer, shares.answer),
    };
  }

  return {
    table,
    seat,
    begin(match) {
      host = hostIn(match, state);
      tell(host, { whole: true });
    },
    act(seq, action) {
      const refusal = host.refuse(seat, action, seq);
      return refusal ? { kind: 'refused', refusal } : verdict(asListed(action));
    },
    playOn(match, action) {
      const answer = asListed(action);
      const shown = hostIn(match, compare(answer).world);
      const stage = game.sense.stage(shown.match.state);
      const nothingAsked = { asked: false, choices: [] };
      const random = fastRandom('played on');
      tell(shown, { whole: true, ...nothingAsked });
      const play = (by: Seat, move: GameAction): void => {
        shown.accept(shown.tryAction(by, move));
        tell(shown, nothingAsked);
      };
      play(seat, answer);
      for (let moves = 0; moves < SHOWN_MOVES && game.sense.stage(shown.match.state) === stage; moves++) {
        const next = game.pending(shown.match.state)[0];
        if (next === undefined) return;
        play(next, think('deputy', shown.questionFor(next), random).action);
      }
    },
    solution: () => ({ ...verdict(right), kind: 'shown' }),
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
