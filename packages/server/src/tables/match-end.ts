// The end of a match: by its outcome, or cut short without one.
import type { Outcome } from '@sagebrush/engine';
import type { ClosedWhy } from '@sagebrush/protocol';
import { UNRATED } from '../record/ratings.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { type DocChair, personIn, seatOf, type TableDoc, withoutHost } from './doc.ts';
import type { Plan } from './plan.ts';
import { freshNext } from './seating.ts';

export const saveOutcome = ({ store: { db } }: Services, match: string, outcome: Outcome, at: number): Statement =>
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

const keyOf = (who: DocChair['who']): string | null => {
  if (who === null) return null;
  return who.kind === 'person' ? who.id : who.name;
};

/** The table after a match: who left is gone, everyone else may ask for another. */
export function finished(played: TableDoc, match: string, { scores, winners }: Outcome): TableDoc {
  const doc = personIn(played, seatOf(played, played.host) ?? -1)?.left ? withoutHost(played) : played;
  const chairs = doc.chairs.map((chair) => {
    const { who } = chair;
    // In a tournament everybody keeps their chair, and who left it stays away.
    if (who?.kind !== 'person' || doc.tournament) return chair;
    const { forfeited: _, missed: __, ...person } = who;
    return { ...chair, who: who.left ? null : { ...person, contribution: null, standIn: false } };
  });
  const result = { match, scores, winners, players: played.chairs.map(({ who }) => keyOf(who)) };
  return {
    ...doc,
    state: 'over',
    chairs,
    next: freshNext(),
    // A day's deal is no series, and everybody may look at its table while others still have its cards.
    series: doc.daily ? [] : [...doc.series, result],
    takeBackAsked: null,
  };
}
