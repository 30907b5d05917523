// The stream of a table on the server: what came by it so far, and who listens to it in the browser.
import type { ChatLine, Me, Moment, Now, TableInfo, TableMessage } from '@sagebrush/protocol';
import type {
  ChatMessage,
  Seating,
  TableListener,
  TableMoment,
  TableStatus,
} from '@sagebrush/table-kit/table/connection.ts';
import { createStore, type StoreApi } from 'zustand';
import { showNotice } from '../notice/notice-store.ts';
import { pastOf, withMoment } from './past-moments.ts';
import { type Persistence, persistently } from './persistently.ts';
import { arrive, beMe, documents, server } from './server.ts';
import { chatMessage, isCutShort, renamedIn, seatingOf, statusOf, withItsOptions, withPresence } from './table-info.ts';

export interface OnlineShown {
  readonly me: Me | undefined;
  readonly table: TableInfo | undefined;
  readonly chat: readonly ChatMessage[];
  readonly connected: boolean;
  /** Nobody looks on here, and I do not play: no moment comes. */
  readonly isHidden: boolean;
  /** The sentence of the server's no. */
  readonly problem: string | undefined;
  /** The session is over: nothing more comes. */
  readonly ended: boolean;
}

export interface TableStream {
  readonly store: StoreApi<OnlineShown>;
  readonly signal: AbortSignal;
  /** Whether the two ways to the server are open. */
  lines: { readonly stream: boolean; readonly calls: boolean };
  listener: TableListener | undefined;
  /** Of the match that is played, as the listener knows it. */
  seating: Seating | undefined;
  deadlines: TableStatus['deadlines'];
  /**
   * What is only true now: how far the server's clock is ahead of this one, who looks on, and whether the bots are
   * hurried.
   */
  now: { readonly ahead: number; readonly watching: number; readonly hurried: boolean };
  /** The match stood still when this table was opened, and nobody has moved since. */
  waking: boolean;
  /** The moments that still stand, and the one that the table has come to. */
  past: readonly Moment[];
  present: Moment | undefined;
  /** Who waits for the table to come to a moment. */
  awaited: readonly AwaitedMoment[];
}

interface AwaitedMoment {
  readonly match: string;
  readonly seq: number;
  come(): void;
}

export const newTableStream = (signal: AbortSignal): TableStream => ({
  store: createStore<OnlineShown>(() => ({
    me: undefined,
    table: undefined,
    chat: [],
    connected: true,
    isHidden: false,
    problem: undefined,
    ended: false,
  })),
  signal,
  lines: { stream: true, calls: true },
  listener: undefined,
  seating: undefined,
  deadlines: [],
  now: { ahead: 0, watching: 0, hurried: false },
  waking: false,
  past: [],
  present: undefined,
  awaited: [],
});

/** Until the table has come to this moment of its match, or to another match. */
export const comesTo = (stream: TableStream, { match, seq }: Pick<Moment, 'match' | 'seq'>): Promise<void> =>
  new Promise((come) => {
    stream.awaited = [...stream.awaited, { match, seq, come }];
    tellAwaited(stream);
  });

function tellAwaited(stream: TableStream): void {
  const { present, awaited } = stream;
  const hasCome = ({ match, seq }: AwaitedMoment): boolean => present?.match !== match || present.seq >= seq;
  stream.awaited = awaited.filter((one) => !hasCome(one));
  for (const one of awaited) if (hasCome(one)) one.come();
}

/** The line is open where the stream is, and no call waits for the network. */
function hearLine(stream: TableStream, heard: Partial<TableStream['lines']>): void {
  stream.lines = { ...stream.lines, ...heard };
  const connected = stream.lines.stream && stream.lines.calls;
  stream.store.setState({ connected });
  stream.listener?.connected(connected);
}
/** Calls for this table go on until the network is back, and the table says so meanwhile. */
export const callsOf = (stream: TableStream): Persistence => ({
  signal: stream.signal,
  onLine: (calls) => hearLine(stream, { calls }),
});

/** Arrives, and hears the stream until the signal says that nobody wants it any more. */
export async function followTable(stream: TableStream, id: string): Promise<void> {
  const { store, signal } = stream;
  store.setState({ me: await persistently(arrive, callsOf(stream)) });
  const onLine = (open: boolean): void => hearLine(stream, { stream: open });
  const onNow = ({ time, watching, hurried }: Now): void => {
    stream.now = { ahead: time - Date.now(), watching, hurried };
    passStatus(stream);
  };
  for await (const { message } of server.followTable(id, { signal, onLine, onNow })) await hear(stream, message);
}

/** Somebody listens from now on: first to all that is known already. */
export function listenTo(stream: TableStream, listener: TableListener): void {
  const { store, seating, present } = stream;
  stream.listener = listener;
  if (seating) listener.seating(seating);
  for (const line of store.getState().chat) listener.chat(line);
  if (present && present.match === seating?.match) tellMoment(stream, wholeMoment(stream, present));
  passStatus(stream);
}

async function hear(stream: TableStream, message: TableMessage): Promise<void> {
  const { store, listener, seating } = stream;
  switch (message.type) {
    case 'hello':
      return hearSnapshot(stream, message.snapshot);
    case 'moment':
      if (message.moment.match !== seating?.match) passSeating(stream);
      stream.deadlines = message.deadlines;
      return passMoment(stream, message.moment);
    case 'table':
      return hearTable(stream, message.table);
    case 'deadlines':
      stream.deadlines = message.deadlines;
      return passStatus(stream);
    case 'declined':
      return listener?.declined(message.seat, message.asked);
    case 'chat':
      return passChat(stream, message.line);
    case 'presence':
      store.setState(({ table }) => ({ table: table && withPresence(table, message.person, message.here) }));
      return passSeating(stream);
    case 'renamed':
      return hearRenamed(stream, message);
    case 'notice':
      return showNotice(message.notice);
    case 'now':
    case 'removed':
    case 'ended':
    case 'bye':
      return;
  }
}

async function hearTable(stream: TableStream, table: TableInfo): Promise<void> {
  const { store, present } = stream;
  const wasOpen = store.getState().table?.state !== 'closed';
  store.setState({ table: await wholeTable(stream, table) });
  passSeating(stream);
  if (wasOpen && isCutShort(table) && present) tellMoment(stream, wholeMoment(stream, present));
  passStatus(stream);
}

/** A name changes in what was said; the chairs follow by themselves. */
function hearRenamed({ store, listener }: TableStream, message: Extract<TableMessage, { type: 'renamed' }>): void {
  const { me, chat: said } = store.getState();
  const chat = renamedIn(said, message, me?.id);
  store.setState({ chat });
  listener?.talk(chat);
  if (me?.id === message.person) store.setState({ me: beMe({ ...me, name: message.name, kept: message.kept }) });
}

type Snapshot = Extract<TableMessage, { type: 'hello' }>['snapshot'];

/** The stream begins: everything about the table at once. */
async function hearSnapshot(stream: TableStream, { table, moment, chat, deadlines, seat }: Snapshot): Promise<void> {
  const isHidden = table.match !== null && moment === null && seat === null && !table.watchers;
  stream.store.setState({ table: await wholeTable(stream, table), chat: [], isHidden });
  stream.deadlines = deadlines;
  stream.waking = table.paused;
  for (const line of chat) passChat(stream, line);
  passSeating(stream);
  if (!moment) return;
  stream.past = await pastOf(moment);
  stream.present = moment;
  tellMoment(stream, wholeMoment(stream, moment));
  passStatus(stream);
}

/** Who sits where, whenever it changes; a match has a seating before its first moment. */
function passSeating(stream: TableStream): void {
  const { table, me } = stream.store.getState();
  const seating = table && seatingOf(table, me?.id);
  if (!seating) return;
  stream.seating = seating;
  stream.listener?.seating(seating);
}

function passStatus({ store, listener, seating, deadlines, now, waking, past }: TableStream): void {
  const { table } = store.getState();
  if (!table || !seating) return;
  const hasMoved = past.some(({ by }) => by?.seat === seating.you);
  listener?.status(statusOf(table, { deadlines, ...now, waking, mayAsk: !table.rated && hasMoved }));
}

function passMoment(stream: TableStream, moment: Moment): void {
  stream.store.setState({ isHidden: false });
  stream.waking = false;
  stream.past = withMoment(moment.match === stream.present?.match ? stream.past : [], moment);
  stream.present = moment;
  tellMoment(stream, moment.undone ? wholeMoment(stream, moment) : moment);
  passStatus(stream);
}

function tellMoment(stream: TableStream, moment: TableMoment): void {
  const { table } = stream.store.getState();
  stream.listener?.moment(table && isCutShort(table) ? unasked(moment) : moment);
  tellAwaited(stream);
}

const unasked = (moment: TableMoment): TableMoment => ({
  ...moment,
  view: { ...moment.view, pending: [] },
  choices: [],
  asked: false,
  takeBack: false,
});

function passChat({ store, listener }: TableStream, line: ChatLine): void {
  const message = chatMessage(line, store.getState().me?.id);
  store.setState(({ chat }) => ({ chat: [...chat, message] }));
  listener?.chat(message);
}

const wholeTable = (stream: TableStream, table: TableInfo): Promise<TableInfo> =>
  persistently(async () => withItsOptions(await documents.whole(table)), callsOf(stream));

/** A moment with all that still stands before it. */
const wholeMoment = ({ past }: TableStream, moment: Moment): TableMoment => ({
  ...moment,
  events: past.flatMap(({ events }) => events),
  whole: true,
});
