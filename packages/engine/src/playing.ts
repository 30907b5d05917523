// The inside of a match: moves tried and accepted, and the snapshots by which it goes back.

import { FormatError } from './errors.ts';
import type { Game, GameAction, GameEvent, PrivateEvent, Seat, Table } from './game.ts';
import { type ActionEntry, actionIn, type Entry, type Log, type TakeBackEntry } from './log.ts';

/** An event as it was emitted: for everyone, and more closely for single seats. */
export interface EmittedEvent<Event> {
  readonly event: Event;
  readonly privateEvents: readonly PrivateEvent<Event>[];
}

export type Start = Omit<Log, 'entries' | 'seal'>;

interface PlayedAction {
  readonly seat: Seat;
  readonly action: GameAction;
  /** game.infoVersion before this action: what a take-back compares. */
  readonly infoVersion: number;
  /** Who owes a new decision since this action. */
  readonly asked: readonly Seat[];
}

/** The state after the first `actions` of those that stand. It is cloned before anybody plays on from it. */
interface Snapshot {
  readonly actions: number;
  readonly state: unknown;
}

/** A match, to be looked at. */
export interface Match {
  readonly game: Game;
  readonly start: Start;
  readonly table: Table<object>;
  readonly state: unknown;
  /** What was emitted before the first action: the deal, and what runs by itself after it. */
  readonly opening: readonly EmittedEvent<GameEvent>[];
  readonly entries: readonly Entry[];
  /** The actions that still stand, take-backs applied. */
  readonly played: readonly PlayedAction[];
  /** Since which sequence number each seat owes its present decision. */
  readonly askedAt: readonly number[];
  /** The first is the deal. */
  readonly snapshots: readonly Snapshot[];
}
/** A match in the hands of whoever plays it on. */
export interface OwnMatch extends Match {
  state: unknown;
  readonly entries: Entry[];
  readonly played: PlayedAction[];
  askedAt: readonly number[];
  snapshots: readonly Snapshot[];
}

/** The sequence number: how many entries the log has. */
export const seqOf = (match: Match): number => match.entries.length;

/** Where an entry would lead: the match is as it was until the move is accepted. */
export interface Move {
  readonly entry: Entry;
  /** The number of entries with this one. */
  readonly seq: number;
  readonly emitted: readonly EmittedEvent<GameEvent>[];
  readonly state: unknown;
  readonly askedAt: readonly number[];
  /** The action, where the entry is one that is played. */
  readonly played?: PlayedAction;
  /** Those that are left, where the entry takes something back. */
  readonly snapshots?: readonly Snapshot[];
}

/** An action that was not refused, tried on a copy of the state. */
export const tryAction = (match: Match, entry: ActionEntry): Move =>
  moveBy(match, match.game.clone(match.state), entry);

/** The same in place, where nothing has to be kept before it is true. */
export function playAction(match: OwnMatch, entry: ActionEntry): Move['emitted'] {
  const move = moveBy(match, match.state, entry);
  acceptMove(match, move);
  return move.emitted;
}

function moveBy(match: Match, state: unknown, entry: ActionEntry): Move {
  const { emitted, played } = applyTo(match.game, state, entry.seat, actionIn(entry));
  const seq = seqOf(match) + 1;
  const askedAt = match.askedAt.slice();
  for (const seat of played.asked) askedAt[seat] = seq;
  return { entry, seq, emitted, state, askedAt, played };
}

/** A take-back, tried on a copy. */
export function tryTakeBack(match: Match, { seat, keep }: TakeBackEntry): Move {
  if (!(keep >= 0 && keep < match.played.length))
    throw new FormatError('keep', `is ${keep}: ${match.played.length} actions were played`);
  const copy = { ...match, entries: [], played: match.played.slice(0, keep) };
  goBack(copy, keep);
  const seq = seqOf(match) + 1;
  const askedAt = match.askedAt.map(() => seq);
  return { entry: { seat, keep }, seq, emitted: [], state: copy.state, askedAt, snapshots: copy.snapshots };
}

/** The move is played: the only way in which a match goes on. */
export function acceptMove(match: OwnMatch, { entry, seq, state, askedAt, played, snapshots }: Move): void {
  if (seq !== seqOf(match) + 1) throw new Error(`move ${seq} does not follow on ${seqOf(match)}`);
  match.entries.push(entry);
  match.state = state;
  match.askedAt = askedAt;
  if (snapshots) match.snapshots = snapshots;
  if ('keep' in entry) match.played.length = entry.keep;
  if (!played) return;
  match.played.push(played);
  keepSnapshot(match, match.played.length);
}

/** Applies an action whose entry the log has already, in place. */
export function applyAction(match: OwnMatch, entry: ActionEntry): Move['emitted'] {
  const { emitted, played } = applyTo(match.game, match.state, entry.seat, actionIn(entry));
  match.played.push(played);
  askAgain(match, played.asked);
  keepSnapshot(match, match.played.length);
  return emitted;
}

export function askAgain(match: OwnMatch, seats: readonly Seat[]): void {
  if (seats.length === 0) return;
  const askedAt = match.askedAt.slice();
  for (const seat of seats) askedAt[seat] = seqOf(match);
  match.askedAt = askedAt;
}

function applyTo(
  game: Game,
  state: unknown,
  seat: Seat,
  action: GameAction,
): { readonly emitted: Move['emitted']; readonly played: PlayedAction } {
  const before = game.pending(state);
  const infoVersion = game.infoVersion(state);
  const emitted: EmittedEvent<GameEvent>[] = [];
  game.apply(state, seat, action, (event, privateEvents = []) => emitted.push({ event, privateEvents }));
  const asked = game.pending(state).filter((pending) => pending === seat || !before.includes(pending));
  return { emitted, played: { seat, action, infoVersion, asked } };
}

/** The state as it was after the first `keep` of the actions that stand. */
function goBack(match: OwnMatch, keep: number): void {
  const { game, played } = match;
  played.length = keep;
  match.state = stateBefore(match, keep);
  for (let index = match.snapshots.at(-1)?.actions ?? 0; index < keep; index++) {
    const { seat, action } = played[index] as PlayedAction;
    game.apply(match.state, seat, action);
    keepSnapshot(match, index + 1);
  }
}

/** A clone of the last snapshot of `actions` actions or fewer; later ones are dropped. */
export function stateBefore(match: OwnMatch, actions: number): unknown {
  match.snapshots = match.snapshots.filter((snapshot) => snapshot.actions <= actions);
  return match.game.clone(match.snapshots.at(-1)?.state);
}

const BETWEEN_SNAPSHOTS = 16;
/**
 * So many of the last ones are all kept; of those twice as old every second, of those four times as old every fourth.
 */
const ALL_KEPT = 8;

/**
 * A match of n actions has some log(n) snapshots. The gap before one is at most a quarter of its age, so that going
 * back costs about what is taken
 * back, and so does a whole log however often it takes back.
 */
function keepSnapshot(match: OwnMatch, actions: number): void {
  if (actions % BETWEEN_SNAPSHOTS !== 0) return;
  const last = actions / BETWEEN_SNAPSHOTS;
  const kept = match.snapshots.filter((snapshot) => {
    const index = snapshot.actions / BETWEEN_SNAPSHOTS;
    const greatestPowerOfTwoIn = index & -index;
    return index === 0 || last - index < ALL_KEPT * greatestPowerOfTwoIn;
  });
  match.snapshots = [...kept, { actions, state: match.game.clone(match.state) }];
}
