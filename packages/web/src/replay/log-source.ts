// Where the log of a match is found: in this tab (from a file), in this browser, or on the server.
import {
  CHANCE_SEAT,
  chanceSeatName,
  FormatError,
  type Log,
  optionsUnder,
  RAIL,
  type Seat,
  sealOf,
  type Viewer,
} from '@sagebrush/engine';
import { type MatchInfo, matchIn, ProblemError } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import { gameEntry, isGameId, loadRules } from '../games/games.ts';
import { savedMatch } from '../table/match-store.ts';
import { server } from '../table/server.ts';
import { appWordsNow } from '../words/index.ts';

export interface FoundLog {
  readonly log: Log;
  readonly game: string;
  /** Those that the log leaves out too, as they usually are. */
  readonly options: object;
  readonly players: readonly TablePlayer[];
  /** Your seat in it; the rail where you had none. */
  readonly you: Viewer;
  /** Every seat's cards may be seen: the match is over, or comes from a file. */
  readonly open: boolean;
}

/** Somebody still plays it, or has its cards before them: the server's sentence for it. */
interface NotYet {
  readonly notYet: string;
}
/** Nobody here knows such a match, the server that may know it cannot be reached, or it is too early. */
export type NoLog = 'lost' | 'unreachable' | NotYet;

export async function findLog(match: string): Promise<FoundLog | NoLog> {
  return (await keptLog(match)) ?? (await savedLog(match)) ?? serverLog(match);
}

/** A match from a file. What does not fit is said by a FormatError, with its place. */
export async function readLog(text: string): Promise<FoundLog> {
  const { log, players } = matchIn(jsonIn(text));
  gameOf(log);
  const { seal, ...sealed } = log;
  if (seal !== undefined && sealOf(sealed) !== seal) throw new FormatError('seal', 'was made of another log');
  return found(log, players ?? namelessIn(log));
}

function gameOf({ game }: Log): string {
  if (!isGameId(game)) throw new FormatError('game', `is ${game}: there is no such game here`);
  return game;
}

/** A seat that chance plays, in the game's own words. */
const chancePlayer = ({ game, seats }: Log, seat: Seat): TablePlayer => ({
  kind: CHANCE_SEAT,
  name: chanceSeatName(isGameId(game) ? gameEntry(game) : {}, useSettings.getState().lang, seats, seat),
});

const namelessIn = (log: Log): TablePlayer[] =>
  log.seats.map((kind, seat) => {
    if (kind === CHANCE_SEAT) return chancePlayer(log, seat);
    return { kind: 'person', name: appWordsNow().seatName(seat + 1) };
  });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (reason) {
    throw new FormatError('', `is not JSON: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

async function found(log: Log, players: readonly TablePlayer[], you: Viewer = RAIL, open = true): Promise<FoundLog> {
  const game = gameOf(log);
  const rules = await loadRules(game);
  return { log, game, options: optionsUnder(rules, log.rules, log.options), players, you, open };
}

const KEPT = 'sagebrush.log.';

/** A match from a file stays with this tab, so that its moments have addresses and a reload finds it. */
export function keepLog({ log }: FoundLog, text: string): void {
  try {
    sessionStorage.setItem(`${KEPT}${log.match}`, text);
  } catch {
    // The longest logs do not fit: they are looked at once.
  }
}

async function keptLog(match: string): Promise<FoundLog | undefined> {
  const text = sessionStorage.getItem(`${KEPT}${match}`);
  return text === null ? undefined : readLog(text);
}

async function savedLog(match: string): Promise<FoundLog | undefined> {
  // A browser that keeps nothing has nothing.
  const saved = await savedMatch(match).catch(() => undefined);
  return saved && found(saved.log, saved.players, saved.you, saved.outcome !== null);
}

async function serverLog(match: string): Promise<FoundLog | NoLog> {
  try {
    const params = { match };
    const [info, log] = await Promise.all([server.call('match', { params }), server.call('log', { params })]);
    return await found(log, playersIn(info, log), info.seat ?? RAIL);
  } catch (reason) {
    if (!(reason instanceof ProblemError) || reason.problem.status >= 500) return 'unreachable';
    return reason.problem.code === 'not-now' ? { notYet: reason.problem.detail } : 'lost';
  }
}

const playersIn = ({ players, seat: own }: MatchInfo, log: Log): TablePlayer[] =>
  players.map((player, seat) => {
    if (player.kind === CHANCE_SEAT) return chancePlayer(log, seat);
    if (player.kind === 'bot') return { kind: 'bot', name: player.name, level: player.level };
    const { id, name, kept } = player;
    return { kind: seat === own ? 'you' : 'person', person: id, name, guest: !kept };
  });
