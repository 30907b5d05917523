// Moves: the plans that write to a match's log. Each checks, plays on in memory, and says what has to be written.
import {
  act,
  deadwoodName,
  freeTakeBack,
  type GameTypes,
  type Lang,
  type Outcome,
  openMatch,
  plain,
  type Refusal,
  refuseAction,
  type Seat,
  STALE,
  seqOf,
  takeBack,
} from '@sagebrush/engine';
import type { ClosedWhy, OptionValues, RefusalText } from '@sagebrush/protocol';
import { hashesIn } from '../documents/documents.ts';
import { noteUses } from '../documents/uses.ts';
import type { Person } from '../people/people.ts';
import { ratedAs, UNRATED } from '../record/ratings.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { notNow, Trouble } from '../trouble.ts';
import { backInSeat, botIn, personIn, type TableDoc, withPerson } from './doc.ts';
import { messageRow, type NewRow } from './feed.ts';
import type { Plan } from './plan.ts';
import {
  clocks,
  clockText,
  type Decision,
  isForBot,
  outcomeOfPlay,
  type Play,
  playersOf,
  startForRow,
  startOfNext,
} from './play.ts';
import type { Room } from './room.ts';
import { freshNext, seatAtTable } from './seating.ts';

type Action = GameTypes['Action'];

/** A refusal with its sentence in the reader's language, with the names at the table. */
export function refusalText(room: Room, play: Play, refused: Refusal, lang: Lang): RefusalText {
  const words = play.match.game.words(lang, play.match.table.options as never);
  const sentence = refused.rule === 'stale' ? [STALE[lang]] : words.refusal(refused);
  const names = room.doc.chairs.map(({ who }, seat) => who?.name ?? deadwoodName(lang, room.doc.seats, seat));
  return { ...refused, sentence, text: plain(sentence, names, words.card) };
}

export function playAt(room: Room): Play {
  if (room.doc.state !== 'playing' || !room.play) throw notNow('No match is being played at this table.');
  return room.play;
}

function mustNotRefuse(room: Room, play: Play, move: { seat: Seat; action: Action; seq: number }, lang: Lang): void {
  const refused = refuseAction(play.match, move.seat, move.action, move.seq);
  if (!refused) return;
  const refusal = refusalText(room, play, refused, lang);
  throw new Trouble(refused.rule === 'stale' ? 'stale' : 'refused', refusal.text, { refusal });
}

/** A person acts: that brings them back to their seat, and settles any question of taking back. */
export function actPlan(
  services: Services,
  room: Room,
  person: Person,
  wish: { match: string; seq: number; action: unknown },
): Plan<{ seq: number }> {
  const isPast = room.doc.state !== 'playing' && wish.match === room.doc.match;
  if (isPast) throw new Trouble('stale', STALE[person.lang]);
  const play = playAt(room);
  const seat = seatAtTable(room.doc, person);
  if (wish.match !== play.match.start.match) throw new Trouble('stale', STALE[person.lang]);
  const action = play.match.game.action.parse(wish.action, 'action');
  mustNotRefuse(room, play, { seat, action, seq: wish.seq }, person.lang);
  const back = personIn(room.doc, seat)?.standIn ? backInSeat(room.doc, seat, services.now()) : room.doc;
  return move(services, back, play, { seat, action });
}

/** A bot acts for its seat; nothing happens when the table has moved on while it thought. */
export function botPlan(services: Services, room: Room, thought: Decision & { readonly action: Action }): Plan<void> {
  const { play, doc } = room;
  if (!isForBot(doc, play, thought) || refuseAction(play.match, thought.seat, thought.action, seqOf(play.match)))
    return { answer: undefined };
  const bot = botIn(doc, thought.seat);
  const standIn = bot?.standsIn ? { standIn: bot.level } : {};
  return {
    ...move(services, doc, play, { seat: thought.seat, action: thought.action, ...standIn }),
    answer: undefined,
  };
}

function move(
  services: Services,
  doc: TableDoc,
  play: Play,
  { seat, action, standIn }: { seat: Seat; action: Action; standIn?: string },
): Plan<{ seq: number }> {
  play.told = act(play.match, seat, action, standIn);
  return written(services, doc.takeBackAsked ? { ...doc, takeBackAsked: null } : doc, play);
}

/** The last entry as a row, and the end of the match when this was its last move, or the last that a match may have. */
function written(services: Services, doc: TableDoc, play: Play): Plan<{ seq: number }> {
  const { match } = play;
  const at = services.now();
  play.times.push(at);
  const outcome = outcomeOfPlay(play);
  const isTooLong = !outcome && seqOf(match) >= services.quotas.most.moves;
  const over = outcome ? finished(doc, match.start.match, outcome) : doc;
  const entry: NewRow = {
    kind: 'entry',
    match: match.start.match,
    seq: seqOf(match),
    body: JSON.stringify(match.entries.at(-1)),
    due: outcome || isTooLong ? null : clockText(doc, play),
  };
  if (isTooLong) return { at, before: [entry], ...cutShort(services, doc, 'moves', at), answer: { seq: seqOf(match) } };
  const also = outcome ? [saveOutcome(services, match.start.match, outcome, at)] : [];
  return { at, doc: over, before: [entry], also, answer: { seq: seqOf(match) } };
}

const saveOutcome = ({ store: { db } }: Services, match: string, outcome: Outcome, at: number): Statement =>
  statement(
    db
      .updateTable('matches')
      .set({ outcome: JSON.stringify(outcome), ended: at })
      .where('id', '=', match),
    1,
  );

/** The match of a table, if one is under way, ends without a result, and the table closes. */
export function cutShort(
  { store: { db } }: Services,
  doc: TableDoc,
  closedWhy: ClosedWhy,
  at: number,
): Pick<Plan<void>, 'doc' | 'also'> {
  if (doc.state !== 'playing' || doc.match === null) return { doc: { ...doc, state: 'closed' } };
  const ended = db.updateTable('matches').set({ ended: at, rated: UNRATED }).where('id', '=', doc.match);
  return { doc: { ...doc, state: 'closed', closedWhy, takeBackAsked: null }, also: [statement(ended, 1)] };
}

/** The table after a match: who left is gone, everyone else may ask for another. */
function finished(doc: TableDoc, match: string, { scores, winners }: Outcome): TableDoc {
  const chairs = doc.chairs.map((chair) => {
    const { who } = chair;
    if (who?.kind !== 'person') return chair;
    return { ...chair, who: who.left ? null : { ...who, contribution: null, standIn: false } };
  });
  return {
    ...doc,
    state: 'over',
    chairs,
    next: freshNext(),
    series: [...doc.series, { match, scores, winners }],
    takeBackAsked: null,
  };
}

export interface Dealing {
  /** The table's options, with their documents. */
  readonly options: OptionValues;
  /** What keeps the quotas. */
  readonly taken?: readonly Statement[];
}

export function startPlan(services: Services, doc: TableDoc, { options, taken = [] }: Dealing): Plan<void> {
  const { db } = services.store;
  const game = services.games.find(doc.game);
  const at = services.now();
  const start = startOfNext(doc, game, options);
  const match = openMatch(game, start);
  const players = playersOf(doc);
  const play: Play = { match, players, times: [at], told: match.opening, due: null };
  const playing: TableDoc = { ...doc, state: 'playing', paused: false, match: start.match };
  const row = {
    id: start.match,
    tbl: doc.id,
    start: JSON.stringify(startForRow(start, doc.options)),
    secret: doc.next.secret,
    players: JSON.stringify(players),
    rated: ratedAs(doc),
    people: players.filter(({ kind }) => kind === 'person').length,
  };
  const seats = players.flatMap((player, seat) =>
    player.kind === 'person' ? [{ match: start.match, seat, person: player.id, started: at }] : [],
  );
  return {
    at,
    doc: playing,
    after: [{ kind: 'deal', match: start.match, seq: 0, body: '{}', due: clockText(playing, play) }],
    also: [
      statement(
        db.insertInto('matches').values({ ...row, outcome: null, due: null, holder: null, started: at, ended: null }),
      ),
      ...(seats.length === 0 ? [] : [statement(db.insertInto('seats').values(seats))]),
      ...noteUses(db, hashesIn(doc.options), start.match),
      ...taken,
    ],
    play,
    answer: undefined,
  };
}

/** Seats whose time is up are played on by the table's bot. */
export function clocksPlan(room: Room, now: number): Plan<void> {
  const { play, doc } = room;
  if (!play || doc.state !== 'playing') return { answer: undefined };
  const late = clocks(doc, play).flatMap((due, seat) => (due !== null && due <= now ? [seat] : []));
  return { doc: late.reduce((table, seat) => withPerson(table, seat, { standIn: true }), doc), answer: undefined };
}

/** The clocks as they are now that somebody is back. */
export const dueRow = (room: Room, doc: TableDoc): NewRow[] =>
  doc.clock.kind === 'none' || !room.play ? [] : [messageRow({ type: 'due', due: clocks(doc, room.play) })];

/**
 * Free while nobody has learned anything; otherwise every other live person is asked, and with none there it is done.
 */
export function takeBackPlan(
  services: Services,
  room: Room,
  person: Person,
  wish: { match: string; seq: number },
): Plan<void> {
  const play = playAt(room);
  const { match } = play;
  const seat = seatAtTable(room.doc, person);
  if (wish.match !== match.start.match || wish.seq !== seqOf(match)) throw new Trouble('stale', STALE[person.lang]);
  mustHaveTakeBacksLeft(services, play, seat);
  const free = freeTakeBack(match, seat);
  if (free !== undefined) return undone(services, room.doc, play, { seat, keep: free });
  if (room.doc.rated) throw notNow('At a rated table an action that somebody has learned from stands.');
  const keep = match.played.findLastIndex((played) => played.seat === seat);
  if (keep < 0) throw notNow('You have done nothing yet that could be taken back.');
  const doc: TableDoc = { ...room.doc, takeBackAsked: { seat, keep, seq: wish.seq, agreed: [seat] } };
  return allAgree(doc) ? undone(services, doc, play, { seat, keep }) : { doc, answer: undefined };
}

function mustHaveTakeBacksLeft({ quotas: { most } }: Services, { match, players }: Play, seat: Seat): void {
  const isAlone = players.filter(({ kind }) => kind === 'person').length < 2;
  const allowed = isAlone ? most.takeBacksAlone : most.takeBacks;
  const taken = match.entries.filter((entry) => 'keep' in entry && entry.seat === seat).length;
  if (taken >= allowed)
    throw new Trouble(
      'quota',
      `The take-backs of this match (${allowed} for each seat) are used up: what is played stands from here on.`,
    );
}

const allAgree = (doc: TableDoc): boolean =>
  doc.chairs.every(
    ({ who }, seat) => who?.kind !== 'person' || who.standIn || doc.takeBackAsked?.agreed.includes(seat),
  );

export function answerTakeBackPlan(services: Services, room: Room, person: Person, agree: boolean): Plan<void> {
  const play = playAt(room);
  const seat = seatAtTable(room.doc, person);
  const asked = room.doc.takeBackAsked;
  if (!asked) throw notNow('Nobody asks to take anything back.');
  if (!agree) {
    const declined = messageRow({ type: 'declined', seat, asked: asked.seat });
    return { doc: { ...room.doc, takeBackAsked: null }, after: [declined], answer: undefined };
  }
  const doc: TableDoc = { ...room.doc, takeBackAsked: { ...asked, agreed: [...new Set([...asked.agreed, seat])] } };
  return allAgree(doc) ? undone(services, doc, play, asked) : { doc, answer: undefined };
}

function undone(
  services: Services,
  doc: TableDoc,
  play: Play,
  { seat, keep }: { seat: Seat; keep: number },
): Plan<void> {
  takeBack(play.match, seat, keep);
  play.told = [];
  return { ...written(services, doc.takeBackAsked ? { ...doc, takeBackAsked: null } : doc, play), answer: undefined };
}
