// A table on the server: its chairs before the match, and the link to it while one is played.
import { CHANCE_SEAT, chanceSeatName, detach, optionsUnder } from '@sagebrush/engine';
import {
  type Client,
  client,
  freshHex32,
  type Me,
  type Moment,
  type Now,
  ProblemError,
  type ChatLine as SaidLine,
  type TableInfo,
  type TableMessage,
} from '@sagebrush/protocol';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import type {
  ChatLine,
  Listener,
  Player,
  Seating,
  TableConnection,
  TableStatus,
  ToldMoment,
} from '@sagebrush/table-kit/table/connection.ts';
import { createStore, type StoreApi } from 'zustand';
import { entryOf, isGameId, loadRules } from '../games/games.ts';
import { tellNotice } from '../notice/notice-store.ts';
import { problemText } from '../words/problem-text.ts';
import { documentShelf } from './documents.ts';
import { withMoment } from './standing.ts';

export const server: Client = client();
export const documents = documentShelf(server);

/** Who I am on this server; a new guest gets a session at once. */
export async function arrive(): Promise<Me> {
  const { name, lang } = useSettings.getState();
  const me = await server.call('arrive', { body: { lang, ...(name === '' ? {} : { name }) } });
  changeSettings({ known: true });
  return me;
}

interface OnlineShown {
  readonly me: Me | undefined;
  readonly table: TableInfo | undefined;
  readonly chat: readonly ChatLine[];
  readonly connected: boolean;
  /** The sentence of the server's no. */
  readonly problem: string | undefined;
  /** The session is over: nothing more comes. */
  readonly ended: boolean;
}

export interface OnlineTable {
  readonly store: StoreApi<OnlineShown>;
  readonly link: TableConnection;
  sit(seat: number): void;
  stand(): void;
  seatBot(seat: number, level: string): void;
  clearChair(seat: number): void;
  start(): void;
  /** Takes the seat back from the bot that stood in. */
  returnToSeat(): void;
  rename(name: string): void;
  close(): void;
}

export function openOnlineTable(id: string): OnlineTable {
  const store = createStore<OnlineShown>(() => ({
    me: undefined,
    table: undefined,
    chat: [],
    connected: true,
    problem: undefined,
    ended: false,
  }));
  const leaving = new AbortController();
  const params = { table: id };
  let listener: Listener | undefined;
  let told: Seating | undefined;
  let due: TableStatus['due'] = [];
  /**
   * What is only true now: how far the server's clock is ahead of this one, who looks on, and whether the bots are
   * hurried.
   */
  let now = { ahead: 0, watching: 0, hurried: false };
  /** The match stood still when this table was opened, and nobody has moved since. */
  let waking = false;
  /** The moments that still stand, and the one that the table has come to. */
  let past: readonly Moment[] = [];
  let present: Moment | undefined;

  /** Tells who sits where whenever it changes; a match has a seating before its first moment. */
  function tellSitting(): void {
    const { table, me } = store.getState();
    const seating = table && seatingOf(table, me?.id);
    if (!seating) return;
    told = seating;
    listener?.seating(seating);
  }
  function tellManners(): void {
    const { table } = store.getState();
    if (!table || !told) return;
    const hasMoved = past.some(({ by }) => by?.seat === told?.you);
    listener?.status(statusOf(table, { due, ...now, waking, mayAsk: !table.rated && hasMoved }));
  }
  function tellMoment(moment: Moment): void {
    waking = false;
    past = withMoment(moment.match === present?.match ? past : [], moment);
    present = moment;
    listener?.moment(moment.undone ? wholeMoment(moment) : moment);
    tellManners();
  }
  const wholeTable = (table: TableInfo): Promise<TableInfo> =>
    persistently(async () => withItsOptions(await documents.whole(table)), leaving.signal);
  const wholeMoment = (moment: Moment): ToldMoment => ({
    ...moment,
    events: past.flatMap(({ events }) => events),
    whole: true,
  });
  function tellChat(line: SaidLine): void {
    const chat = chatLine(line, store.getState().me?.id);
    store.setState(({ chat: lines }) => ({ chat: [...lines, chat] }));
    listener?.chat(chat);
  }

  async function hear(message: TableMessage): Promise<void> {
    switch (message.type) {
      case 'hello': {
        const { table, moment, chat } = message.snapshot;
        store.setState({ table: await wholeTable(table), chat: [] });
        due = message.snapshot.due;
        waking = table.paused;
        for (const line of chat) tellChat(line);
        tellSitting();
        if (!moment) return;
        past = await pastOf(moment);
        present = moment;
        listener?.moment(wholeMoment(moment));
        return tellManners();
      }
      case 'moment':
        if (message.moment.match !== told?.match) tellSitting();
        due = message.due;
        return tellMoment(message.moment);
      case 'table':
        store.setState({ table: await wholeTable(message.table) });
        tellSitting();
        return tellManners();
      case 'due':
        due = message.due;
        return tellManners();
      case 'declined':
        return listener?.declined(message.seat, message.asked);
      case 'chat':
        return tellChat(message.line);
      case 'presence':
        store.setState(({ table }) => ({ table: table && withPresence(table, message.person, message.here) }));
        return tellSitting();
      case 'notice':
        return tellNotice(message.notice);
      case 'now':
      case 'ended':
      case 'bye':
        return;
    }
  }

  async function follow(): Promise<void> {
    store.setState({ me: await persistently(arrive, leaving.signal) });
    const onLine = (connected: boolean): void => {
      store.setState({ connected });
      listener?.connected(connected);
    };
    const onNow = ({ time, watching, hurried }: Now): void => {
      now = { ahead: time - Date.now(), watching, hurried };
      tellManners();
    };
    for await (const { message } of server.followTable(id, { signal: leaving.signal, onLine, onNow }))
      await hear(message);
  }
  const fail = (reason: unknown): void => {
    if (leaving.signal.aborted) return;
    const ended = reason instanceof ProblemError && reason.problem.code === 'no-session';
    if (ended) changeSettings({ known: false });
    store.setState({ problem: problemText(useSettings.getState().lang, reason), ended });
  };
  detach(follow(), fail);

  /** A change of the table; what it means comes back by the stream. */
  function change(work: () => Promise<unknown>): void {
    store.setState({ problem: undefined });
    detach(work(), fail);
  }

  const link: TableConnection = {
    kind: 'remote',
    listen(heard) {
      listener = heard;
      if (told) heard.seating(told);
      for (const line of store.getState().chat) heard.chat(line);
      if (present && present.match === told?.match) heard.moment(wholeMoment(present));
      tellManners();
    },
    async act(seq, action) {
      const match = told?.match;
      if (match === undefined) return undefined;
      const key = crypto.randomUUID();
      try {
        await persistently(() => server.call('act', { params, body: { match, seq, action }, key }), leaving.signal);
        return undefined;
      } catch (reason) {
        if (reason instanceof ProblemError && reason.problem.refusal) return reason.problem.refusal;
        throw reason;
      }
    },
    async takeBack(seq) {
      if (told) await server.call('takeBack', { params, body: { match: told.match, seq } });
    },
    async answerTakeBack(agree) {
      await server.call('answerTakeBack', { params, body: { agree } });
    },
    async callStandIn(seat) {
      await server.call('callStandIn', { params, body: { seat } });
    },
    finishedLog: () => server.call('log', { params: { match: told?.match ?? '' } }),
    async rematch() {
      await server.call('rematch', { params, body: { contribution: freshHex32() } });
      return `/t/${id}`;
    },
    async say(text) {
      await server.call('chat', { params, body: { text } });
    },
    close: () => leaving.abort(),
  };

  return {
    store,
    link,
    sit: (seat) => change(() => server.call('sit', { params, body: { seat, contribution: freshHex32() } })),
    stand: () => change(() => server.call('stand', { params })),
    seatBot: (seat, level) => change(() => server.call('seatBot', { params, body: { seat, level } })),
    clearChair: (seat) => change(() => server.call('clearChair', { params, body: { seat } })),
    start: () => change(() => server.call('start', { params })),
    returnToSeat: () => change(() => server.call('returnToSeat', { params })),
    rename: (name) => change(async () => store.setState({ me: await server.call('changeMe', { body: { name } }) })),
    close: () => leaving.abort(),
  };
}

/** The log begins no earlier than so many moments ago. */
const LONGEST_PAST = 400;

/** The moments that still stand up to this one, for the log; where they cannot be had, this one alone. */
async function pastOf(present: Moment): Promise<readonly Moment[]> {
  try {
    const from = String(Math.max(0, present.seq + 1 - LONGEST_PAST));
    const { moments } = await server.call('replay', { params: { match: present.match }, query: { from } });
    return moments.filter(({ seq }) => seq <= present.seq).reduce<readonly Moment[]>(withMoment, []);
  } catch {
    return [present];
  }
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function allowedBy(clock: TableInfo['clock']): number {
  if (clock.kind === 'none') return 0;
  return clock.kind === 'seconds' ? clock.seconds * SECOND : clock.days * DAY;
}

interface Heard extends Pick<TableStatus, 'mayAsk' | 'watching'> {
  /** By the clock of the server, which is so many milliseconds ahead of this device's. */
  readonly due: TableStatus['due'];
  readonly ahead: number;
  readonly hurried: boolean;
  readonly waking: boolean;
}

export function statusOf(
  { clock, takeBackAsked }: TableInfo,
  { due, ahead, mayAsk, watching, hurried, waking }: Heard,
): TableStatus {
  const here = due.map((time) => (time === null ? null : time - ahead));
  const pace = hurried ? 'hurried' : undefined;
  const bots = waking ? 'waking' : pace;
  return {
    due: here,
    limit: allowedBy(clock),
    takeBackAsked,
    mayAsk: mayAsk && takeBackAsked === null,
    watching,
    bots,
  };
}

/** With what its version of the rules adds to its options. */
async function withItsOptions(table: TableInfo): Promise<TableInfo> {
  if (!isGameId(table.game)) return table;
  const options = optionsUnder(await loadRules(table.game), table.rules, table.options);
  return { ...table, options: options as TableInfo['options'] };
}

export function seatingOf(table: TableInfo, me: string | undefined): Seating | undefined {
  if (table.match === null || !isGameId(table.game)) return undefined;
  const you = table.chairs.findIndex(({ who }) => who?.kind === 'person' && who.id === me);
  return {
    match: table.match,
    game: table.game,
    table: { seats: table.seats, options: table.options },
    you: you < 0 ? 'rail' : you,
    hints: table.hints,
    players: table.chairs.map((chair, seat) => playerIn(chair, table, seat === you)),
  };
}

function playerIn({ seat, kind, who }: TableInfo['chairs'][number], table: TableInfo, you: boolean): Player {
  if (kind === CHANCE_SEAT)
    return { kind, name: chanceSeatName(entryOf(table.game), useSettings.getState().lang, table.seats, seat) };
  if (!who) return { kind: 'free', name: '' };
  if (who.kind === 'bot') return { kind: 'bot', name: who.name, level: who.level };
  return { kind: you ? 'you' : 'person', name: who.name, away: !who.here && !you, standIn: who.standIn };
}

const withPresence = (table: TableInfo, person: string, here: boolean): TableInfo => ({
  ...table,
  chairs: table.chairs.map((chair) =>
    chair.who?.kind === 'person' && chair.who.id === person ? { ...chair, who: { ...chair.who, here } } : chair,
  ),
});

const chatLine = ({ by, name, text, at }: SaidLine, me: string | undefined): ChatLine => ({
  id: `${by} ${at}`,
  by,
  yours: by === me,
  name,
  text,
});

const MOST_TRIES = 30;
const PAUSE = 700;

/** Tries again while the network is away; a no of the server is final. */
async function persistently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (reason) {
      if (reason instanceof ProblemError || signal.aborted || tries >= MOST_TRIES) throw reason;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
