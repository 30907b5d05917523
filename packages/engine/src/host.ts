// The host of a match: it holds what is kept, and a move counts only when its owner says that it is kept too.

import { fold, type Reached } from './fold.ts';
import type { BaseView, Game, GameAction, Refusal, Seat, Table } from './game.ts';
import { type Entry, type Log, standingEntries } from './log.ts';
import { actionAsEntry, openMatch, refuseAction, replaySteps, viewAndChoices } from './match.ts';
import {
  acceptMove,
  type Match,
  type Move,
  type OwnMatch,
  type Start,
  seqOf,
  tryAction,
  tryTakeBack,
} from './playing.ts';
import { finish, type Steps } from './steps.ts';

/** All that whoever decides for a seat is given, people and bots alike. */
export interface Question {
  readonly game: Game;
  /** Seats and options are public; custom options lie here. */
  readonly table: Table<object>;
  readonly seat: Seat;
  readonly view: BaseView;
  readonly choices: readonly GameAction[];
}

/** What a seat is asked where a match stands, or a game that no match is kept of. */
export const questionIn = (at: Pick<Match, 'game' | 'table' | 'state'>, seat: Seat): Question => ({
  game: at.game,
  table: at.table,
  seat,
  ...viewAndChoices(at, seat),
});

/**
 * `try…` says where a move would lead and changes nothing. Whoever has a store writes `move.entry` first and then
 * calls `accept`, so the match is never ahead of what is kept.
 */
export interface Host {
  /** Only ever what was accepted. */
  readonly match: Match;
  /** What the last entry emitted; at the deal, the opening. */
  readonly emitted: Move['emitted'];
  questionFor(seat: Seat): Question;
  /** Why this is not taken, or undefined. `seq` is the number that the action answers: the present one if left out. */
  refuse(seat: Seat, action: GameAction, seq?: number): Refusal | undefined;
  /** An action that was not refused; `standIn` is the level of a bot that acts for an absent person. */
  tryAction(seat: Seat, action: GameAction, standIn?: string): Move;
  /** Back to the first `keep` of the actions that stand. */
  tryTakeBack(seat: Seat, keep: number): Move;
  /** An entry that somebody else has accepted and kept. */
  tryEntry(entry: Entry): Move;
  /** The move is kept: the match goes on. A move that was tried before another was accepted is an error. */
  accept(move: Move): void;
}

/** A host that knows what every entry emitted. */
export interface NarratingHost extends Host {
  /** What the match emitted when it came to this number: 0 is the deal; a take-back emits nothing. */
  emittedAt(seq: number): Move['emitted'];
  /** All that was emitted up to an entry and still stands there, the deal included. */
  storyUntil(seq: number): Move['emitted'];
}

/** Goes on from where a log has led. */
export function hostOf(reached: Reached, onAccept?: (emitted: Move['emitted']) => void): Host {
  const { match } = reached;
  let { emitted } = reached;
  return {
    match,
    get emitted() {
      return emitted;
    },
    questionFor: (seat) => questionIn(match, seat),
    refuse: (seat, action, seq = seqOf(match)) => refuseAction(match, seat, action, seq),
    tryAction: (seat, action, standIn) => tryAction(match, actionAsEntry(seat, action, standIn)),
    tryTakeBack: (seat, keep) => tryTakeBack(match, { seat, keep }),
    tryEntry: (entry) => ('action' in entry ? tryAction(match, entry) : tryTakeBack(match, entry)),
    accept(move) {
      acceptMove(match, move);
      emitted = move.emitted;
      onAccept?.(emitted);
    },
  };
}

/** Opens a match, and remembers all that is emitted. */
export const openHost = (game: Game, start: Start): NarratingHost => narrating(openMatch(game, start), []);

/** A match again from its log, every entry checked, with all that was emitted. */
export function replayHost(game: Game, log: Log): NarratingHost {
  const emittedByEntry: Move['emitted'][] = [];
  const match = finish(replaySteps(game, log, (emitted) => emittedByEntry.push(emitted)));
  return narrating(match, emittedByEntry);
}

/** The host of a log that is known to be legal, in steps; what was taken back is not played again. */
export function* foldHost(game: Game, log: Log): Steps<Host> {
  return hostOf(yield* fold(game, log));
}

function narrating(match: OwnMatch, emittedByEntry: Move['emitted'][]): NarratingHost {
  const host = hostOf({ match, emitted: emittedByEntry.at(-1) ?? match.opening }, (emitted) =>
    emittedByEntry.push(emitted),
  );
  const emittedAt = (seq: number): Move['emitted'] => (seq === 0 ? match.opening : (emittedByEntry[seq - 1] ?? []));
  const storyUntil = (seq: number): Move['emitted'] => [
    ...match.opening,
    ...standingEntries(match.entries.slice(0, seq)).flatMap((index) => emittedAt(index + 1)),
  ];
  return Object.assign(host, { emittedAt, storyUntil });
}
