// Whether a match counts for ratings with those who sit at its table: said before it begins, and true while it runs.
import type { UncountedWhy } from '@sagebrush/protocol';
import type { PersonInChair, TableDoc } from './doc.ts';

type Seated = Pick<TableDoc, 'rated' | 'chairs'>;

/** The first reason why it does not count; undefined where it does, as far as anybody sits there. */
export function uncountedWhyOf({ chairs }: Seated): UncountedWhy | undefined {
  const live = chairs.filter(({ kind }) => kind === 'live');
  const people = live.flatMap(({ who }): PersonInChair[] => (who?.kind === 'person' ? [who] : []));
  if (live.length < 2) return 'few';
  if (live.some(({ who }) => who?.kind === 'bot')) return 'bots';
  if (people.some(({ program }) => program)) return 'programs';
  const seated = new Set(people.map(({ id }) => id));
  return people.some(({ alike = [] }) => alike.some((id) => seated.has(id))) ? 'twice' : undefined;
}

/** The match of this table, once it is dealt, moves ratings: no stand-in, and who leaves forfeits. */
export const isCounted = (doc: Seated): boolean => doc.rated && uncountedWhyOf(doc) === undefined;
