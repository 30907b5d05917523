// A table on the server: its chairs before the match, and the link to it while one is played.
import {
  type Client,
  client,
  freshContribution,
  type Me,
  ProblemError,
  type ChatLine as SaidLine,
  type TableInfo,
  type TableMessage,
} from '@sagebrush/protocol';
import { createStore, type StoreApi } from 'zustand';
import { isGameId } from '../games/ids.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { wordsNow } from '../words/index.ts';
import type { ChatLine, Listener, Player, Sitting, TableLink } from './link.ts';

export const server: Client = client();

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
}

export interface OnlineTable {
  readonly store: StoreApi<OnlineShown>;
  readonly link: TableLink;
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
  const store = createStore<OnlineShown>(() => ({ me: undefined, table: undefined, chat: [], connected: true, problem: undefined }));
  const leaving = new AbortController();
  const params = { table: id };
  let listener: Listener | undefined;
  let told: Sitting | undefined;
  const before: Parameters<Listener['moment']>[0][] = [];

  /** Tells who sits where whenever it changes; a match has a sitting before its first moment. */
  function tellSitting(): void {
    const { table, me } = store.getState();
    const sitting = table && sittingOf(table, me?.id);
    if (!sitting) return;
    told = sitting;
    listener?.sitting(sitting);
  }
  function tellMoment(moment: Parameters<Listener['moment']>[0]): void {
    before.push(moment);
    listener?.moment(moment);
  }
  function tellChat(line: SaidLine): void {
    const chat = chatLine(line);
    store.setState(({ chat: lines }) => ({ chat: [...lines, chat] }));
    listener?.chat(chat);
  }

  async function hear(message: TableMessage): Promise<void> {
    switch (message.type) {
      case 'hello': {
        const { table, moment, chat } = message.snapshot;
        store.setState({ table, chat: [] });
        for (const line of chat) tellChat(line);
        tellSitting();
        if (moment) tellMoment({ ...moment, events: await eventsUpTo(moment.match, moment.seq) });
        return;
      }
      case 'moment':
        if (message.moment.match !== told?.match) tellSitting();
        return tellMoment(message.moment);
      case 'table':
        store.setState({ table: message.table });
        return tellSitting();
      case 'chat':
        return tellChat(message.line);
      case 'presence':
        store.setState(({ table }) => ({ table: table && withPresence(table, message.person, message.here) }));
        return tellSitting();
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
    for await (const { message } of server.followTable(id, { signal: leaving.signal, onLine })) await hear(message);
  }
  const fail = (reason: unknown): void => {
    if (!leaving.signal.aborted) store.setState({ problem: reason instanceof Error ? reason.message : String(reason) });
  };
  void follow().catch(fail);

  /** A change of the table; what it means comes back by the stream. */
  function change(work: () => Promise<unknown>): void {
    store.setState({ problem: undefined });
    work().catch(fail);
  }

  const link: TableLink = {
    kind: 'remote',
    listen(heard) {
      listener = heard;
      if (told) heard.sitting(told);
      for (const line of store.getState().chat) heard.chat(line);
      for (const moment of before.filter(({ match }) => match === told?.match)) heard.moment(moment);
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
    finishedLog: () => server.call('log', { params: { match: told?.match ?? '' } }),
    async rematch() {
      await server.call('rematch', { params, body: { contribution: freshContribution() } });
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
    sit: (seat) => change(() => server.call('sit', { params, body: { seat, contribution: freshContribution() } })),
    stand: () => change(() => server.call('stand', { params })),
    seatBot: (seat, level) => change(() => server.call('seatBot', { params, body: { seat, level } })),
    clearChair: (seat) => change(() => server.call('clearChair', { params, body: { seat } })),
    start: () => change(() => server.call('start', { params })),
    returnToSeat: () => change(() => server.call('returnToSeat', { params })),
    rename: (name) => change(async () => store.setState({ me: await server.call('changeMe', { body: { name } }) })),
    close: () => leaving.abort(),
  };
}

/** Everything that was told so far, for the log; nothing where it cannot be had. */
async function eventsUpTo(match: string, seq: number): Promise<Parameters<Listener['moment']>[0]['events']> {
  try {
    const { moments } = await server.call('replay', { params: { match } });
    return moments.filter((moment) => moment.seq <= seq).flatMap(({ events }) => events);
  } catch {
    return [];
  }
}

export function sittingOf(table: TableInfo, me: string | undefined): Sitting | undefined {
  if (table.match === null || !isGameId(table.game)) return undefined;
  const you = table.chairs.findIndex(({ who }) => who?.kind === 'person' && who.id === me);
  return {
    match: table.match,
    game: table.game,
    table: { seats: table.seats, options: table.options },
    you: you < 0 ? 'rail' : you,
    hints: table.hints,
    players: table.chairs.map((chair, seat) => playerIn(chair, seat === you)),
  };
}

function playerIn({ kind, who }: TableInfo['chairs'][number], you: boolean): Player {
  if (kind === 'deadwood') return { kind: 'deadwood', name: wordsNow().deadwood };
  if (!who) return { kind: 'free', name: '' };
  if (who.kind === 'bot') return { kind: 'bot', name: who.name, level: who.level };
  return { kind: you ? 'you' : 'person', name: who.name, away: !who.here && !you };
}

const withPresence = (table: TableInfo, person: string, here: boolean): TableInfo => ({
  ...table,
  chairs: table.chairs.map((chair) =>
    chair.who?.kind === 'person' && chair.who.id === person ? { ...chair, who: { ...chair.who, here } } : chair,
  ),
});

const chatLine = ({ by, name, text, at }: SaidLine): ChatLine => ({ id: `${by} ${at}`, name, text });

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
