// The matches that are open at a desk, by their names.
import {
  CHANCE_SEAT,
  FormatError,
  type Game,
  type Host,
  hostOf,
  type Json,
  openMatch,
  type SeatKind,
  seqOf,
  startOf,
  type Viewer,
} from '@sagebrush/engine';

const MOST_MATCHES = 10_000;

interface OpenOptions {
  readonly options?: { readonly [name: string]: Json };
  readonly seed?: string;
}
export interface OpenMatches {
  has(id: string): boolean;
  find(id: string): Host;
  /** The same, if the match has such a seat. */
  at(id: string, seat: Viewer): Host;
  keep(host: Host): { readonly match: string; readonly seq: number; readonly pending: readonly number[] };
  open(
    game: Game,
    given: OpenOptions,
    seats: readonly SeatKind[],
    position?: Json,
  ): { readonly [field: string]: unknown };
  close(id: string): void;
}

export function openMatches(freshSeed: () => string): OpenMatches {
  const hosts = new Map<string, Host>();
  let opened = 0;

  const find = (id: string): Host => {
    const host = hosts.get(id);
    if (!host) throw new FormatError('match', `"${id}" is not open here`);
    return host;
  };
  const keep: OpenMatches['keep'] = (host) => {
    if (hosts.size >= MOST_MATCHES)
      throw new FormatError('match', `${MOST_MATCHES} matches are open: close some first`);
    const { match } = host;
    hosts.set(match.start.match, host);
    return { match: match.start.match, seq: seqOf(match), pending: match.game.pending(match.state) };
  };

  /** A match that was loaded may have such a name already. */
  const freshNumber = (): number => {
    let number = opened + 1;
    while (hosts.has(`m${number}`)) number += 1;
    return number;
  };

  return {
    has: (id) => hosts.has(id),
    find,
    at: (id, seat) => seated(find(id), seat),
    keep,
    open(game, { options = {}, seed = freshSeed() }, seats, position) {
      const number = freshNumber();
      const start = startOf(game, { match: `m${number}`, seats, options, chance: { kind: 'seed', seed } });
      const match = openMatch(game, position === undefined ? start : { ...start, position });
      opened = number;
      return {
        ...keep(hostOf({ match, emitted: match.opening })),
        events: match.opening.map((emitted) => emitted.event),
      };
    },
    close(id) {
      find(id);
      hosts.delete(id);
    },
  };
}

/** The host, if its match has such a seat. */
function seated(host: Host, seat: Viewer): Host {
  const { seats } = host.match.table;
  if (typeof seat === 'number' && seat >= seats.length)
    throw new FormatError('seat', `is ${seat}: this match has ${seats.length} seats`);
  return host;
}

/** How many seats a position has: as many as its hands, with `live` telling which of them decide. */
export function seatsInPosition(game: Game, position: Json): readonly SeatKind[] {
  const { hands, live } = (typeof position === 'object' && position !== null ? position : {}) as {
    readonly hands?: Json;
    readonly live?: Json;
  };
  if (Array.isArray(live)) return game.seating(live.map((one) => (one === true ? 'live' : CHANCE_SEAT)));
  if (!Array.isArray(hands)) throw new FormatError('position.hands', 'is missing: a list of hands, one for each seat');
  return game.seating(hands.length);
}
