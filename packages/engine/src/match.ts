// A match: a log being played. Actions go in, what was emitted comes out, and the log alone brings all of it back.

import { FormatError } from './errors.ts';
import { commitmentTo, fairSeed, sealOf } from './fairness.ts';
import {
  type BaseView,
  type Emit,
  type Game,
  type GameAction,
  type GameEvent,
  RAIL,
  type Refusal,
  refusal,
  type Seat,
  type Table,
  type Viewer,
} from './game.ts';
import { type ActionEntry, type Entry, LOG_FORMAT, type Log } from './log.ts';
import {
  acceptMove,
  type EmittedEvent,
  type Match,
  type Move,
  type OwnMatch,
  playAction,
  type Start,
  seqOf,
  tryTakeBack,
} from './playing.ts';
import { chachaRandom, type Random, seedOf } from './random.ts';
import { optionsUnder } from './rules-version.ts';
import { at, type Json } from './shape.ts';
import { finish, type Steps } from './steps.ts';

export { type EmittedEvent, type Match, type Move, type OwnMatch, seqOf } from './playing.ts';

export const heardBy = <Event>(emitted: EmittedEvent<Event>, viewer: Viewer): Event =>
  emitted.privateEvents.find((one) => one.seat === viewer)?.event ?? emitted.event;

export function openMatch(game: Game, start: Start): OwnMatch {
  if (start.game !== game.id) throw new FormatError('game', `is ${start.game}: expected ${game.id}`);
  const table = {
    seats: game.seating(start.seats),
    options: optionsUnder(game, start.rules, start.options),
    ...(start.dealer === undefined ? {} : { dealer: start.dealer }),
  };
  const opening: EmittedEvent<GameEvent>[] = [];
  const state = firstState(game, start, table, (event, privateEvents = []) => opening.push({ event, privateEvents }));
  const snapshots = [{ actions: 0, state: game.clone(state) }];
  return { game, start, table, state, opening, entries: [], played: [], askedAt: start.seats.map(() => 0), snapshots };
}

function firstState(game: Game, start: Start, table: Table<object>, emit: Emit<GameEvent>): unknown {
  const random = streamOf(start);
  if (start.position === undefined) return game.deal(table, random, emit);
  const position = game.position.parse(start.position, 'position');
  try {
    return game.setUp(position, table, random, emit);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new FormatError(error.place === '' ? 'position' : at('position', error.place), error.reason);
  }
}

function streamOf({ match, chance }: Start): Random {
  if (chance.kind === 'seed') return chachaRandom(seedOf(chance.seed));
  if (chance.secret === undefined)
    throw new FormatError('chance.secret', 'is missing: a fair match can be replayed once its secret is known');
  return chachaRandom(fairSeed(chance.deal ?? match, chance.secret, chance.contributions));
}

/** Why this is not taken, or undefined. `seq` is the number that the action answers. */
export function refuseAction(match: Match, seat: Seat, action: GameAction, seq: number): Refusal | undefined {
  const asked = match.askedAt[seat];
  if (asked === undefined) throw new FormatError('seat', `is ${seat}: this match has ${match.askedAt.length} seats`);
  if (seq < asked || seq > seqOf(match) || hasActedSince(match, seat, seq))
    return refusal('stale', undefined, { seq, now: seqOf(match) });
  return match.game.refuse(match.state, seat, action);
}

/** A seat that has answered since the moment it answers is late, whatever the game would say to it now. */
function hasActedSince({ entries }: Match, seat: Seat, seq: number): boolean {
  for (let index = seq; index < entries.length; index++) if (entries[index]?.seat === seat) return true;
  return false;
}

/** Carries out an action that was not refused, in place, and says what was emitted. */
export const act = (match: OwnMatch, seat: Seat, action: GameAction, standIn?: string): Move['emitted'] =>
  playAction(match, actionAsEntry(seat, action, standIn));

/** An action as the log has it. */
export const actionAsEntry = (seat: Seat, action: GameAction, standIn?: string): ActionEntry => ({
  seat,
  action: action as Json,
  ...(standIn === undefined ? {} : { standIn }),
});

/**
 * How many actions would stay if this seat took its last one back freely: undefined when anybody has learned anything
 * since.
 */
export function freeTakeBack(match: Match, seat: Seat): number | undefined {
  const last = match.played.at(-1);
  if (!last || last.seat !== seat || last.infoVersion !== match.game.infoVersion(match.state)) return undefined;
  return match.played.length - 1;
}

/** Back to the first `keep` actions, in place. The log keeps what was taken back. */
export const takeBack = (match: OwnMatch, seat: Seat, keep: number): void =>
  acceptMove(match, tryTakeBack(match, { seat, keep }));

export const logOf = (match: Match): Log => ({ ...match.start, entries: [...match.entries] });

/** One entry of a log that is known to be legal, carried out again in place: what it emitted. A take-back emits nothing. */
export function redo(match: OwnMatch, entry: Entry): Move['emitted'] {
  if ('action' in entry) return playAction(match, entry);
  takeBack(match, entry.seat, entry.keep);
  return [];
}

type OnEmitted = (emitted: readonly EmittedEvent<GameEvent>[], match: Match) => void;

/** The whole match again from its log, every entry checked, a step each. `onEmitted` hears what each emitted on the way. */
export function* replaySteps(game: Game, log: Log, onEmitted?: OnEmitted): Steps<OwnMatch> {
  const { entries, seal: _, ...start } = log;
  const match = openMatch(game, start);
  for (const [index, entry] of entries.entries()) {
    const place = `entries[${index}]`;
    if (!('keep' in entry)) {
      const action = game.action.parse(entry.action, `${place}.action`);
      const refused = refuseAction(match, entry.seat, action, seqOf(match));
      if (refused)
        throw new FormatError(place, `seat ${entry.seat} may not ${JSON.stringify(action)} (${refused.rule})`);
    }
    const emitted = redo(match, entry);
    onEmitted?.(emitted, match);
    yield;
  }
  return match;
}

export const replay = (game: Game, log: Log, onEmitted?: OnEmitted): OwnMatch =>
  finish(replaySteps(game, log, onEmitted));

/** The log of a finished match, sealed; for a fair match with the secret that was committed to. */
export function finishedLog(match: Match): Log {
  const log = logOf(match);
  return { ...log, seal: sealOf(log) };
}

/** What does not fit in a finished log; nothing when all does. */
export function verify(game: Game, log: Log): readonly string[] {
  const problems: string[] = [];
  const { seal, ...sealed } = log;
  if (seal === undefined) problems.push('seal: is missing: the match was not finished');
  else if (sealOf(sealed) !== seal) problems.push('seal: something in this log was changed after it was sealed');
  const { chance } = log;
  if (chance.kind === 'seed')
    problems.push('chance: this match was dealt from a known seed: there was no shuffle to prove');
  else if (chance.secret === undefined) problems.push('chance.secret: is missing');
  else if (commitmentTo(chance.secret) !== chance.commitment)
    problems.push('chance.secret: does not fit the commitment made before the deal');
  if (chance.kind === 'fair' && chance.secret === undefined) return problems;
  try {
    const match = replay(game, log);
    if (game.outcome(match.state) === undefined) problems.push('entries: the match was not played to its end');
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    problems.push(error.message);
  }
  return problems;
}

/** What one viewer is shown after each move: the view, and for a seat that owes a decision its choices. */
export function viewAndChoices(
  { game, state }: Pick<Match, 'game' | 'state'>,
  viewer: Viewer,
): { view: BaseView; choices: readonly GameAction[] } {
  const mustChoose = viewer !== RAIL && game.pending(state).includes(viewer);
  return { view: game.view(state, viewer), choices: mustChoose ? game.choices(state, viewer) : [] };
}

/** The start of a match, by the present rules where nothing else is said. */
export const startOf = (
  game: Game,
  { rules = game.rules, ...start }: Omit<Start, 'format' | 'game' | 'rules'> & { readonly rules?: string },
): Start => ({ format: LOG_FORMAT, game: game.id, rules, ...start });
