// The field of a day: how many came out with what, where somebody stands in it, and the names that stand out. What is
// read here hangs on how many friends somebody has and how far apart results can be, never on how many have played.
import type { DailyField, FieldLine } from '@sagebrush/protocol';
import type { Services } from '../services.ts';
import { tieBetween, tiesOf } from '../social/ties.ts';
import { botsOf } from './deals.ts';
import type { TryRow } from './tries.ts';

const LEADERS = 10;

interface Asked {
  readonly day: string;
  readonly game: string;
  readonly person: string | undefined;
  readonly mine: TryRow | undefined;
}

export async function fieldOf(
  { store }: Pick<Services, 'store'>,
  { day, game, person, mine }: Asked,
): Promise<DailyField> {
  const { db } = store;
  const bots = botsOf(mine);
  const counts = await db
    .selectFrom('daily_counts')
    .select(['margin', 'people'])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('bots', '=', bots)
    .orderBy('margin', 'desc')
    .execute();
  const placeOf = (margin: number): number =>
    1 + counts.reduce((above, count) => (count.margin > margin ? above + count.people : above), 0);
  const named = db
    .selectFrom('daily_tries')
    .innerJoin('people', 'people.id', 'daily_tries.person')
    .select(['people.id', 'people.name', 'people.kept', 'daily_tries.margin'])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('bots', '=', bots)
    .where('margin', 'is not', null)
    .orderBy('margin', 'desc');
  const line = ({
    id,
    name,
    kept,
    margin,
  }: {
    id: string;
    name: string;
    kept: number | null;
    margin: number | null;
  }): FieldLine => ({
    name,
    kept: kept !== null,
    margin: margin ?? 0,
    place: placeOf(margin ?? 0),
    you: id === person,
  });
  const friends = person === undefined ? [] : await friendsOf({ store }, person);
  return {
    people: counts.reduce((sum, count) => sum + count.people, 0),
    place: mine?.margin == null ? null : placeOf(mine.margin),
    counts,
    friends: friends.length === 0 ? [] : (await named.where('person', 'in', friends).execute()).map(line),
    leaders: (await named.where('field', '=', 1).limit(LEADERS).execute()).map(line),
  };
}

async function friendsOf({ store }: Pick<Services, 'store'>, person: string): Promise<string[]> {
  const ties = await tiesOf(store, person);
  const others = new Set(ties.map((tie) => (tie.person === person ? tie.other : tie.person)));
  return [...others].filter((other) => tieBetween(ties, person, other) === 'friends');
}
