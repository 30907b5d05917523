// The rows: what the store keeps. JSON is kept as text and flags as 0 or 1, so that both engines read the same.
import type { Generated, Selectable } from 'kysely';

export interface Schema {
  people: PeopleRow;
  /** `device` is what the browser said it is, in two words; `seen` the day of the last visit. */
  tokens: {
    hash: string;
    person: string;
    created: number;
    device: Generated<string | null>;
    seen: Generated<number | null>;
  };
  /**
   * Kept names by what they look like. With an `until` it is a former one, which only its person can take again until
   * then.
   */
  handles: { key: string; person: string; until: number | null };
  /** `id` is the hash of the credential's own. Of a passkey there is nothing here that opens anything. */
  passkeys: {
    id: string;
    credential: string;
    person: string;
    public_key: string;
    counter: number;
    transports: string;
    synced: number;
    name: string;
    created: number;
    used: number | null;
  };
  recovery_codes: { person: string; hash: string; created: number };
  /** What a passkey has to sign, by its hash: good for once. */
  challenges: { hash: string; purpose: string; person: string | null; expires: number };
  /** The keyed hashes of the addresses that somebody came from, with the day. */
  addresses: { person: string; address: string; seen: number };
  /** Addresses from which no new guest may come for a while. */
  barred_addresses: { address: string; until: number };
  /** From one person to another: `asked` to be friends (both ways, they are), `block`, `mute`. */
  ties: { person: string; other: string; kind: string; at: number };
  invitations: { id: string; person: string; sender: string; tbl: string; at: number; until: number };
  reports: ReportsRow;
  /** Who sat or spoke at the table of a report. */
  report_people: { report: string; person: string };
  /** What admins have done: every deed, with the name of the token that did it. */
  deeds: {
    id: string;
    at: number;
    admin: string;
    deed: string;
    person: string | null;
    tbl: string | null;
    report: string | null;
    details: string;
  };
  device_links: { hash: string; person: string; expires: number; used: number | null };
  tables: TablesRow;
  /** Cards that several matches have. Until it `opens` somebody may still have them before them; null is not known yet. */
  deals: { id: string; opens: number | null };
  tournaments: TournamentsRow;
  /** Who takes part, in the order of entering: a person, or a bot of the house by its level. */
  tournament_entrants: {
    tournament: string;
    n: number;
    person: string | null;
    level: string | null;
    program: number;
    /** What they added to every shuffle. */
    contribution: string | null;
    from_round: number;
    until_round: number | null;
  };
  tournament_rounds: { tournament: string; round: number; byes: string; drawn: number; closed: number | null };
  /** `seats` are the competitors, by seat; `result` is counted once. */
  tournament_tables: {
    tournament: string;
    round: number;
    number: number;
    tbl: string;
    seats: string;
    result: string | null;
  };
  feed: FeedColumns;
  matches: MatchesRow;
  seats: { match: string; seat: number; person: string; started: number };
  standings: { person: string; game: string; mu: number; sigma: number; floor: number; matches: number };
  /** One step of a rating; what it was before is missing in steps of before that was kept. */
  ratings: {
    person: string;
    match: string;
    game: string;
    mu: number;
    sigma: number;
    at: number;
    was_mu: Generated<number | null>;
    was_sigma: Generated<number | null>;
  };
  visits: { person: string; feed: string };
  /** Where somebody waits for whoever comes first, or plays with them: one table a person. */
  seekers: { person: string; tbl: string; at: number };
  /** Raised by whoever opens a table for such a wish: of two at once one has to look again. */
  pools: { pool: string; version: number };
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
  /** Browsers that are told what waits for their person; `id` is the hash of the endpoint, `session` that of the token. */
  push_subscriptions: {
    id: string;
    person: string;
    session: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    quiet: string | null;
    created: number;
  };
  /** What waits for somebody: a path of this site, the ids of the others as JSON. `pushed` is when devices were told. */
  inbox: {
    person: string;
    kind: string;
    about: string;
    address: string;
    game: string | null;
    people: string;
    news: number;
    at: number;
    until: number | null;
    pushed: number | null;
  };
  dailies: DailiesRow;
  daily_tries: DailyTriesRow;
  /** How many of the field came out with each margin, by the version of the bots. */
  daily_counts: { day: string; game: string; bots: string; margin: number; people: number };
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
  /** Since when the name is kept; null for a guest. */
  kept: Generated<number | null>;
  /** What others may see of them, as JSON; null where they have said nothing. */
  shows: Generated<string | null>;
  /** Until when the host of the site keeps them out, and from talking. */
  suspended: Generated<number | null>;
  silenced: Generated<number | null>;
}

/** A day's deal of one game. */
interface DailiesRow {
  day: string;
  game: string;
  /** Told to nobody before `opened`. */
  secret: string;
  published: number;
  /** Since when nothing counts any more and everything may be seen. */
  opened: number | null;
  /** What each level made of it, as JSON, and by which version of the bots; who plays it now; 1 once somebody wants it. */
  levels: string | null;
  levels_of: string | null;
  holder: string | null;
  wanted: number;
}

/** The one try of a person that counts. */
interface DailyTriesRow {
  day: string;
  game: string;
  person: string;
  match: string;
  tbl: string;
  bots: string;
  /** 1 where the name was kept before the day began. */
  field: number;
  started: number;
  ended: number | null;
  score: number | null;
  margin: number | null;
}

interface ReportsRow {
  id: string;
  at: number;
  /** Who reports; a pseudonym once they are gone. */
  reporter: string;
  /** Whom it is about; a pseudonym once they are gone. null for a document. */
  person: string | null;
  document: string | null;
  reason: string;
  words: string;
  /** What the reporter could see when they reported, as JSON. */
  context: string;
  /** null while it waits for somebody. */
  done: number | null;
  verdict: string | null;
}

interface TablesRow {
  id: string;
  state: string;
  /** 1 when the lobby lists it. */
  listed: number;
  doc: string;
  created: number;
  changed: number;
  /** Since when none of its people has it open; null while one of them has. */
  deserted: Generated<number | null>;
  /** 1 when it closes soon after they have gone. */
  brief: Generated<number>;
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

interface TournamentsRow {
  id: string;
  state: string;
  /** Its settings. */
  doc: string;
  /** All its shuffles come from it. */
  secret: string;
  organiser: string | null;
  starts: number;
  /** When the next step of its schedule has to be taken; null while it waits for tables, and when it is over. */
  wake_at: number | null;
  warned: number;
  /** Grows with every change: of two writers that saw the same number, one wins. */
  step: number;
  created: number;
  changed: number;
  /** Who pays for it until it is over. */
  owner: string | null;
  address: string | null;
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
  deadlines: Generated<string | null>;
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
  wake_at: number | null;
  /** The node that does what is due. While it lives, no other one takes it. */
  holder: string | null;
  started: number;
  ended: number | null;
  /** How many people sat down to it. */
  people: Generated<number>;
  /** 0 is not rated, 1 has to be counted once it has ended, 2 is counted, 3 was annulled. */
  rated: Generated<number>;
  /** The seats that were forfeited, as JSON; null where none was. */
  forfeits: Generated<string | null>;
  /** Why it does not count, though its table is rated. */
  uncounted: Generated<string | null>;
  /** The deal that it shares with other matches. */
  deal: Generated<string | null>;
}
export type MatchRow = Selectable<MatchesRow>;
