// Wyoming Cowboy as a screen: badges, guns, the end clock and the trail to the target.
import { makeCard, parseCard } from '@sagebrush/engine';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import type { Sound } from '@sagebrush/table-kit/sound/index.ts';
import type { GameEvent } from '@sagebrush/table-kit/table/connection.ts';
import { type GameScreen, UNTIL_CLOSED } from '@sagebrush/table-kit/table/screen.ts';
import { type WyomingEvent, type WyomingView, wyoming } from '@sagebrush/wyoming';
import { clauseOf } from './clauses.ts';
import { Middle, OwnPlace, SeatPlace } from './places.tsx';
import { Scene } from './Scene.tsx';
import { isVerb, meantBy, spotsOf } from './spots.ts';

type HandEvent = Extract<WyomingEvent, { type: 'hand' }>;
type EventType = WyomingEvent['type'];
const SCENES: Partial<Record<EventType, number>> = {
  couple: 1500,
  pull: 1100,
  no: 1500,
  backfire: 1900,
  quickdraw: 2000,
  shot: 2700,
  hand: UNTIL_CLOSED,
};
const SOUNDS: Partial<Record<EventType, Sound>> = {
  deal: 'shuffle',
  passed: 'card',
  pull: 'trick',
  shoot: 'shot',
  backfire: 'ricochet',
  hit: 'ricochet',
  miss: 'badge',
  discard: 'card',
  draw: 'card',
  reshuffle: 'shuffle',
  match: 'win',
};

/** The last hand needs no sheet of its own: the match's is the same. */
function sceneTime({ type }: GameEvent, together: readonly GameEvent[]): number {
  const isLast = type === 'hand' && together.some((event) => event.type === 'match');
  return isLast ? 0 : (SCENES[type as EventType] ?? 0);
}

export const wyomingScreen: GameScreen<WyomingView> = {
  game: wyoming,
  spotsOf: (action) => spotsOf(action as Parameters<typeof spotsOf>[0]),
  isVerb: (action) => isVerb(action as Parameters<typeof isVerb>[0]),
  spotKinds: {
    en: { gun: 'a gun' },
    de: { gun: 'eine Waffe' },
    it: { gun: 'una pistola' },
  },
  meantBy,
  score: (view, seat) => view.totals[seat] ?? 0,
  sceneTime,
  isAside: ({ type }) => type === 'draw' || type === 'deal',
  sheetIn(event) {
    if (event.type !== 'hand') return undefined;
    const { sheet, points, totals } = event as HandEvent;
    return { sheet, scores: points, totals };
  },
  soundOf: (event) => SOUNDS[event.type as EventType],
  clauseOf: (event) => clauseOf(event as WyomingEvent),
  // A cowboy who wears a badge is written `KS+AS`: the card is the King.
  heldCard(text) {
    const [first = text, badge] = text.split('+');
    const card = makeCard(parseCard(first));
    return badge === undefined ? { card } : { card, worn: makeCard(parseCard(badge)) };
  },
  Face: CardFace,
  Scene,
  SeatPlace,
  Middle,
  OwnPlace,
};
