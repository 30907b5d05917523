// Cowpoker as a screen: four quarters, Gangs with a live label, tricks in the middle.
import { cowpoker, type Event, type View } from '@sagebrush/cowpoker';
import type { Sound } from '@sagebrush/table-kit/sound/index.ts';
import { type GameScreen, UNTIL_CLOSED } from '@sagebrush/table-kit/table/screen.ts';
import { clauseOf } from './clauses.ts';
import { explainLine } from './explained-hands.ts';
import { Face } from './Face.tsx';
import { Middle } from './Middle.tsx';
import { packAt, pointsIn } from './pack.ts';
import { OwnPlace, SeatPlace } from './places.tsx';
import { Scene } from './Scene.tsx';
import { meantBy, spotsOf } from './spots.ts';

type EndEvent = Extract<Event, { type: 'end' }>;
const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  deal: 'shuffle',
  play: 'card',
  follow: 'card',
  call: 'shot',
  trick: 'trick',
  steal: 'ricochet',
  end: 'win',
};

function sceneTime(event: Event): number {
  if (event.type === 'call') return 1300;
  if (event.type === 'trick') return 2200;
  if (event.type === 'randomizer') return event.again ? 500 : 1200;
  return event.type === 'end' && event.game < event.games ? UNTIL_CLOSED : 0;
}

export const cowpokerScreen: GameScreen<View> = {
  game: cowpoker,
  spotsOf: (action, view) => spotsOf(action as Parameters<typeof spotsOf>[0], view),
  spotKinds: {
    en: { gang: 'a card on the table' },
    de: { gang: 'eine Karte auf dem Tisch' },
    it: { gang: 'una carta sul tavolo' },
  },
  meantBy,
  score: (view, seat, options) => pointsIn(packAt(options), view.gangs[seat] ?? []),
  sceneTime: (event) => sceneTime(event as Event),
  isAside: ({ type }) => type === 'draw' || type === 'deal',
  sheetIn(event) {
    if (event.type !== 'end') return undefined;
    const { sheet, scores, totals } = event as EndEvent;
    return { sheet, scores, totals };
  },
  hasNamedCards: true,
  soundOf: (event) => SOUNDS[event.type as Event['type']],
  clauseOf: (event) => clauseOf(event as Event),
  explainLine,
  Face,
  Scene,
  seatRows: true,
  SeatPlace,
  Middle,
  OwnPlace,
};
