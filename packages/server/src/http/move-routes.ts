// Routes for the match at a table: deal it, act, ask why not, take back.
import type { Services } from '../services.ts';
import { startPlan } from '../tables/match-start.ts';
import { actPlan, liveAt, refusalText } from '../tables/moves.ts';
import type { Rooms } from '../tables/rooms.ts';
import * as seating from '../tables/seating.ts';
import { answerTakeBackPlan, takeBackPlan } from '../tables/take-backs.ts';
import { askingOf, type Handlers } from './routes.ts';
import type { TableChanges } from './table-changes.ts';
import { personOf } from './visitor.ts';

type Names = 'start' | 'rematch' | 'act' | 'whyNot' | 'takeBack' | 'answerTakeBack';

export function moveRoutes(services: Services, rooms: Rooms, { change, dealing }: TableChanges): Handlers<Names> {
  return {
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
    takeBack: (visit) => change(visit, (room, person) => takeBackPlan(services, room, person, visit.body)),
    answerTakeBack: (visit) =>
      change(visit, (room, person) => answerTakeBackPlan(services, room, person, visit.body.agree)),
  };
}
