// Who sits where: each change takes a table and gives the changed one, or says why it cannot be.
import { CHANCE_SEAT, FormatError, type Game, parseOptions, type Seat, unusualOptions } from '@sagebrush/engine';
import type { NewTable, Talk } from '@sagebrush/protocol';
import { notNow, notYours } from '../api-error.ts';
import { DAILY } from '../daily/sentences.ts';
import { botName } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { freshId, freshSecret } from '../secrets.ts';
import { isCounted } from './counting.ts';
import { backInSeat, type DocChair, inhabited, personIn, seatOf, type TableDoc, withChair, withPerson } from './doc.ts';
import { AT_TABLE } from './sentences.ts';
import { mustNotBeRemoved } from './talk.ts';

export const freshNext = (): TableDoc['next'] => ({ match: freshId(), secret: freshSecret() });

export interface Setting {
  readonly game: Game;
  readonly levels: readonly string[];
  readonly usualStandIn: string;
  readonly now: number;
}

/** What a rated table has where nobody says otherwise. */
const RATED_CLOCK = { kind: 'seconds', seconds: 120 } as const;

export function newTableDoc(
  host: Pick<Person, 'id' | 'lang'>,
  settings: NewTable,
  { game, levels, usualStandIn, now }: Setting,
): TableDoc {
  const options = parseOptions<object>(game.options, settings.options) as TableDoc['options'];
  const specs = game.options as Readonly<Record<string, { readonly labOnly?: true }>>;
  for (const name of Object.keys(unusualOptions<object>(game.options, options)))
    if (specs[name]?.labOnly) throw new FormatError(`options.${name}`, 'is for simulations only');
  const seats = game.seating(settings.seats);
  const {
    listed = false,
    watchers = true,
    rated = false,
    clock = rated ? RATED_CLOCK : { kind: 'none' },
    standIn = usualStandIn,
    talk = 'apart',
  } = settings;
  if (rated && clock.kind === 'none') throw notNow(AT_TABLE.ratedNeedsClock);
  return {
    id: freshId(),
    game: game.id,
    rules: game.rules,
    seats,
    options,
    listed,
    watchers,
    clock,
    // Nobody gains by letting a bot decide where it counts.
    standIn: rated ? (levels[0] ?? '') : checkedLevel(standIn, levels, 'standIn'),
    hints: (settings.hints ?? true) && !rated,
    rated,
    talk,
    host: host.id,
    lang: host.lang,
    state: 'open',
    chairs: seats.map((kind) => ({ kind, who: null })),
    match: null,
    next: freshNext(),
    series: [],
    takeBackAsked: null,
    muted: [],
    created: now,
  };
}

function checkedLevel(level: string, levels: readonly string[], place: string): string {
  if (!levels.includes(level))
    throw new FormatError(place, `is ${JSON.stringify(level)}: expected one of ${levels.join(', ')}`);
  return level;
}

function mustBeBetweenMatches(doc: TableDoc): void {
  mustBeAmongFriends(doc);
  if (doc.state === 'playing') throw notNow(AT_TABLE.playing);
  mustNotBeClosed(doc);
}
/** A tournament says who sits where and when it is dealt. */
function mustBeAmongFriends(doc: TableDoc): void {
  if (doc.tournament) throw notNow(AT_TABLE.inTournament);
}
function mustNotBeClosed(doc: TableDoc): void {
  if (doc.state === 'closed') throw notNow(AT_TABLE.closed);
}
/** A table of the daily deal stays as it was set. */
function mustBeOrdinary(doc: TableDoc): void {
  if (doc.daily) throw notNow(DAILY.asDealt);
}
function mustBePlaying(doc: TableDoc): void {
  if (doc.state !== 'playing') throw notNow(AT_TABLE.idle);
}
function mustBeHost(doc: TableDoc, person: Person): void {
  if (doc.host !== person.id) throw notYours(AT_TABLE.hostOnly);
}
export function seatAtTable(doc: TableDoc, person: Pick<Person, 'id'> | undefined): Seat {
  const seat = seatOf(doc, person?.id);
  if (seat === undefined) throw notYours(AT_TABLE.noSeat);
  return seat;
}
function liveChair(doc: TableDoc, seat: Seat): DocChair {
  const chair = doc.chairs[seat];
  if (!chair) throw new FormatError('seat', `is ${seat}: this table has ${doc.chairs.length}`);
  if (chair.kind !== 'live') throw new FormatError('seat', `is ${seat}: nobody sits there, chance plays it`);
  return chair;
}

/** What somebody brings who sits down. */
export interface SitRequest {
  readonly seat: Seat;
  readonly contribution: string;
  /** They agree that the match is rated. */
  readonly rated?: boolean;
  /** Those at the table who came from where they came from. */
  readonly alike?: readonly string[];
}

export function takeChair(doc: TableDoc, person: Person, { seat, contribution, rated, alike }: SitRequest): TableDoc {
  mustNotBeRemoved(doc, person);
  mustBeOrdinary(doc);
  mustBeBetweenMatches(doc);
  if (doc.rated && !rated) throw notNow(AT_TABLE.agreeToRated);
  const { who } = liveChair(doc, seat);
  if (who && !(who.kind === 'person' && who.id === person.id)) throw notNow(AT_TABLE.taken);
  const before = seatOf(doc, person.id);
  const cleared = inhabited(before === undefined ? doc : withChair(doc, before, null));
  const { id, name, program, kept } = person;
  return withChair(cleared, seat, {
    kind: 'person',
    id,
    name,
    program,
    kept,
    contribution,
    standIn: false,
    left: false,
    since: 0,
    ...(alike && alike.length > 0 ? { alike } : {}),
  });
}

/** The seat that somebody stands up from. */
export function seatToLeave(doc: TableDoc, person: Person): Seat {
  mustBeOrdinary(doc);
  mustNotBeClosed(doc);
  return seatAtTable(doc, person);
}

/** A seat that is not forfeited. */
export function seatInMatch(doc: TableDoc, person: Person | undefined): Seat {
  const seat = seatAtTable(doc, person);
  if (personIn(doc, seat)?.forfeited) throw notNow(AT_TABLE.forfeited);
  return seat;
}

export function returnToSeat(doc: TableDoc, person: Person, now: number): TableDoc {
  mustBePlaying(doc);
  const seat = seatInMatch(doc, person);
  // Where the match counts, the bot only makes the one decision that was missed: coming back wins no time for it.
  if (!personIn(doc, seat)?.standIn || isCounted(doc)) return doc;
  return backInSeat(doc, seat, now);
}

export function seatBot(
  doc: TableDoc,
  person: Person,
  request: { readonly seat: Seat; readonly level: string },
  levels: readonly string[],
): TableDoc {
  mustBeOrdinary(doc);
  mustBeHost(doc, person);
  mustBeBetweenMatches(doc);
  if (liveChair(doc, request.seat).who?.kind === 'person') throw notNow(AT_TABLE.taken);
  const level = checkedLevel(request.level, levels, 'level');
  const taken = doc.chairs.flatMap(({ who }) => (who ? [who.name] : []));
  return withChair(doc, request.seat, { kind: 'bot', level, name: botName(taken) });
}

export function clearChair(doc: TableDoc, person: Person, seat: Seat): TableDoc {
  mustBeOrdinary(doc);
  mustBeHost(doc, person);
  mustBeBetweenMatches(doc);
  liveChair(doc, seat);
  return withChair(doc, seat, null);
}

const AWAY_LONG_ENOUGH = 60_000;
/**
 * For oneself at once; for somebody else when they have been away for a while, unless a clock of days gives them
 * longer. Never where the match counts.
 */
export function callStandIn(doc: TableDoc, person: Person, seat: Seat, awayFor: number): TableDoc {
  mustBeOrdinary(doc);
  mustBePlaying(doc);
  const own = seatAtTable(doc, person);
  liveChair(doc, seat);
  const absent = personIn(doc, seat);
  if (isCounted(doc)) throw notNow(AT_TABLE.ratedNoStandIn);
  if (!absent || absent.standIn) throw notNow(AT_TABLE.botPlays);
  if (seat !== own && doc.clock.kind === 'days') throw notNow(AT_TABLE.hasDays);
  if (seat !== own && awayFor < AWAY_LONG_ENOUGH) throw notNow(AT_TABLE.stillThere);
  return withPerson(doc, seat, { standIn: true });
}

/** Everyone who sits here wants the next match. */
export const isReady = (doc: TableDoc): boolean =>
  doc.chairs.every(
    ({ kind, who }) => kind === CHANCE_SEAT || (who !== null && (who.kind === 'bot' || who.contribution !== null)),
  );

export function mustBeStartable(doc: TableDoc, person: Person): void {
  mustBeOrdinary(doc);
  mustBeBetweenMatches(doc);
  if (doc.host !== person.id) seatAtTable(doc, person);
  if (doc.chairs.some(({ kind, who }) => kind === 'live' && who === null)) throw notNow(AT_TABLE.freeChair);
  if (!isReady(doc)) throw notNow(AT_TABLE.notReady);
}

export function wantRematch(doc: TableDoc, person: Person, contribution: string): TableDoc {
  mustBeOrdinary(doc);
  mustBeAmongFriends(doc);
  if (doc.state !== 'over') throw notNow(AT_TABLE.nothingToFollow);
  return withPerson(doc, seatAtTable(doc, person), { contribution });
}

export function close(doc: TableDoc, person: Person): TableDoc {
  mustBeHost(doc, person);
  mustBeBetweenMatches(doc);
  return { ...doc, state: 'closed' };
}

export function setTalk(doc: TableDoc, host: Person, talk: Talk): TableDoc {
  mustBeHost(doc, host);
  mustBeOrdinary(doc);
  mustNotBeClosed(doc);
  return { ...doc, talk };
}

export function mute(
  doc: TableDoc,
  host: Person,
  { person, muted }: { readonly person: string; readonly muted: boolean },
): TableDoc {
  mustBeHost(doc, host);
  const others = doc.muted.filter((one) => one !== person);
  if (muted && others.length >= 200) throw notNow(AT_TABLE.mutedMany);
  return { ...doc, muted: muted ? [...others, person] : others };
}
