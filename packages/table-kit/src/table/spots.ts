// Spots: the things on a table that can be picked, and how picks narrow down to one of the choices. It knows no rule.
import { type CardText, type GameAction, makeCard, parseCard, type Seat } from '@sagebrush/engine';

/**
 * A kind and a name: `hand:KH`, `seat:2`, `do:pass`. Every table has the kinds `hand`, `seat`, `pile`, `place` and `do`; a
 * game may have more.
 */
export type Spot = `${string}:${string}`;

export const inHand = (card: CardText): Spot => `hand:${card}`;
export const atSeat = (seat: Seat): Spot => `seat:${seat}`;
export const verb = (name: string): Spot => `do:${name}`;
export const spotKind = (spot: Spot): string => spot.slice(0, spot.indexOf(':'));
export const spotName = (spot: Spot): string => spot.slice(spot.indexOf(':') + 1);
/** The card that the spot is named after. */
export const cardOn = (spot: Spot): CardText => makeCard(parseCard(spotName(spot)));

/** A choice with the spots that it touches. */
export interface PickableChoice {
  readonly action: GameAction;
  readonly spots: readonly Spot[];
  /** Stands among the verbs before anything is picked. */
  readonly verb?: boolean;
}

export interface Picking {
  /** The choices that fit what is picked. */
  readonly open: readonly PickableChoice[];
  /** What can be picked next. */
  readonly lit: ReadonlySet<Spot>;
  /** The choices that are picked to the last spot. */
  readonly complete: readonly PickableChoice[];
  /** The choices to offer as buttons. */
  readonly offered: readonly PickableChoice[];
  /** How many more picks it takes, at least and at most. */
  readonly missing: { readonly fewest: number; readonly most: number };
}

/** Above this the buttons would bury the line; picking on narrows them down. */
const MOST_BUTTONS = 6;
const FEW = 4;

let latest:
  | { readonly pickable: readonly PickableChoice[]; readonly picked: readonly Spot[]; readonly picking: Picking }
  | undefined;

/** The same object as long as nothing has changed: every spot on the table asks. */
export function pickingOf(pickable: readonly PickableChoice[], picked: readonly Spot[]): Picking {
  if (latest?.pickable !== pickable || latest.picked !== picked)
    latest = { pickable, picked, picking: workOut(pickable, picked) };
  return latest.picking;
}

function workOut(pickable: readonly PickableChoice[], picked: readonly Spot[]): Picking {
  const open = pickable.filter(({ spots }) => picked.every((spot) => spots.includes(spot)));
  const rest = ({ spots }: PickableChoice): readonly Spot[] => spots.filter((spot) => !picked.includes(spot));
  const lit = new Set(open.flatMap(rest));
  const complete = open.filter((way) => rest(way).length === 0);
  const sayable = open.filter(
    (way) => rest(way).every((spot) => spotKind(spot) === 'do') || (picked.length === 0 && way.verb),
  );
  const near = open.filter((way) => isNear(rest(way), picked.length));
  const counts = open.map((way) => rest(way).length);
  return {
    open,
    lit,
    complete,
    offered: [...new Set([...(near.length <= FEW ? near : []), ...sayable])].slice(0, MOST_BUTTONS),
    missing: { fewest: Math.min(...counts), most: Math.max(...counts) },
  };
}

/** A way that wants no more cards and one target at most can be said instead of picked. */
function isNear(rest: readonly Spot[], picks: number): boolean {
  const targets = rest.filter((spot) => spotKind(spot) !== 'do');
  return targets.every((spot) => spotKind(spot) !== 'hand') && targets.length <= (picks > 0 ? 2 : 1);
}

export interface Picked {
  readonly picked: readonly Spot[];
  /** The picks have come down to this one choice. */
  readonly play?: GameAction;
  /** This spot leads nowhere: the guest wants to know why. */
  readonly refused?: true;
}

/**
 * What a pick of this spot leads to. A target that settles everything plays at once; a card wants to be picked again.
 */
export function afterPick(pickable: readonly PickableChoice[], picked: readonly Spot[], spot: Spot): Picked {
  const now = pickingOf(pickable, picked);
  if (picked.includes(spot)) {
    const [only] = now.open;
    const confirms = now.open.length === 1 && only !== undefined && picked.length === 1;
    return confirms ? { picked, play: only.action } : { picked: picked.filter((one) => one !== spot) };
  }
  if (now.lit.has(spot)) return settled(pickable, [...picked, spot], spot);
  const afresh = pickingOf(pickable, []).lit.has(spot) && picked.some((one) => spotKind(one) === spotKind(spot));
  return afresh ? settled(pickable, [spot], spot) : { picked, refused: true };
}

function settled(pickable: readonly PickableChoice[], picked: readonly Spot[], last: Spot): Picked {
  const { open, complete } = pickingOf(pickable, picked);
  const [only] = complete;
  const settles = open.length === 1 && only !== undefined && spotKind(last) !== 'hand';
  return settles ? { picked, play: only.action } : { picked };
}

/** What a card dropped on a target leads to: both picked, one after the other. */
export function afterDrop(
  pickable: readonly PickableChoice[],
  picked: readonly Spot[],
  card: Spot,
  target: Spot,
): Picked {
  const held = picked.includes(card) ? picked : [...(pickingOf(pickable, picked).lit.has(card) ? picked : []), card];
  const { lit, open } = pickingOf(pickable, held);
  if (!lit.has(target)) return { picked: open.length > 0 ? held : picked, refused: true };
  return settled(pickable, [...held, target], target);
}
