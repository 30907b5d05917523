// Every door of the server: method, path, what goes in and what comes out. Server, client and OpenAPI are all made from
// this list.
import { type GameAction, type Log, logShape, type Of, type Shape, shape } from '@sagebrush/engine';
import { accountCalls } from './account.ts';
import { dailyCalls } from './daily.ts';
import { myDocument, newDocument } from './documents.ts';
import { friendCalls } from './friends.ts';
import { catalogue, hint } from './games.ts';
import { houseCalls } from './house.ts';
import { inboxCalls } from './inbox.ts';
import { moment } from './moment.ts';
import { botAccount, deviceLink, matchInfo, me, meChange, newSession } from './people.ts';
import { chatText, hex32, id, level, name, nothing, seat, seq, time, timeControl } from './primitives.ts';
import { refusalText } from './problem.ts';
import { profileCalls } from './profile.ts';
import { leaderboard, myRecord } from './record.ts';
import { reportCalls } from './reports.ts';
import { route } from './route.ts';
import { snapshot } from './stream.ts';
import { gameId, lobbyCursor, lobbyListing, newTable, tableInfo, talk } from './table.ts';
import { tournamentCalls } from './tournaments.ts';

const { anyJson, flag, list, nullable, object, optional, text } = shape;

const table = object({ table: id });
const match = object({ match: id });
const action = anyJson as Shape<GameAction>;
const document = object({ hash: hex32 });
const inviteCode = object({ url: text(), svg: text({ max: 100_000 }) });
const contribution = hex32;
/** The list goes on with what is older than this. */
const before = object({ before: optional(text({ max: 16, pattern: /^\d+$/ })) });
/** The table after the change; what it means for others comes by the stream. */
const changed = object({ table: tableInfo });

export const routes = {
  ...accountCalls,
  ...profileCalls,
  ...friendCalls,
  ...reportCalls,
  ...houseCalls,
  ...inboxCalls,
  ...dailyCalls,
  ...tournamentCalls,
  games: route('GET /api/games', 'The games, their options and the levels of the bots', catalogue),

  arrive: route('POST /api/session', 'Arrive as a guest: a name and a session at once', me, { body: newSession }),
  arriveByLink: route('POST /api/session/link', 'Arrive on this device with the one-time link made on another', me, {
    body: object({ code: id, program: optional(flag) }),
  }),
  leave: route('DELETE /api/session', 'Forget this session', nothing),
  me: route('GET /api/me', 'Who I am', me),
  changeMe: route('PATCH /api/me', 'Another name or language', me, { body: meChange }),
  makeDeviceLink: route(
    'POST /api/me/device-link',
    'A one-time link, good for five minutes, that brings name and seats to another device',
    deviceLink,
  ),
  myMatches: route(
    'GET /api/me/matches',
    'My matches, the newest first: all of them, or those of one game, or with one person',
    object({ matches: list(matchInfo), more: nullable(time) }),
    {
      query: object({
        before: optional(text({ max: 16, pattern: /^\d+$/ })),
        game: optional(gameId),
        person: optional(id),
      }),
    },
  ),
  myRecord: route('GET /api/me/record', 'My finished matches, the newest first, and my ratings', myRecord, {
    query: before,
  }),
  exportMe: route('GET /api/me/export', 'Everything that the server keeps of me', anyJson),
  deleteMe: route('DELETE /api/me', 'Delete everything of mine; in matches with others a neutral name stays', nothing),
  leaderboard: route('GET /api/leaderboard/:game', 'The best at rated tables', leaderboard, {
    params: object({ game: text({ min: 1, max: 40 }) }),
  }),
  myBots: route('GET /api/me/bots', 'My bot accounts', object({ bots: list(botAccount) })),
  makeBot: route(
    'POST /api/me/bots',
    'A bot account with a bearer token, which is shown only now',
    object({ bot: botAccount, token: text({ max: 100 }) }),
    {
      body: object({ name }),
    },
  ),
  removeBot: route('DELETE /api/me/bots/:bot', 'Withdraw the token of a bot account', nothing, {
    params: object({ bot: id }),
  }),

  keepDocument: route('POST /api/documents', 'Keep a document for an option, to be shared by its hash', document, {
    body: newDocument,
  }),
  document: route('GET /api/documents/:hash', 'A document as it is; what a hash names never changes', anyJson, {
    params: document,
  }),
  myDocuments: route(
    'GET /api/me/documents',
    'The documents that I brought here',
    object({ documents: list(myDocument) }),
  ),
  withdrawDocument: route(
    'DELETE /api/documents/:hash',
    'Withdraw a document of mine; tables and matches keep what they use',
    nothing,
    {
      params: document,
    },
  ),

  tables: route('GET /api/tables', 'The listed tables, open and running, fifty at a time', lobbyListing, {
    query: object({ after: optional(lobbyCursor) }),
  }),
  openTable: route('POST /api/tables', 'Open a table', changed, { body: newTable }),
  playNow: route(
    'POST /api/play-now',
    'Play somebody now: sit down where somebody waits for the same, or open a table and wait; asked again, look again',
    changed,
    { body: object({ game: gameId, clock: optional(timeControl), rated: optional(flag), contribution }) },
  ),
  inviteCode: route(
    'GET /api/tables/:table/invite-code',
    'The link to a table, and the same as a QR code',
    inviteCode,
    {
      params: table,
    },
  ),
  table: route('GET /api/tables/:table', 'Everything about a table that this viewer may know', snapshot, {
    params: table,
  }),
  sit: route(
    'POST /api/tables/:table/sit',
    'Sit down, with 32 random bytes for the shuffle of the next match',
    changed,
    {
      params: table,
      /** At a rated table `rated` has to say that this is known and wanted. */
      body: object({ seat, contribution, rated: optional(flag) }),
    },
  ),
  stand: route(
    'POST /api/tables/:table/stand',
    'Leave: the chair is free; during a match a bot plays on, and a rated one is forfeited',
    changed,
    {
      params: table,
    },
  ),
  returnToSeat: route('POST /api/tables/:table/return', 'Take my seat back from the bot that stood in', changed, {
    params: table,
  }),
  seatBot: route('POST /api/tables/:table/bots', 'Put a bot into a free chair (host)', changed, {
    params: table,
    body: object({ seat, level }),
  }),
  clearChair: route(
    'POST /api/tables/:table/clear',
    'Send a bot or a person away from a chair before a match (host)',
    changed,
    {
      params: table,
      body: object({ seat }),
    },
  ),
  callStandIn: route(
    'POST /api/tables/:table/stand-in',
    'Let a bot play for me, or for somebody who has been away for a minute; not in rated matches, nor for others by days',
    changed,
    {
      params: table,
      body: object({ seat }),
    },
  ),
  start: route('POST /api/tables/:table/start', 'Deal, once every chair is taken and everyone is ready', changed, {
    params: table,
  }),
  rematch: route(
    'POST /api/tables/:table/rematch',
    'Once more: when everyone has asked for it, the next match of the series is dealt',
    changed,
    {
      params: table,
      body: object({ contribution }),
    },
  ),
  closeTable: route('POST /api/tables/:table/close', 'Close a table on which no match runs (host)', changed, {
    params: table,
  }),
  act: route(
    'POST /api/tables/:table/actions',
    'Act: one of the choices, with the sequence number that it answers',
    object({ seq }),
    {
      params: table,
      body: object({ match: id, seq, action }),
    },
  ),
  whyNot: route(
    'POST /api/tables/:table/why',
    'Why an action is not possible now; null when it is',
    object({ refusal: nullable(refusalText) }),
    {
      params: table,
      body: object({ action }),
    },
  ),
  hint: route('POST /api/tables/:table/hint', 'What a bot would do with what my seat can see', hint, {
    params: table,
    body: object({ level: optional(level) }),
  }),
  takeBack: route(
    'POST /api/tables/:table/take-back',
    'Take my last action back: at once while nobody has learned anything, else everyone is asked',
    changed,
    {
      params: table,
      body: object({ match: id, seq }),
    },
  ),
  answerTakeBack: route('POST /api/tables/:table/take-back/answer', 'Agree to a take-back, or not', changed, {
    params: table,
    body: object({ agree: flag }),
  }),
  chat: route('POST /api/tables/:table/chat', 'Say something at the table', nothing, {
    params: table,
    body: object({ text: chatText }),
  }),
  setTalk: route('POST /api/tables/:table/talk', 'Say who may talk at the table (host)', changed, {
    params: table,
    body: object({ talk }),
  }),
  mute: route('POST /api/tables/:table/mute', 'Mute somebody at the table, or let them speak again (host)', changed, {
    params: table,
    body: object({ person: id, muted: flag }),
  }),

  match: route('GET /api/matches/:match', 'A match: players, shuffle, outcome', matchInfo, { params: match }),
  replay: route(
    'GET /api/matches/:match/replay',
    'The moments as a seat or the rail saw them, 500 at most; every seat once the match is over',
    object({ moments: list(moment), more: nullable(seq) }),
    {
      params: match,
      query: object({
        viewer: optional(text({ max: 4, pattern: /^(\d+|rail)$/ })),
        /** The number of the first moment: 0 is the deal. */
        from: optional(text({ max: 7, pattern: /^\d+$/ })),
        count: optional(text({ max: 7, pattern: /^[1-9]\d*$/ })),
      }),
    },
  ),
  log: route(
    'GET /api/matches/:match/log',
    'The sealed log of a finished match, with the secret of its shuffle',
    logShape as Shape<Log>,
    {
      params: match,
    },
  ),
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type ParamsOf<N extends RouteName> = Of<Routes[N]['params']>;
export type QueryOf<N extends RouteName> = Of<Routes[N]['query']>;
export type BodyOf<N extends RouteName> = Of<Routes[N]['body']>;
export type ReplyOf<N extends RouteName> = Of<Routes[N]['reply']>;

export const streams = {
  table: {
    path: '/api/tables/:table/stream',
    about: 'All that happens at a table, as this viewer may see it (server-sent events)',
  },
  me: { path: '/api/me/stream', about: 'My friends, invitations and inbox as they change (server-sent events)' },
  tournament: {
    path: '/api/tournaments/:tournament/stream',
    about: 'Says when something in a tournament has changed (server-sent events)',
  },
  lobby: { path: '/api/lobby/stream', about: 'The lobby as it changes (server-sent events)' },
} as const;
