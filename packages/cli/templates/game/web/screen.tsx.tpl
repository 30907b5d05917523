// {{title}} as a screen: the bids in the middle, everybody's points beside their name.
import { type Action, type Event, {{id}}, type View } from '@sagebrush/{{id}}';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import type { Sound } from '@sagebrush/table-kit/sound/index.ts';
import type { GameScreen } from '@sagebrush/table-kit/table/screen.ts';
import { clauseOf } from './clauses.ts';
import { Middle, OwnPlace, SeatPlace } from './places.tsx';
import { Scene } from './Scene.tsx';
import { meantBy, spotsOf } from './spots.ts';

const SOUNDS: Readonly<Record<Event['type'], Sound>> = { bid: 'card', won: 'sweep' };

export const {{id}}Screen: GameScreen<View> = {
  game: {{id}},
  spotsOf: (action) => spotsOf(action as Action),
  meantBy,
  score: ({ won }, seat) => won[seat] ?? 0,
  sceneTime: ({ type }) => (type === 'won' ? 1600 : 0),
  isAside: ({ type }) => type === 'bid',
  narrate: ({ event, words }) => (event.type === 'won' ? words.event(event) : undefined),
  soundOf: ({ type }) => SOUNDS[type as Event['type']],
  clauseOf: ({ type }) => clauseOf(type as Event['type']),
  Face: CardFace,
  Scene,
  SeatPlace,
  Middle,
  OwnPlace,
};
