// A table on the server: its chairs before the match, and the connection to it while one is played.
import { detach } from '@sagebrush/engine';
import { freshHex32, ProblemError } from '@sagebrush/protocol';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import type { StoreApi } from 'zustand';
import { persistently } from './persistently.ts';
import { beNobody, server } from './server.ts';
import {
  callsOf,
  comesTo,
  followTable,
  listenTo,
  newTableStream,
  type OnlineShown,
  type TableStream,
} from './table-stream.ts';

export interface OnlineTable {
  readonly store: StoreApi<OnlineShown>;
  readonly connection: TableConnection;
  sit(seat: number): void;
  stand(): void;
  seatBot(seat: number, level: string): void;
  clearChair(seat: number): void;
  start(): void;
  /** Asks for another match; the last one to ask deals. */
  wantRematch(): void;
  /** Takes the seat back from the bot that stood in. */
  returnToSeat(): void;
  close(): void;
}

export function openOnlineTable(id: string): OnlineTable {
  const leaving = new AbortController();
  const stream = newTableStream(leaving.signal);
  const { store } = stream;
  const params = { table: id };
  const fail = (reason: unknown): void => {
    if (!leaving.signal.aborted) showFailure(stream, reason);
  };
  /** A change of the table; what it means comes back by the stream. */
  function change(work: () => Promise<unknown>): void {
    store.setState({ problem: undefined });
    detach(work(), fail);
  }
  detach(followTable(stream, id), fail);
  const close = (): void => leaving.abort();
  return {
    store,
    connection: connectionBy(stream, id, close),
    sit: (seat) =>
      change(() =>
        server.call('sit', {
          params,
          body: { seat, contribution: freshHex32(), rated: store.getState().table?.rated === true },
        }),
      ),
    stand: () => change(() => server.call('stand', { params })),
    seatBot: (seat, level) => change(() => server.call('seatBot', { params, body: { seat, level } })),
    clearChair: (seat) => change(() => server.call('clearChair', { params, body: { seat } })),
    start: () => change(() => server.call('start', { params })),
    wantRematch: () => change(() => server.call('rematch', { params, body: { contribution: freshHex32() } })),
    returnToSeat: () => change(() => server.call('returnToSeat', { params })),
    close,
  };
}

function showFailure({ store }: TableStream, reason: unknown): void {
  const ended = reason instanceof ProblemError && reason.problem.code === 'no-session';
  if (ended) detach(showEnd(store), reportError);
  else store.setState({ problem: reason instanceof Error ? reason.message : String(reason) });
}

/** The session is over, or the host of the site has closed it: then it says why, and still opens what is mine. */
async function showEnd(store: TableStream['store']): Promise<void> {
  // A call that anybody may make: only who is kept out is refused.
  const why = await server.call('house').then(
    () => undefined,
    (reason: unknown) => (reason instanceof ProblemError ? reason.problem : undefined),
  );
  if (why?.code !== 'suspended') beNobody();
  store.setState({ ended: true, problem: why?.code === 'suspended' ? why.detail : undefined });
}

/** The match at the table: moments come by the stream, actions go by requests. */
function connectionBy(stream: TableStream, id: string, close: () => void): TableConnection {
  const params = { table: id };
  return {
    kind: 'remote',
    listen: (listener) => listenTo(stream, listener),
    async act(seq, action) {
      const match = stream.seating?.match;
      if (match === undefined) return undefined;
      const key = freshHex32();
      try {
        const body = { match, seq, action };
        const made = await persistently(() => server.call('act', { params, body, key }), callsOf(stream));
        await comesTo(stream, { match, seq: made.seq });
        return undefined;
      } catch (reason) {
        if (reason instanceof ProblemError && reason.problem.refusal) return reason.problem.refusal;
        throw reason;
      }
    },
    async takeBack(seq) {
      const match = stream.seating?.match;
      if (match !== undefined) await server.call('takeBack', { params, body: { match, seq } });
    },
    async answerTakeBack(agree) {
      await server.call('answerTakeBack', { params, body: { agree } });
    },
    async callStandIn(seat) {
      await server.call('callStandIn', { params, body: { seat } });
    },
    async leave() {
      await server.call('stand', { params });
    },
    finishedLog: () => server.call('log', { params: { match: stream.seating?.match ?? '' } }),
    async say(text) {
      await server.call('chat', { params, body: { text } });
    },
    close,
  };
}
