// Routes for tables: open, sit, play, talk. Each turns a wish into a plan; the rooms write it and tell it.
import { HINT_LEVEL } from '@sagebrush/bots';
import { type CardText, FormatError, type Seat } from '@sagebrush/engine';
import { catalogueOf, type RouteName, type TableInfo } from '@sagebrush/protocol';
import { ApiError, notNow, notYours } from '../api-error.ts';
import { hashesIn, referredOptions, wholeOptions } from '../documents/documents.ts';
import { bringDocuments, keepDocuments, newAmong, noteUses } from '../documents/uses.ts';
import type { Person } from '../people/people.ts';
import { visited } from '../record/mine.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement, statement } from '../storage/store.ts';
import { botsIn, personIn, type TableDoc } from '../tables/doc.ts';
import { insertRow, messageRow } from '../tables/feed.ts';
import { infoOf } from '../tables/info.ts';
import { deadlinesRow } from '../tables/late-seats.ts';
import { startPlan } from '../tables/match-start.ts';
import { actPlan, liveAt, refusalText } from '../tables/moves.ts';
import type { Plan } from '../tables/plan.ts';
import { answered, keyedOf, requestRow } from '../tables/requests.ts';
import { awayFor, type Room, roomInfo, snapshotFor } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import * as seating from '../tables/seating.ts';
import { answerTakeBackPlan, takeBackPlan } from '../tables/take-backs.ts';
import { askingOf, type Handlers, type Visit } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

type Names = Exclude<
  RouteName,
  | 'arrive'
  | 'arriveByLink'
  | 'leave'
  | 'me'
  | 'changeMe'
  | 'makeDeviceLink'
  | 'myBots'
  | 'makeBot'
  | 'removeBot'
  | 'myMatches'
  | 'match'
  | 'replay'
  | 'log'
  | 'myRecord'
  | 'leaderboard'
  | 'exportMe'
  | 'deleteMe'
  | 'keepDocument'
  | 'document'
  | 'myDocuments'
  | 'withdrawDocument'
>;
/** A request that changes a table. */
type Asked = Pick<Visit<'stand'>, 'params' | 'request'> & { readonly body: unknown };

/** Milliseconds that a hint waits for a bot thread. */
const LONGEST_HINT = 10_000;

export function tableRoutes(services: Services, rooms: Rooms, limits: CostlyLimits): Handlers<Names> {
  const { games, levels, store, now, lobby, quotas } = services;
  const { db } = store;
  const hintLevel = levels.includes(HINT_LEVEL) ? HINT_LEVEL : (levels.at(-1) ?? '');
  const usualStandIn = levels.includes('deputy') ? 'deputy' : (levels[0] ?? '');

  const change = (visit: Asked, plan: (room: Room, person: Person) => Plan<unknown>): Promise<{ table: TableInfo }> => {
    const asking = askingOf(visit);
    return rooms.change(visit.params.table, asking, (room) => {
      const wanted = plan(room, asking.person);
      return { ...wanted, answer: { table: roomInfo(room, wanted.doc) } };
    });
  };
  const seat = (visit: Asked, seated: (doc: TableDoc, person: Person, room: Room) => TableDoc) =>
    change(visit, (room, person) => ({ doc: seated(room.doc, person, room), answer: undefined }));

  /** A change that may deal a match: where bots play there has to be room for one more. */
  async function dealing(
    visit: Asked,
    plan: (room: Room, person: Person, taken: readonly Statement[]) => Plan<unknown>,
  ) {
    const { table } = visit.params;
    const isRepeated = (await answered(services, keyedOf(askingOf(visit)))) !== undefined;
    const needsRoom = !isRepeated && (await rooms.read(table, ({ doc }) => doc.state !== 'playing' && botsIn(doc) > 0));
    const payer = await quotas.payerAt(table);
    if (needsRoom) await quotas.mustHaveRoomFor('botTables', payer);
    try {
      return await change(visit, (room, person) =>
        plan(room, person, botsIn(room.doc) > 0 ? quotas.taken('botTables', payer, table) : []),
      );
    } catch (error) {
      // It may be that others took the last room at the same moment.
      if (error instanceof ApiError && error.code === 'unavailable') await quotas.mustHaveRoomFor('botTables', payer);
      throw error;
    }
  }

  async function openTable(visit: Visit<'openTable'>): Promise<{ table: TableInfo }> {
    const asking = askingOf(visit);
    const keyed = keyedOf(asking);
    const before = await answered(services, keyed);
    if (before) return before.answer as { table: TableInfo };
    limits.openTable.take(asking.person.id);
    const { person } = asking;
    const payer = await quotas.payerOf(person.id, visit.request.ip);
    await quotas.mustHaveRoomFor('openTables', payer);
    const game = games.find(visit.body.game);
    const given = visit.body.options ?? {};
    // An option that the game does not have is refused, without a look for what it may refer to.
    const isKnown = Object.keys(given).every((option) => Object.hasOwn(game.options, option));
    const wish = { ...visit.body, options: isKnown ? await wholeOptions(db, given) : given };
    const whole = seating.openTable(person, wish, { game, levels, usualStandIn, now: now() });
    const { options, documents } = referredOptions(whole.options);
    const doc: TableDoc = { ...whole, options };
    const answer = { table: infoOf(doc, () => false) };
    const at = doc.created;
    const { kind, body } = messageRow({ type: 'table', table: answer.table });
    const row = {
      id: doc.id,
      state: doc.state,
      listed: Number(doc.listed),
      doc: JSON.stringify(doc),
      created: at,
      changed: at,
      ...payer,
    };
    const batch = [
      statement(db.insertInto('tables').values(row)),
      insertRow(db, { feed: doc.id, n: 1, kind, body, match: null, seq: null, due: null, at }),
      // What is stored already is nobody's new burden.
      ...(await bringDocuments(services, await newAmong(db, documents), {
        person: person.id,
        at,
        address: payer.address,
      })),
      ...keepDocuments(store, documents, { at, address: payer.address }),
      ...noteUses(db, hashesIn(options), doc.id),
      ...lobby.rowFor(undefined, doc, at),
      ...requestRow(services, keyed, answer),
      ...quotas.taken('openTables', payer, doc.id),
    ];
    try {
      await store.commit(batch);
    } catch (error) {
      if (error instanceof Conflict) return openTable(visit);
      throw error;
    }
    lobby.announce();
    return answer;
  }

  async function hint({ params, body, request }: Visit<'hint'>) {
    const person = personOf(request);
    limits.hint.take(person.id);
    const level = body.level ?? hintLevel;
    if (!levels.includes(level))
      throw new FormatError('level', `is ${JSON.stringify(level)}: expected one of ${levels.join(', ')}`);
    const { match, question } = await rooms.read(params.table, (room) => {
      if (!room.doc.hints) throw notNow('There are no hints at this table.');
      const { host } = liveAt(room);
      const { game, ...asked } = host.questionFor(seating.seatAtTable(room.doc, person));
      if (asked.choices.length === 0) throw notNow('It is not for you to decide now.');
      return { match: host.match, question: { ...asked, game: game.id, level } };
    });
    const { action, considered } = await services.bots
      .think(question, { owner: person.id, table: params.table }, AbortSignal.timeout(LONGEST_HINT))
      .catch((reason: unknown) => {
        services.log.warn({ err: reason, table: params.table, bot: level }, 'no hint');
        throw new ApiError('unavailable', 'The bots cannot think about this now: try again in a moment.');
      });
    const words = match.game.words(person.lang, match.table.options as never);
    return {
      action,
      considered: considered.map((candidate) => {
        const sentence = words.reason(candidate.reason);
        return {
          ...candidate,
          sentence,
          text: sentence.map((part) => (typeof part === 'string' ? part : partText(part, words.card))).join(''),
        };
      }),
    };
  }

  return {
    async games() {
      return catalogueOf(games, levels);
    },
    tables: ({ query }) => lobby.page(query.after),
    openTable,
    table: ({ params, request }) => rooms.read(params.table, (room) => snapshotFor(room, request.person)),
    sit: (visit) =>
      change(visit, ({ doc, id }, person) => ({
        doc: seating.sit(doc, person, visit.body.seat, visit.body.contribution),
        also: [visited(db, person.id, id)],
        answer: undefined,
      })),
    stand: (visit) => seat(visit, (doc, person) => seating.stand(doc, person)),
    returnToSeat: (visit) =>
      change(visit, (room, person) => {
        const doc = seating.returnToSeat(room.doc, person, now());
        return { doc, after: doc === room.doc ? [] : deadlinesRow(room, doc), answer: undefined };
      }),
    seatBot: (visit) => seat(visit, (doc, person) => seating.seatBot(doc, person, visit.body, levels)),
    clearChair: (visit) => seat(visit, (doc, person) => seating.clearChair(doc, person, visit.body.seat)),
    callStandIn: (visit) =>
      seat(visit, (doc, person, room) =>
        seating.callStandIn(doc, person, visit.body.seat, absence(room, visit.body.seat, now())),
      ),
    start: (visit) =>
      dealing(visit, (room, person, taken) => {
        seating.mustBeStartable(room.doc, person);
        return startPlan(services, room.doc, { ...room, taken });
      }),
    rematch: (visit) =>
      dealing(visit, (room, person, taken) => {
        const doc = seating.wantRematch(room.doc, person, visit.body.contribution);
        return seating.isReady(doc) ? startPlan(services, doc, { ...room, taken }) : { doc, answer: undefined };
      }),
    closeTable: (visit) => seat(visit, (doc, person) => seating.close(doc, person)),
    act(visit) {
      const asking = askingOf(visit);
      return rooms.change(visit.params.table, asking, (room) => actPlan(services, room, asking.person, visit.body));
    },
    async whyNot({ params, body, request }) {
      const person = personOf(request);
      return rooms.read(params.table, (room) => {
        const live = liveAt(room);
        const { game, state } = live.host.match;
        const own = seating.seatAtTable(room.doc, person);
        const refused = game.refuse(state, own, game.action.parse(body.action, 'action'));
        return { refusal: refused ? refusalText(room, live, refused, person.lang) : null };
      });
    },
    hint,
    takeBack: (visit) => change(visit, (room, person) => takeBackPlan(services, room, person, visit.body)),
    answerTakeBack: (visit) =>
      change(visit, (room, person) => answerTakeBackPlan(services, room, person, visit.body.agree)),
    async chat(visit) {
      const asking = askingOf(visit);
      const { id, name } = asking.person;
      limits.chat.take(id);
      return rooms.change(visit.params.table, asking, ({ doc }) => {
        if (doc.muted.includes(id)) throw notYours('The host of this table has muted you.');
        return {
          said: { by: id, name, text: visit.body.text, at: now() },
          also: [visited(db, id, doc.id)],
          answer: {},
        };
      });
    },
    mute: (visit) => seat(visit, (doc, person) => seating.mute(doc, person, visit.body)),
  };
}

const absence = (room: Room, seat: Seat, now: number): number => {
  const person = personIn(room.doc, seat);
  return person ? awayFor(room, person.id, now) : 0;
};

const partText = (
  part: { readonly card: CardText } | { readonly seat: Seat },
  card: (card: CardText) => string,
): string => ('card' in part ? card(part.card) : `Seat ${part.seat + 1}`);
