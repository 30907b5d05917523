// The Corral as a screen: streets, fighters with their aims, and the fights as scenes.
import { corral, type Event, type View } from '@sagebrush/corral';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import type { Sound } from '@sagebrush/table-kit/sound/index.ts';
import type { GameScreen, Impact } from '@sagebrush/table-kit/table/screen.ts';
import { clauseOf } from './clauses.ts';
import { explainEvent } from './explained-hands.ts';
import { movesIn } from './moves.ts';
import { narrate } from './narrate.ts';
import { offersOf } from './offers.ts';
import { Middle, OwnPlace, SeatPlace } from './places.tsx';
import { Scene } from './Scene.tsx';
import { meantBy, spotsOf } from './spots.ts';
import { bestMoment, ending, tipFor, worthNow } from './standing.ts';
import { STORIES } from './stories/index.ts';

const SCENES: Partial<Record<Event['type'], number>> = { duel: 3900, shot: 3700, bullet: 2600, showdown: 3200 };
/** The totals are counted up, and one falls. */
const FALL = 1800;
const IMPACTS: Partial<Record<Event['type'], Impact>> = {
  duel: 'shake',
  shot: 'shake',
  bullet: 'shake',
  showdown: 'glow',
};
/** What a duel, a shot or the cards on the table tell already. */
const DETAILS: readonly string[] = ['deal', 'draw', 'discard', 'reveal', 'fight', 'ambush'];
const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  deal: 'shuffle',
  fighter: 'card',
  aim: 'card',
  duel: 'shot',
  shot: 'shot',
  bullet: 'ricochet',
  showdown: 'sweep',
  over: 'win',
};

export const corralScreen: GameScreen<View> = {
  game: corral,
  spotsOf: (action) => spotsOf(action as Parameters<typeof spotsOf>[0]),
  spotKinds: {
    en: { fighter: 'a glowing fighter' },
    de: { fighter: 'einen leuchtenden Kämpfer' },
    it: { fighter: 'un pistolero che brilla' },
  },
  meantBy,
  offersOf,
  narrate,
  movesIn,
  impactOf: ({ type }) => IMPACTS[type as Event['type']],
  outcomeAt: ({ type }) => (type === 'duel' || type === 'shot' ? FALL : 600),
  goal: { en: STORIES.en.goal, de: STORIES.de.goal, it: STORIES.it.goal },
  worthOf: worthNow,
  tipFor,
  ending,
  bestMoment,
  score: (view, seat) => view.scores[seat] ?? 0,
  sceneTime: (event) => SCENES[event.type as Event['type']] ?? 0,
  isAside: ({ type }) => type === 'draw' || type === 'deal',
  isDetail: ({ type }) => DETAILS.includes(type),
  soundOf: (event) => SOUNDS[event.type as Event['type']],
  clauseOf: (event) => clauseOf(event as Event),
  explainEvent,
  Face: CardFace,
  Scene,
  seatRows: true,
  SeatPlace,
  Middle,
  OwnPlace,
};
