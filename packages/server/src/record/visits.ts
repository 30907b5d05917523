// Where somebody has been: their name and words are found there when they leave for good.
import { type Statement, type Store, statement } from '../storage/store.ts';

/** The name that stands in finished matches for somebody who is gone. */
export const GONE = 'Drifter';

/** Written down when somebody's name or words come to a table, so that they can be found there. */
export const visited = (db: Store['db'], person: string, feed: string): Statement =>
  statement(
    db
      .insertInto('visits')
      .values({ person, feed })
      .onConflict((clash) => clash.columns(['person', 'feed']).doNothing()),
  );
