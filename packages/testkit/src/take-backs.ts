// Matches with many take-backs, and what they must be: every state as it was when it was first played.
import {
  act,
  below,
  type EmittedEvent,
  fastRandom,
  type Game,
  type GameEvent,
  type Json,
  type Match,
  pick,
  type Random,
  standingEntries,
  takeBack,
} from '@sagebrush/engine';
import { openedMatch, type TableSpec } from './walk.ts';

type Events = readonly EmittedEvent<GameEvent>[];

/** A match as it was after each of its entries, kept aside when that entry was made. */
export interface Remembered {
  readonly match: Match;
  /** What a match that has come to this number must be. */
  at(seq: number): Pick<Match, 'entries' | 'played' | 'askedAt' | 'state'> & { readonly emitted: Events };
}

/** Plays at random, and takes back about every fourth time: one action mostly, now and then many or all. */
export function playedWithTakeBacks(game: Game, spec: TableSpec, seed: string, most: number): Remembered {
  const match = openedMatch(game, spec, seed);
  const random = fastRandom(`take-backs ${seed}`);
  const states = [game.clone(match.state)];
  const askedAt = [[...match.askedAt]];
  const emitted: Events[] = [match.opening];
  const made: Match['played'][number][] = [];
  /** The states of the actions that stand, the deal first. */
  let standing = [...states];
  const note = (state: unknown, events: Events): void => {
    states.push(state);
    askedAt.push([...match.askedAt]);
    emitted.push(events);
  };

  while (match.entries.length < most) {
    const isOver = game.pending(match.state).length === 0;
    if (match.played.length > 0 && (isOver || below(random, 4) === 0)) {
      const keep = match.played.length - distance(random, match.played.length);
      takeBack(match, below(random, match.askedAt.length), keep);
      standing = standing.slice(0, keep + 1);
      note(standing[keep], []);
    } else {
      const seat = pick(random, game.pending(match.state));
      const events = act(match, seat, pick(random, game.choices(match.state, seat)));
      made[match.entries.length - 1] = match.played.at(-1) as Match['played'][number];
      standing.push(game.clone(match.state));
      note(standing.at(-1), events);
    }
  }
  return {
    match,
    at: (seq) => {
      const entries = match.entries.slice(0, seq);
      const played = standingEntries(entries).map((index) => made[index] as Match['played'][number]);
      return { entries, played, askedAt: askedAt[seq] ?? [], state: states[seq], emitted: emitted[seq] ?? [] };
    },
  };
}

function distance(random: Random, most: number): number {
  const kind = below(random, 200);
  if (kind === 0) return most;
  return kind < 4 ? 1 + below(random, most) : 1;
}

/** All that a state lets anybody notice, now and in the actions that follow, chance included. */
export function futureOf(game: Game, state: unknown): Json {
  const random = fastRandom('future');
  const copy = game.clone(state);
  const seen: unknown[] = [game.positionOf(copy), game.pending(copy), game.infoVersion(copy)];
  for (let steps = 0; steps < 6 && game.pending(copy).length > 0; steps++) {
    const seat = pick(random, game.pending(copy));
    const action = pick(random, game.choices(copy, seat));
    game.apply(copy, seat, action, (event, privateEvents = []) => seen.push(event, privateEvents));
  }
  return [...seen, game.positionOf(copy)] as Json;
}
