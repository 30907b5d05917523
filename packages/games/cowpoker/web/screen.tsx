// Cowpoker as a screen: four quarters, Gangs with a live label, tricks in the middle.
import { cowpoker, type Event, type Options, type View } from '@sagebrush/cowpoker';
import type { GameScreen } from '@sagebrush/table-kit/table/screen.ts';
import { clauseOf } from './clauses.ts';
import { bestMoment, ending } from './ending.ts';
import { explainLine } from './explained-hands.ts';
import { Face } from './Face.tsx';
import { Middle } from './Middle.tsx';
import { movesIn } from './moves.ts';
import { narrate } from './narrate.ts';
import { offersOf } from './offers.ts';
import { OwnPlace, SeatPlace } from './places.tsx';
import { Scene } from './Scene.tsx';
import { impactOf, isDetail, outcomeAt, sceneTime, soundOf } from './scene-times.ts';
import { meantBy, spotsOf } from './spots.ts';
import { standingIn } from './standing.ts';
import { tipFor } from './tips.ts';
import { WORDS } from './words/index.ts';
import { worthOf } from './worth.ts';

type EndEvent = Extract<Event, { type: 'end' }>;

export const cowpokerScreen: GameScreen<View> = {
  game: cowpoker,
  spotsOf: (action, view) => spotsOf(action as Parameters<typeof spotsOf>[0], view),
  spotKinds: {
    en: { gang: 'a card on the table' },
    de: { gang: 'eine Karte auf dem Tisch' },
    it: { gang: 'una carta sul tavolo' },
  },
  meantBy,
  offersOf,
  score: (view, seat, options) => standingIn(view, options as Options).scores[seat] ?? 0,
  goal: { en: WORDS.en.goal, de: WORDS.de.goal, it: WORDS.it.goal },
  worthOf,
  tipFor,
  sceneTime: (event) => sceneTime(event as Event),
  narrate,
  outcomeAt: (event) => outcomeAt(event as Event),
  impactOf: (event) => impactOf(event as Event),
  movesIn: (event, you) => movesIn(event as Event, you),
  isAside: ({ type }) => type === 'draw' || type === 'deal',
  isDetail: (event) => isDetail(event as Event),
  sheetIn(event) {
    if (event.type !== 'end') return undefined;
    const { sheet, scores, totals } = event as EndEvent;
    return { sheet, scores, totals };
  },
  ending,
  bestMoment,
  hasNamedCards: true,
  soundOf: (event) => soundOf(event as Event),
  clauseOf: (event) => clauseOf(event as Event),
  explainLine,
  Face,
  Scene,
  seatRows: true,
  SeatPlace,
  Middle,
  OwnPlace,
};
