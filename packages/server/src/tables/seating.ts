// Who sits where: each change takes a table and gives the changed one, or says why it cannot be.
import { CHANCE_SEAT, FormatError, type Game, type Json, parseOptions, type Seat } from '@sagebrush/engine';
import type { NewTable } from '@sagebrush/protocol';
import { ApiError, notNow, notYours } from '../api-error.ts';
import { botName } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { freshId, freshSecret } from '../secrets.ts';
import { backInSeat, type DocChair, personIn, seatOf, type TableDoc, withChair, withPerson } from './doc.ts';

export const freshNext = (): TableDoc['next'] => ({ match: freshId(), secret: freshSecret() });

export interface Setting {
  readonly game: Game;
  readonly levels: readonly string[];
  readonly usualStandIn: string;
  readonly now: number;
}

export function openTable(host: Person, wish: NewTable, { game, levels, usualStandIn, now }: Setting): TableDoc {
  const options = parseOptions<{ readonly [name: string]: Json }>(game.options as never, wish.options);
  for (const [name, spec] of Object.entries(game.options as Readonly<Record<string, { readonly labOnly?: true }>>)) {
    if (spec.labOnly && wish.options && Object.hasOwn(wish.options, name))
      throw new FormatError(`options.${name}`, 'is for simulations only');
  }
  const seats = game.seating(wish.seats);
  const { listed = false, watchers = true, clock = { kind: 'none' }, standIn = usualStandIn, rated = false } = wish;
  return {
    id: freshId(),
    game: game.id,
    rules: game.rules,
    seats,
    options,
    listed,
    watchers,
    clock,
    standIn: checkedLevel(standIn, levels, 'standIn'),
    hints: (wish.hints ?? true) && !rated,
    rated,
    host: host.id,
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
  if (doc.state === 'playing') throw notNow('A match is being played at this table.');
  mustNotBeClosed(doc);
}
function mustNotBeClosed(doc: TableDoc): void {
  if (doc.state === 'closed') throw notNow('This table is closed.');
}
function mustBePlaying(doc: TableDoc): void {
  if (doc.state !== 'playing') throw notNow('No match is being played at this table.');
}
function mustBeHost(doc: TableDoc, person: Person): void {
  if (doc.host !== person.id) throw notYours('Only the host of this table may do that.');
}
export function seatAtTable(doc: TableDoc, person: Person | undefined): Seat {
  const seat = seatOf(doc, person?.id);
  if (seat === undefined) throw notYours('You have no seat at this table.');
  return seat;
}
function liveChair(doc: TableDoc, seat: Seat): DocChair {
  const chair = doc.chairs[seat];
  if (!chair) throw new FormatError('seat', `is ${seat}: this table has ${doc.chairs.length}`);
  if (chair.kind !== 'live') throw new FormatError('seat', `is ${seat}: nobody sits there, chance plays it`);
  return chair;
}

export function sit(doc: TableDoc, person: Person, seat: Seat, contribution: string): TableDoc {
  mustBeBetweenMatches(doc);
  const { who } = liveChair(doc, seat);
  if (who && !(who.kind === 'person' && who.id === person.id)) throw notNow('Somebody sits there already.');
  const before = seatOf(doc, person.id);
  const cleared = before === undefined ? doc : withChair(doc, before, null);
  const { id, name, program } = person;
  return withChair(cleared, seat, {
    kind: 'person',
    id,
    name,
    program,
    contribution,
    standIn: false,
    left: false,
    since: 0,
  });
}

/** During a match the chair stays theirs, and a bot plays on. */
export function stand(doc: TableDoc, person: Person): TableDoc {
  mustNotBeClosed(doc);
  const seat = seatAtTable(doc, person);
  return doc.state === 'playing' ? withPerson(doc, seat, { standIn: true, left: true }) : withChair(doc, seat, null);
}

export function returnToSeat(doc: TableDoc, person: Person, now: number): TableDoc {
  mustBePlaying(doc);
  const seat = seatAtTable(doc, person);
  if (!personIn(doc, seat)?.standIn) return doc;
  return backInSeat(doc, seat, now);
}

export function seatBot(
  doc: TableDoc,
  person: Person,
  wish: { readonly seat: Seat; readonly level: string },
  levels: readonly string[],
): TableDoc {
  mustBeHost(doc, person);
  mustBeBetweenMatches(doc);
  if (liveChair(doc, wish.seat).who?.kind === 'person') throw notNow('Somebody sits there already.');
  const level = checkedLevel(wish.level, levels, 'level');
  const taken = doc.chairs.flatMap(({ who }) => (who ? [who.name] : []));
  return withChair(doc, wish.seat, { kind: 'bot', level, name: botName(taken) });
}

export function clearChair(doc: TableDoc, person: Person, seat: Seat): TableDoc {
  mustBeHost(doc, person);
  mustBeBetweenMatches(doc);
  liveChair(doc, seat);
  return withChair(doc, seat, null);
}

const AWAY_LONG_ENOUGH = 60_000;
/** For oneself at once; for somebody else when they have been away for a while. */
export function callStandIn(doc: TableDoc, person: Person, seat: Seat, awayFor: number): TableDoc {
  mustBePlaying(doc);
  const own = seatAtTable(doc, person);
  liveChair(doc, seat);
  const absent = personIn(doc, seat);
  if (!absent || absent.standIn) throw notNow('A bot plays that seat already.');
  if (seat !== own && awayFor < AWAY_LONG_ENOUGH) throw notNow('They are at the table, or were a minute ago.');
  return withPerson(doc, seat, { standIn: true });
}

/** Everyone who sits here wants the next match. */
export const isReady = (doc: TableDoc): boolean =>
  doc.chairs.every(
    ({ kind, who }) => kind === CHANCE_SEAT || (who !== null && (who.kind === 'bot' || who.contribution !== null)),
  );

export function mustBeStartable(doc: TableDoc, person: Person): void {
  mustBeBetweenMatches(doc);
  if (doc.host !== person.id) seatAtTable(doc, person);
  if (doc.chairs.some(({ kind, who }) => kind === 'live' && who === null)) throw notNow('There is still a free chair.');
  if (!isReady(doc)) throw notNow('Somebody has not yet asked for another match.');
}

export function wantRematch(doc: TableDoc, person: Person, contribution: string): TableDoc {
  if (doc.state !== 'over') throw notNow('There is no finished match to follow.');
  return withPerson(doc, seatAtTable(doc, person), { contribution });
}

export function close(doc: TableDoc, person: Person): TableDoc {
  mustBeHost(doc, person);
  mustBeBetweenMatches(doc);
  return { ...doc, state: 'closed' };
}

export function mute(
  doc: TableDoc,
  host: Person,
  { person, muted }: { readonly person: string; readonly muted: boolean },
): TableDoc {
  mustBeHost(doc, host);
  const others = doc.muted.filter((one) => one !== person);
  if (muted && others.length >= 200) throw new ApiError('not-now', 'Too many people are muted at this table.');
  return { ...doc, muted: muted ? [...others, person] : others };
}
