// The Corral as a screen: streets, fighters with their aims, and the fights as scenes.
import { corral, type Event, type View } from '@sagebrush/corral';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import type { Sound } from '@sagebrush/table-kit/sound/index.ts';
import type { GameScreen } from '@sagebrush/table-kit/table/screen.ts';
import { clauseOf } from './clauses.ts';
import { explainEvent } from './explained-hands.ts';
import { Middle, OwnPlace, SeatPlace } from './places.tsx';
import { Scene } from './Scene.tsx';
import { meantBy, spotsOf } from './spots.ts';

const SCENES: Partial<Record<Event['type'], number>> = { duel: 3000, shot: 2600, bullet: 1500, showdown: 2400 };
const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  deal: 'shuffle',
  fighter: 'card',
  aim: 'card',
  duel: 'shot',
  shot: 'shot',
  bullet: 'ricochet',
  showdown: 'trick',
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
  score: (view, seat) => view.scores[seat] ?? 0,
  sceneTime: (event) => SCENES[event.type as Event['type']] ?? 0,
  isAside: ({ type }) => type === 'draw' || type === 'deal',
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
