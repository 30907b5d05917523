// The moves that still stand at the end of a match, and where each of them stands in the log.
import {
  FormatError,
  type Game,
  type GameAction,
  type Log,
  type Match,
  type Outcome,
  openMatch,
  replay,
  type Seat,
  standingEntries,
} from '@sagebrush/engine';

export interface StandingMove {
  readonly seat: Seat;
  readonly action: GameAction;
  /** How many entries the log had when this was played: the number at which it was decided. */
  readonly seq: number;
}

export interface StandingMoves {
  /** At the deal; whoever walks along applies the moves. */
  readonly opening: Match;
  readonly moves: readonly StandingMove[];
  readonly outcome: Outcome;
}

/**
 * Replays the whole log, so that one that does not hold is refused; a FormatError too where the match was not finished.
 */
export function standingMovesOf(game: Game, log: Log): StandingMoves {
  const match = replay(game, log);
  const outcome = game.outcome(match.state);
  if (!outcome) throw new FormatError('entries', 'the match was not played to its end');
  const standing = standingEntries(log.entries);
  const { entries: _, seal: __, ...start } = log;
  const moves = match.played.map(({ seat, action }, index) => ({ seat, action, seq: standing[index] ?? 0 }));
  return { opening: openMatch(game, start), moves, outcome };
}
