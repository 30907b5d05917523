// Folding: the match that a log leads to. What was taken back later is not played again.
import type { Game, GameEvent } from './game.ts';
import { type Entry, type Log, standingEntries } from './log.ts';
import { openMatch } from './match.ts';
import { applyAction, askAgain, type EmittedEvent, type Match, type OwnMatch, stateBefore } from './playing.ts';
import type { Steps } from './steps.ts';

/** A match where its log has led it, and what the last entry emitted; at the deal, the opening. */
export interface Reached {
  readonly match: OwnMatch;
  readonly emitted: readonly EmittedEvent<GameEvent>[];
}

/** The match of a log that is known to be legal. A step applies one action that stands. */
export function* fold(game: Game, { seal: _, entries, ...start }: Log): Steps<Reached> {
  return yield* lead(openMatch(game, start), entries);
}

/**
 * A copy of a match as it was after its first `seq` entries, from the nearest snapshot on. The match itself may be
 * played on meanwhile.
 */
export function rewind(match: Match, seq: number): Steps<Reached> {
  const entries = match.entries.slice(0, seq);
  const last = entries.at(-1);
  let shared = standingEntries(entries).length;
  // The last action is applied again: somebody wants to hear what it emitted.
  if (last && 'action' in last) shared -= 1;
  for (const later of match.entries.slice(seq)) if ('keep' in later) shared = Math.min(shared, later.keep);
  return lead(copyBefore(match, shared), entries);
}

function copyBefore(match: Match, actions: number): OwnMatch {
  const copy = { ...match, entries: [], played: [], askedAt: match.askedAt.map(() => 0) };
  const state = stateBefore(copy, actions);
  return { ...copy, state, played: match.played.slice(0, copy.snapshots.at(-1)?.actions) };
}

/** From a match with no entry yet, of whose actions the first may have been applied, to where the entries lead. */
function* lead(match: OwnMatch, entries: readonly Entry[]): Steps<Reached> {
  const settled = entries.findLastIndex((entry) => 'keep' in entry) + 1;
  const standing = standingEntries(entries.slice(0, settled));
  for (const index of standing.slice(match.played.length)) {
    apply(match, entries[index]);
    yield;
  }
  match.askedAt = match.askedAt.map(() => settled);
  let emitted = entries.length === 0 ? match.opening : [];
  for (const [index, entry] of entries.entries()) {
    match.entries.push(entry);
    if (index < settled) continue;
    const known = match.played[standing.length + index - settled];
    if (known) {
      askAgain(match, known.asked);
      continue;
    }
    emitted = apply(match, entry);
    yield;
  }
  return { match, emitted };
}

const apply = (match: OwnMatch, entry: Entry | undefined): readonly EmittedEvent<GameEvent>[] =>
  entry && 'action' in entry ? applyAction(match, entry) : [];
