// A shot, put together from what was told of it and from the table before it: who, with what, at whom, and how it ended.
import { type CardText, cardTexts, type Seat, type SuitText } from '@sagebrush/engine';
import { type GunKind, type KnownCowboy, knownCowboys, type WyomingEvent, type WyomingView } from '@sagebrush/wyoming';
import { calibreOf } from './calibre.ts';

type ShotEnd =
  | 'asked'
  | 'no'
  | 'no-card'
  | 'badge'
  | 'no-badge-left'
  | 'unharmed'
  | 'hit'
  | 'ricochet'
  | 'through'
  | 'backfire'
  | 'quickdraw';

export interface ShotStory {
  readonly shooter: Seat;
  readonly victim: Seat;
  /** Undefined when the cowboy is handed over later, after somebody else's choice. */
  readonly gun: readonly CardText[] | undefined;
  readonly kind: GunKind | undefined;
  /** The card that turned up. */
  readonly card: CardText | undefined;
  readonly suit: SuitText | undefined;
  readonly end: ShotEnd;
  /** The victim's cowboys that this viewer knew of. */
  readonly cowboys: readonly KnownCowboy[];
  /** Who gets a badge, or goes over. */
  readonly cowboy: KnownCowboy | undefined;
  readonly isHandedOver: boolean;
  /** What a victim answered with. */
  readonly answer: readonly CardText[];
}

type Of<Type extends WyomingEvent['type']> = Extract<WyomingEvent, { type: Type }>;
export type ShotEvent = Of<'asked' | 'no' | 'miss' | 'hit' | 'surrender' | 'backfire' | 'quickdraw'>;

const SHOT_ENDS: readonly WyomingEvent['type'][] = [
  'asked',
  'no',
  'miss',
  'hit',
  'surrender',
  'backfire',
  'quickdraw',
] satisfies readonly ShotEvent['type'][];

/** A shot is told as a whole, with its last event. */
export function endsShot(event: WyomingEvent, together: readonly WyomingEvent[]): event is ShotEvent {
  if (!SHOT_ENDS.includes(event.type)) return false;
  return event.type !== 'hit' || !together.some(({ type }) => type === 'surrender');
}

const withBadge = (card: CardText, badge: CardText | undefined): KnownCowboy =>
  badge === undefined ? { card } : { card, badge };
const ofType = <T extends WyomingEvent['type']>(together: readonly WyomingEvent[], type: T): Of<T> | undefined =>
  together.find((event): event is Of<T> => event.type === type);

export function shotStory(event: ShotEvent, together: readonly WyomingEvent[], view: WyomingView): ShotStory {
  const { phase } = view;
  const { seat: victim, shooter } = event;
  const gun = ofType(together, 'shoot')?.gun ?? (phase.name === 'answering' ? phase.gun : undefined);
  const card = ofType(together, 'shot')?.card ?? (phase.name === 'surrender' ? lastShot(view) : undefined);
  const kind = gun && calibreOf(gun);
  return {
    shooter,
    victim,
    gun,
    kind,
    card,
    suit: card && (card.charAt(1) as SuitText),
    end: endOf(event, together),
    cowboys: knownCowboys(view, victim),
    cowboy: cowboyOf(event),
    isHandedOver: event.type === 'surrender',
    answer: answerOf(event),
  };
}

/** The card that was turned before the victim chose whom to hand over. */
const lastShot = ({ discard }: WyomingView): CardText | undefined =>
  cardTexts((discard.at(-1) ?? '').replace(/[()]/g, ''))[0];

function endOf(event: ShotEvent, together: readonly WyomingEvent[]): ShotEnd {
  if (event.type === 'miss') return event.why;
  if (event.type !== 'hit' && event.type !== 'surrender') return event.type;
  if (event.type === 'surrender' && event.badge !== undefined) return 'through';
  return ofType(together, 'hit')?.ricochet ? 'ricochet' : 'hit';
}

function cowboyOf(event: ShotEvent): KnownCowboy | undefined {
  if (event.type === 'surrender') return withBadge(event.card, event.badge);
  return event.type === 'miss' && event.cowboy !== undefined ? withBadge(event.cowboy, event.badge) : undefined;
}

function answerOf(event: ShotEvent): readonly CardText[] {
  if (event.type === 'quickdraw') return event.cards;
  return event.type === 'backfire' ? [event.card] : [];
}
