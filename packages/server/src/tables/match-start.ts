// The start of a match: its deal, its row, and who sits at it.
import { hostOf, openMatch } from '@sagebrush/engine';
import type { OptionValues } from '@sagebrush/protocol';
import { hashesIn } from '../documents/documents.ts';
import { noteUses } from '../documents/uses.ts';
import { ratedAs } from '../record/ratings.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { uncountedWhyOf } from './counting.ts';
import { botsIn, type TableDoc } from './doc.ts';
import { deadlinesText, type LiveMatch, playersOf, startForRow, startOfNext, waitingIn } from './live-match.ts';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';
import { isReady } from './seating.ts';

export interface Dealing {
  /** The table's options, with their documents. */
  readonly options: OptionValues;
  /** The match before. */
  readonly live: LiveMatch | null;
  /** What keeps the quotas. */
  readonly taken?: readonly Statement[];
}

/** Somebody has sat down; where that was all that was waited for, the cards are dealt. */
export const seatedPlan = (services: Services, room: Room, doc: TableDoc): Plan<void> =>
  doc.quick && botsIn(doc) === 0 && isReady(doc) ? startPlan(services, doc, { ...room }) : { doc, answer: undefined };

export function startPlan(services: Services, doc: TableDoc, { options, live: last, taken = [] }: Dealing): Plan<void> {
  const { db } = services.store;
  const game = services.games.find(doc.game);
  const at = services.now();
  const start = startOfNext(doc, game, options, last?.host.match);
  const match = openMatch(game, start);
  const players = playersOf(doc);
  const host = hostOf({ match, emitted: match.opening });
  const live: LiveMatch = { host, players, times: [at], wakeAt: null };
  const playing: TableDoc = { ...doc, state: 'playing', paused: false, match: start.match };
  const row = {
    id: start.match,
    tbl: doc.id,
    start: JSON.stringify(startForRow(start, doc.options)),
    secret: doc.next.secret,
    deal: doc.next.deal ?? null,
    players: JSON.stringify(players),
    rated: ratedAs(doc),
    uncounted: doc.rated ? (uncountedWhyOf(doc) ?? null) : null,
    people: players.filter(({ kind }) => kind === 'person').length,
  };
  const seats = players.flatMap((player, seat) =>
    player.kind === 'person' ? [{ match: start.match, seat, person: player.id, started: at }] : [],
  );
  return {
    at,
    doc: playing,
    after: [
      { kind: 'deal', match: start.match, seq: 0, body: '{}', deadlines: deadlinesText(playing, waitingIn(live)) },
    ],
    also: [
      statement(
        db
          .insertInto('matches')
          .values({ ...row, outcome: null, wake_at: null, holder: null, started: at, ended: null }),
      ),
      ...(seats.length === 0 ? [] : [statement(db.insertInto('seats').values(seats))]),
      ...noteUses(db, hashesIn(doc.options), start.match),
      ...taken,
    ],
    live,
    answer: undefined,
  };
}
