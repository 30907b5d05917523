// The inside of a match: an action applied to its state, and the snapshots by which it goes back.
import type { Closer, Game, GameTypes, Seat, Table } from './game.ts';
import type { Entry, Log } from './log.ts';

/** An event as it was told: for everyone, and closer for single seats. */
export interface Told<Event> {
  readonly event: Event;
  readonly closer: readonly Closer<Event>[];
}

export type Start = Omit<Log, 'entries' | 'seal'>;

interface Played {
  readonly seat: Seat;
  readonly action: GameTypes['Action'];
  /** game.learned before this action: what a take-back compares. */
  readonly learned: number;
  /** Who owes a new decision since this action. */
  readonly asked: readonly Seat[];
}

/** The state after the first `actions` of those that stand. It is cloned before anybody plays on from it. */
interface Snapshot {
  readonly actions: number;
  readonly state: unknown;
}

export interface Match {
  readonly game: Game;
  readonly start: Start;
  readonly table: Table<object>;
  state: unknown;
  /** What was told before the first action: the deal, and what runs by itself after it. */
  readonly opening: readonly Told<GameTypes['Event']>[];
  readonly entries: Entry[];
  /** The actions that still stand, take-backs applied. */
  readonly played: Played[];
  /** Since which sequence number each seat owes its present decision. */
  readonly askedAt: number[];
  /** The first is the deal. */
  readonly snapshots: Snapshot[];
}

/** The sequence number: how many entries the log has. */
export const seqOf = (match: Match): number => match.entries.length;

export function applyAction(
  match: Match,
  seat: Seat,
  action: GameTypes['Action'],
): readonly Told<GameTypes['Event']>[] {
  const { game, state } = match;
  const before = game.pending(state);
  const learned = game.learned(state);
  const told: Told<GameTypes['Event']>[] = [];
  game.apply(state, seat, action, (event, closer = []) => told.push({ event, closer }));
  const asked = game.pending(state).filter((pending) => pending === seat || !before.includes(pending));
  match.played.push({ seat, action, learned, asked });
  ask(match, asked);
  keepSnapshot(match, match.played.length);
  return told;
}

export function ask(match: Match, seats: readonly Seat[]): void {
  for (const seat of seats) match.askedAt[seat] = seqOf(match);
}

/** The state as it was after the first `keep` of the actions that stand. */
export function goBack(match: Match, keep: number): void {
  const { game, played } = match;
  played.length = keep;
  match.state = stateBefore(match, keep);
  for (let index = match.snapshots.at(-1)?.actions ?? 0; index < keep; index++) {
    const { seat, action } = played[index] as Played;
    game.apply(match.state, seat, action);
    keepSnapshot(match, index + 1);
  }
}

/** A clone of the last snapshot of `actions` actions or fewer; later ones are dropped. */
export function stateBefore({ game, snapshots }: Match, actions: number): unknown {
  while (snapshots.length > 1 && (snapshots.at(-1)?.actions ?? 0) > actions) snapshots.pop();
  return game.clone(snapshots.at(-1)?.state);
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
function keepSnapshot({ game, state, snapshots }: Match, actions: number): void {
  if (actions % BETWEEN_SNAPSHOTS !== 0) return;
  const last = actions / BETWEEN_SNAPSHOTS;
  const kept = snapshots.filter((snapshot) => {
    const index = snapshot.actions / BETWEEN_SNAPSHOTS;
    const greatestPowerOfTwoIn = index & -index;
    return index === 0 || last - index < ALL_KEPT * greatestPowerOfTwoIn;
  });
  snapshots.splice(0, snapshots.length, ...kept, { actions, state: game.clone(state) });
}
