// What the streams say. What has happened has an id, and a client that brings the last one back gets what it missed;
// what is only true now has none.
import { type Of, shape } from '@sagebrush/engine';
import { friendsFields } from './friends.ts';
import { inboxFields } from './inbox.ts';
import { moment } from './moment.ts';
import { id, name, seat, time } from './primitives.ts';
import { chatLine, lobbyFields, lobbyTable, tableInfo } from './table.ts';

const { flag, list, nullable, object, oneOf, optional, tagged, text, whole } = shape;

/**
 * When each seat's time runs out, in milliseconds since 1970; null where no clock runs. Empty at a table without
 * clocks.
 */
const deadlines = list(nullable(time), { max: 12 });

/** Everything about a table at once: how a stream begins that has nothing to resume. */
export const snapshot = object({
  table: tableInfo,
  /** The viewer's own chair in the present match, or before it; null at the rail. */
  seat: nullable(seat),
  moment: nullable(moment),
  deadlines,
  chat: list(chatLine),
});
export type Snapshot = Of<typeof snapshot>;

/** What the house tells everyone who is here: that it closes, and when. */
const notice = object({ id, text: text({ max: 300 }), closes: nullable(time) });
export type Notice = Of<typeof notice>;
/** The session that opened the stream has ended: there is nothing to come back to. */
const endedMessage = object({ type: oneOf('ended') });
/** The notice that stands now; null when it was withdrawn. */
const noticeMessage = object({ type: oneOf('notice'), notice: nullable(notice) });

export const tableMessage = tagged('type', {
  hello: object({ type: oneOf('hello'), snapshot }),
  moment: object({ type: oneOf('moment'), moment, deadlines }),
  table: object({ type: oneOf('table'), table: tableInfo }),
  chat: object({ type: oneOf('chat'), line: chatLine }),
  presence: object({ type: oneOf('presence'), person: id, name, here: flag }),
  /**
   * Somebody has another name now, or keeps the one they have: everywhere, in what was said and done before too. With
   * `was`, a guest has signed in, and all that was that guest's is this person's.
   */
  renamed: object({ type: oneOf('renamed'), person: id, name, kept: flag, was: optional(id) }),
  /** The clocks changed between two moves: somebody came back to their seat. */
  deadlines: object({ type: oneOf('deadlines'), deadlines }),
  /** Somebody wants a move to stand that another asked to take back. */
  declined: object({ type: oneOf('declined'), seat, asked: seat }),
  /**
   * Told at the start of a stream and when it changes: the server's time, how many look on from the rail, and whether
   * the bots of this
   * table are given less time to think than usual, because so many others wait.
   */
  now: object({ type: oneOf('now'), time, watching: whole(0, 1_000_000), hurried: flag }),
  notice: noticeMessage,
  ended: endedMessage,
  /** The host of the site has taken this viewer away from the table: there is nothing to come back to. */
  removed: object({ type: oneOf('removed') }),
  /** The server goes away: come back with the last id you have. */
  bye: object({ type: oneOf('bye') }),
});
export type TableMessage = Of<typeof tableMessage>;
export type Now = Extract<TableMessage, { type: 'now' }>;

export const lobbyMessage = tagged('type', {
  /** The first page. */
  hello: object({ type: oneOf('hello'), ...lobbyFields }),
  table: object({ type: oneOf('table'), table: lobbyTable }),
  gone: object({ type: oneOf('gone'), table: id }),
  notice: noticeMessage,
  ended: endedMessage,
  bye: object({ type: oneOf('bye') }),
});
export type LobbyMessage = Of<typeof lobbyMessage>;

/** What a tournament's stream says: that there is something new, and how far it is. */
export const tournamentMessage = tagged('type', {
  changed: object({ type: oneOf('changed'), step: whole(0, 1_000_000_000) }),
  notice: noticeMessage,
  ended: endedMessage,
  bye: object({ type: oneOf('bye') }),
});
export type TournamentMessage = Of<typeof tournamentMessage>;

/** What is told to one person, wherever they are on the site. It is only true now: without ids. */
export const meMessage = tagged('type', {
  /** At the start of the stream, and whenever any of it has changed. */
  friends: object({ type: oneOf('friends'), ...friendsFields }),
  inbox: object({ type: oneOf('inbox'), ...inboxFields }),
  notice: noticeMessage,
  ended: endedMessage,
  bye: object({ type: oneOf('bye') }),
});
export type MeMessage = Of<typeof meMessage>;
