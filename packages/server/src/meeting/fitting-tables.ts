// The listed tables where somebody waits for just this: the game, the clock, rated or not, and about as strong. Who wants
// a match that counts is not led to one that would not.
import { optionSpecsOf, unusualOptions } from '@sagebrush/engine';
import { rating } from 'openskill';
import { fromSameAddress } from '../people/same-address.ts';
import type { Services } from '../services.ts';
import { areApart } from '../social/ties.ts';
import { rulesOf, seatOf, type TableDoc } from '../tables/doc.ts';
import { whoHasOpen } from '../tables/here-at-tables.ts';
import { isRemoved } from '../tables/talk.ts';
import type { Seeker, SeekOptions } from './seekers.ts';

const MOST_LOOKED_AT = 200;
/** A table that was opened so lately need not have its host's page open yet. */
const OPENING = 10_000;
/** Two people this far apart are about as strong; who has waited for long takes anybody. */
const CLOSE = 8;
const LONG = 20_000;

export const seatedAt = (doc: TableDoc): readonly string[] =>
  doc.chairs.flatMap(({ who }) => (who?.kind === 'person' ? [who.id] : []));

/** As the wish says, by the usual rules, with a free chair. */
function isWanted({ games }: Services, doc: TableDoc, { game: wanted, clock, rated }: SeekOptions): boolean {
  const game = games.games.find(({ id }) => id === doc.game);
  if (!game || game.id !== wanted || doc.rated !== rated) return false;
  if (JSON.stringify(doc.clock) !== JSON.stringify(clock)) return false;
  const unusual = unusualOptions<object>(optionSpecsOf(game, rulesOf(doc)), doc.options);
  return (
    Object.keys(unusual).length === 0 &&
    doc.chairs.some(({ kind, who }) => kind === 'live' && who === null) &&
    !(rated && doc.chairs.some(({ who }) => who?.kind === 'bot' || who?.program))
  );
}

/** How far each of these is from somebody in strength; only where it is rated. */
async function distances(
  { store: { db } }: Services,
  { game, rated }: SeekOptions,
  people: readonly string[],
): Promise<(person: string) => number> {
  if (!rated || people.length === 0) return () => 0;
  const rows = await db
    .selectFrom('standings')
    .select(['person', 'mu'])
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute();
  const known = new Map(rows.map(({ person, mu }) => [person, mu]));
  return (person) => known.get(person) ?? rating().mu;
}

/** The best first: the nearest in strength, then who has waited longest. Nobody is led to whom they are apart from. */
export async function fittingTables(
  services: Services,
  { person, ip }: Pick<Seeker, 'person' | 'ip'>,
  options: SeekOptions,
): Promise<readonly TableDoc[]> {
  const { store, now } = services;
  const rows = await store.db
    .selectFrom('tables')
    .select(['id', 'doc'])
    .where('listed', '=', 1)
    .where('deserted', 'is', null)
    .where('state', '=', 'open')
    .orderBy('created')
    .limit(MOST_LOOKED_AT)
    .execute();
  const open = await whoHasOpen(
    services,
    rows.map(({ id }) => id),
  );
  const wanted = rows
    .map(({ doc }) => JSON.parse(doc) as TableDoc)
    .filter(
      (doc) =>
        isWanted(services, doc, options) &&
        seatOf(doc, person.id) === undefined &&
        !isRemoved(doc, person) &&
        (seatedAt(doc).some(open(doc.id)) || (seatedAt(doc).length > 0 && now() - doc.created < OPENING)),
    );
  const alike = new Set(options.rated ? await fromSameAddress(services, ip, wanted.flatMap(seatedAt)) : []);
  const strength = await distances(services, options, [person.id, ...wanted.flatMap(seatedAt)]);
  const apart = (doc: TableDoc): number =>
    Math.max(...seatedAt(doc).map((other) => Math.abs(strength(other) - strength(person.id))));
  const near = wanted
    .filter((doc) => !seatedAt(doc).some((id) => alike.has(id)) && (apart(doc) <= CLOSE || now() - doc.created > LONG))
    .sort((one, other) => apart(one) - apart(other) || one.created - other.created);
  const blocked = await Promise.all(near.map((doc) => areApart(store, person.id, seatedAt(doc))));
  return near.filter((_, index) => !blocked[index]);
}
