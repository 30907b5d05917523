// What the streams say. What has happened has an id, and a client that brings the last one back gets what it missed;
// what is only true now has none.
import { type Of, shape } from '@sagebrush/engine';
import { moment } from './moment.ts';
import { id, name, seat, time } from './primitives.ts';
import { chatLine, lobbyFields, lobbyTable, tableInfo } from './table.ts';

const { flag, list, nullable, object, oneOf, tagged, text, whole } = shape;

/**
 * When each seat's time runs out, in milliseconds since 1970; null where no clock runs. Empty at a table without
 * clocks.
 */
const due = list(nullable(time), { max: 12 });

/** Everything about a table at once: how a stream begins that has nothing to resume. */
export const snapshot = object({
  table: tableInfo,
  /** The viewer's own chair in the present match, or before it; null at the rail. */
  seat: nullable(seat),
  moment: nullable(moment),
  due,
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
  moment: object({ type: oneOf('moment'), moment, due }),
  table: object({ type: oneOf('table'), table: tableInfo }),
  chat: object({ type: oneOf('chat'), line: chatLine }),
  presence: object({ type: oneOf('presence'), person: id, name, here: flag }),
  /** The clocks changed between two moves: somebody came back to their seat. */
  due: object({ type: oneOf('due'), due }),
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
