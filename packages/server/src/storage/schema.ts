// The rows: what the store keeps. JSON is kept as text and flags as 0 or 1, so that both engines read the same.
import type { Generated, Selectable } from 'kysely';

export interface Schema {
  people: PeopleRow;
  tokens: { hash: string; person: string; created: number };
  device_links: { hash: string; person: string; expires: number; used: number | null };
  tables: TablesRow;
  feed: FeedColumns;
  matches: MatchesRow;
  seats: { match: string; seat: number; person: string; started: number };
  standings: { person: string; game: string; mu: number; sigma: number; floor: number; matches: number };
  ratings: { person: string; match: string; game: string; mu: number; sigma: number; at: number };
  visits: { person: string; feed: string };
  nodes: { id: string; host: string; started: number; seen: number; load: string };
  notices: { id: string; text: string; closes: number | null; made: number; until: number };
  /** `body` is the hash of what was asked, so that a key is not taken for another request; older rows have none. */
  requests: { hash: string; at: number; answer: string | null; body: string | null };
  /**
   * Option documents by their hash. `body` is the JSON as it stands in logs, `address` the keyed hash of where it came
   * from, for a day.
   */
  documents: { hash: string; body: string; created: number; address: string | null };
  /** `used_by` is the id of a table, a match or a person. */
  document_uses: { document: string; used_by: string };
  /** Until when each node may be taken to live. What a node holds is free once its lease is over. */
  leases: { node: string; until: number };
  /** Who has which table open, and at which node. */
  presence: { feed: string; person: string; node: string };
  /** How many look on at a table from each node. */
  rails: { feed: string; node: string; watching: number };
  /** What the house keeps to itself, such as the key of its hashes. */
  secrets: { name: string; value: string };
}

interface PeopleRow {
  id: string;
  name: string;
  lang: string;
  /** 1 for a program. */
  program: number;
  /** Whose bot account this is. */
  owner: string | null;
  created: number;
  /** The keyed hash of the address that they arrived from, for a day. */
  address: Generated<string | null>;
  /** The day of their last visit; null for who stays for good, having played with others. */
  seen: Generated<number | null>;
}

interface TablesRow {
  id: string;
  state: string;
  /** 1 when the lobby lists it. */
  listed: number;
  doc: string;
  created: number;
  changed: number;
  /**
   * Who pays for it until it closes: its host, or whose bot account the host is; and the keyed hash of the address that
   * it was opened from.
   */
  owner: Generated<string | null>;
  address: Generated<string | null>;
  /** The seats that bots play now. */
  bots: Generated<number>;
  /** 1 when it is closed and nothing is left of it but its matches. */
  swept: Generated<number>;
}

/**
 * One numbered feed for each table: all that happened there, in order. (feed, n) is the lock for every change of a
 * table:
 * of two writers that saw the same n, one wins, and so (match, seq) is unique too. A match's log is its rows, from its
 * deal to the next one.
 */
interface FeedColumns {
  feed: string;
  n: number;
  kind: string;
  match: string | null;
  seq: number | null;
  body: string;
  /** The clocks after a move, where there are any: what the message said, so that it can be said again. */
  due: Generated<string | null>;
  at: number;
}
export type FeedRow = Selectable<FeedColumns>;

interface MatchesRow {
  id: string;
  tbl: string;
  /** The log's start, without the secret of its shuffle, and with references in the place of documents. */
  start: string;
  secret: string;
  players: string;
  /** null while it runs, and when it has ended without a result. */
  outcome: string | null;
  /** When the server has to do something here: a bot's turn or a clock; null when it waits for people. */
  due: number | null;
  /** The node that does what is due. While it lives, no other one takes it. */
  holder: string | null;
  started: number;
  ended: number | null;
  /** How many people sat down to it. */
  people: Generated<number>;
  /** 0 is not rated, 1 has to be counted once it has ended, 2 is counted. */
  rated: Generated<number>;
}
export type MatchRow = Selectable<MatchesRow>;
