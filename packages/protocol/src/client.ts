// A small client for browser and Node: typed calls, and streams that come back by themselves where they broke off.
import { serverEvents } from './events.ts';
import type { Problem } from './problem.ts';
import { type BodyOf, type ParamsOf, type QueryOf, type ReplyOf, type RouteName, routes, streams } from './routes.ts';
import type { LobbyMessage, MeMessage, Now, TableMessage, TournamentMessage } from './stream.ts';

export interface ClientOptions {
  /** Where the server is; empty for the page's own. */
  readonly base?: string;
  /** A bearer token; browsers use their cookie instead. */
  readonly token?: string;
  /** The language for what the server says to whom it does not know; else the browser's. */
  readonly lang?: () => string;
  readonly fetch?: typeof fetch;
  /** How long to wait before coming back to a broken stream, after the nth failure in a row. */
  readonly patience?: (failures: number) => number;
}

/** The server's no, with its code and sentence. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

export interface CallOptions<N extends RouteName> {
  readonly params?: ParamsOf<N>;
  readonly query?: QueryOf<N>;
  readonly body?: BodyOf<N>;
  /** Repeat a call with the same key and it has one effect. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}
export interface FollowOptions {
  /** Resume after this id; without it the stream begins with a hello. */
  readonly after?: string;
  readonly signal?: AbortSignal;
  /** Told whenever the line breaks and whenever it is open again. */
  readonly onLine?: (open: boolean) => void;
  /** Told what is only true now, and cannot be resumed after. */
  readonly onNow?: (now: Now) => void;
}
/** A stream's message with its id: what to resume after. */
export type Followed<Message> = { readonly id: string; readonly message: Message };

export interface Client {
  call<N extends RouteName>(name: N, options?: CallOptions<N>): Promise<ReplyOf<N>>;
  followTable(table: string, options?: FollowOptions): AsyncGenerator<Followed<TableMessage>>;
  followLobby(options?: FollowOptions): AsyncGenerator<Followed<LobbyMessage>>;
  followTournament(tournament: string, options?: FollowOptions): AsyncGenerator<Followed<TournamentMessage>>;
  /** What is told to me alone: friends, invitations. */
  followMe(options?: FollowOptions): AsyncGenerator<Followed<MeMessage>>;
}

const isNow = (message: { readonly type: string }): message is Now => message.type === 'now';

const usualPatience = (failures: number): number => Math.min(10_000, 250 * 2 ** failures);

/** 32 random bytes as text: what a person adds to the shuffle when sitting down, or keeps secret until it is over. */
export const freshHex32 = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function client(options: ClientOptions = {}): Client {
  const { base = '', token, lang, fetch: ask = fetch, patience = usualPatience } = options;
  const said = (): Record<string, string> => ({
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(lang === undefined ? {} : { 'accept-language': lang() }),
  });

  async function call<N extends RouteName>(
    name: N,
    { params, query, body, key, signal }: CallOptions<N> = {},
  ): Promise<ReplyOf<N>> {
    const { method, path } = routes[name];
    const response = await ask(
      `${base}${filled(path, params as Record<string, string>)}${queryText(query as Record<string, string>)}`,
      {
        method,
        headers: {
          ...said(),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
        ...(signal === undefined ? {} : { signal }),
      },
    );
    if (!response.ok) throw await problemOf(response);
    return (await response.json()) as ReplyOf<N>;
  }

  async function* follow<Message extends { readonly type: string }>(
    path: string,
    how: FollowOptions,
  ): AsyncGenerator<Followed<Message>> {
    const { signal, onLine, onNow } = how;
    let after = how.after;
    for (let failures = 0; !signal?.aborted; failures++) {
      try {
        const headers = {
          ...said(),
          accept: 'text/event-stream',
          ...(after === undefined ? {} : { 'last-event-id': after }),
        };
        const response = await ask(`${base}${path}`, { headers, ...(signal === undefined ? {} : { signal }) });
        if (!response.ok || !response.body) throw await problemOf(response);
        onLine?.(true);
        for await (const event of serverEvents(response.body)) {
          if (signal?.aborted) return;
          failures = 0;
          const message = JSON.parse(event.text) as Message;
          if (message.type === 'bye') break;
          if (message.type === 'ended') {
            onLine?.(false);
            throw sessionEnded();
          }
          if (message.type === 'removed') {
            onLine?.(false);
            throw takenAway();
          }
          if (isNow(message)) {
            onNow?.(message);
            continue;
          }
          if (event.id !== '') after = event.id;
          yield { id: event.id, message };
        }
      } catch (error) {
        if (signal?.aborted) return;
        if (error instanceof ProblemError && !isPassing(error.problem)) throw error;
      }
      onLine?.(false);
      await pause(patience(failures), signal);
    }
  }

  return {
    call,
    followTable: (table, how = {}) => follow<TableMessage>(filled(streams.table.path, { table }), how),
    followLobby: (how = {}) => follow<LobbyMessage>(streams.lobby.path, how),
    followTournament: (tournament, how = {}) =>
      follow<TournamentMessage>(filled(streams.tournament.path, { tournament }), how),
    followMe: (how = {}) => follow<MeMessage>(streams.me.path, how),
  };
}

const filled = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const queryText = (query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
};

async function problemOf(response: Response): Promise<ProblemError> {
  const text = await response.text();
  try {
    return new ProblemError(JSON.parse(text) as Problem);
  } catch {
    const { status } = response;
    return new ProblemError({
      status,
      code: 'unavailable',
      title: 'Unavailable',
      detail: `The server answered ${status} without a reason.`,
    });
  }
}

const sessionEnded = (): ProblemError =>
  new ProblemError({
    status: 401,
    code: 'no-session',
    title: 'Who are you?',
    detail: 'This session has ended: arrive again.',
  });

const takenAway = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'not-yours',
    title: 'Not yours',
    detail: 'The host of this site has taken you away from this table.',
  });

/** Worth coming back for: the server is full, restarting or unreachable. */
export const isPassing = ({ status }: Problem): boolean => status === 429 || status >= 500;

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
