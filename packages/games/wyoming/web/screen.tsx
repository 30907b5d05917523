// Wyoming Cowboy as a screen: badges, guns, the end clock and the trail to the target.
import { makeCard, parseCard } from '@sagebrush/engine';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import type { Sound } from '@sagebrush/table-kit/sound/index.ts';
import { type GameScreen, type Impact, UNTIL_CLOSED } from '@sagebrush/table-kit/table/screen.ts';
import { type WyomingAction, type WyomingEvent, type WyomingView, wyoming } from '@sagebrush/wyoming';
import { clauseOf } from './clauses.ts';
import { bestMoment, ending } from './ending.ts';
import { movesIn } from './moves.ts';
import { narrate } from './narrate.ts';
import { offersOf } from './offers.ts';
import { Middle, OwnPlace, SeatPlace } from './places.tsx';
import { Scene } from './Scene.tsx';
import { endsShot } from './shot.ts';
import { meantBy, spotsOf } from './spots.ts';
import { tipFor } from './tips.ts';
import { WORDS } from './words/index.ts';
import { worthOf } from './worth.ts';

type HandEvent = Extract<WyomingEvent, { type: 'hand' }>;
type EventType = WyomingEvent['type'];
/** A shot lasts as long as there is to see of it. */
const SCENES: Partial<Record<EventType, number>> = {
  couple: 2300,
  pull: 2200,
  asked: 2400,
  no: 3000,
  backfire: 3800,
  quickdraw: 3400,
  miss: 4000,
  hit: 3800,
  surrender: 4800,
  hand: UNTIL_CLOSED,
};
const SOUNDS: Partial<Record<EventType, Sound>> = {
  deal: 'shuffle',
  passed: 'card',
  couple: 'sweep',
  pull: 'sweep',
  shoot: 'shot',
  hit: 'ricochet',
  surrender: 'ricochet',
  backfire: 'ricochet',
  quickdraw: 'sweep',
  discard: 'card',
  draw: 'card',
  reshuffle: 'shuffle',
  match: 'win',
};

/** The last hand needs no sheet of its own: the match's is the same. A shot is shown as a whole, with its last event. */
function sceneTime(event: WyomingEvent, together: readonly WyomingEvent[]): number {
  if (event.type === 'hand' && together.some(({ type }) => type === 'match')) return 0;
  if (event.type === 'hit' && !endsShot(event, together)) return 0;
  return SCENES[event.type] ?? 0;
}

/** A shot ends when its card has turned, or with what the victim says; what is shown at once is told soon. */
function outcomeAt({ type }: WyomingEvent): number {
  if (type === 'miss' || type === 'hit' || type === 'surrender') return 1500;
  return type === 'couple' || type === 'pull' ? 500 : 900;
}

function soundOf(event: WyomingEvent, together: readonly WyomingEvent[]): Sound | undefined {
  if (event.type === 'miss') return event.why === 'badge' ? 'clink' : undefined;
  return event.type === 'hit' && !endsShot(event, together) ? undefined : SOUNDS[event.type];
}

function impactOf({ type }: WyomingEvent): Impact | undefined {
  if (type === 'surrender' || type === 'hit' || type === 'quickdraw') return 'shake';
  return type === 'couple' || type === 'miss' ? 'glow' : undefined;
}

/** What only leads up to a deed, or goes on by itself. */
const DETAILS: readonly EventType[] = ['chosen', 'asked', 'shot', 'hit', 'draw', 'reshuffle', 'done'];

export const wyomingScreen: GameScreen<WyomingView> = {
  game: wyoming,
  spotsOf: (action, view) => spotsOf(action as WyomingAction, view),
  spotKinds: {
    en: { gun: 'a gun' },
    de: { gun: 'eine Waffe' },
    it: { gun: 'una pistola' },
  },
  meantBy,
  score: (view, seat) => view.totals[seat] ?? 0,
  sceneTime: (event, together) => sceneTime(event as WyomingEvent, together as readonly WyomingEvent[]),
  narrate,
  outcomeAt: (event) => outcomeAt(event as WyomingEvent),
  impactOf: (event) => impactOf(event as WyomingEvent),
  movesIn: (event) => movesIn(event as WyomingEvent),
  offersOf,
  goal: { en: WORDS.en.goal, de: WORDS.de.goal, it: WORDS.it.goal },
  worthOf,
  tipFor,
  ending,
  bestMoment,
  isAside: ({ type }) => type === 'draw' || type === 'deal' || type === 'chosen',
  isDetail: ({ type }) => DETAILS.includes(type as EventType),
  sheetIn(event) {
    if (event.type !== 'hand') return undefined;
    const { sheet, points, totals } = event as HandEvent;
    return { sheet, scores: points, totals };
  },
  soundOf: (event, together) => soundOf(event as WyomingEvent, together as readonly WyomingEvent[]),
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
