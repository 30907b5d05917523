// What is true of the cards of a pack, as sets and tables by card: made once, and kept beside the pack.
import type { Card, Seat } from '@sagebrush/engine';
import { type Instruction, OPS, OWN, type Pack, TOWN } from '../pack/compile.ts';
import { PACK_SIZE } from '../pack/format.ts';
import { HOMES, RANCHES } from '../pack/steps.ts';
import type { State } from '../types.ts';
import { type CardSet, setOf } from './card-set.ts';

/** Values go from 0 to 99 (CP-9.1); one more index for "all of them". */
const VALUES = 101;

export interface PackSets {
  /** The cards below each value, by kind of trick and then by value. */
  readonly below: readonly (readonly CardSet[])[];
  /** The cards of each Ranch, and of the Town. */
  readonly ofHome: readonly CardSet[];
  /** The Ace of each Ranch. */
  readonly aceOf: readonly CardSet[];
  readonly aces: CardSet;
  /** Cards with an effect that is followed; those that call a trick, and those that take from others. */
  readonly effects: CardSet;
  readonly calls: CardSet;
  readonly raids: CardSet;
  /** Cards that choose their Gang; those among them that cost points there. */
  readonly placed: CardSet;
  readonly burdens: CardSet;
  /** The power of each card in tricks, to the third: only the strongest count. */
  readonly powers: Float64Array;
  /** The highest value of each kind of trick, at least 1. */
  readonly highest: readonly number[];
}

const known = new WeakMap<Pack, PackSets>();
/** A match asks for the same pack time after time. */
const latest = { pack: undefined as Pack | undefined, sets: undefined as PackSets | undefined };
/** The same object for the same pack. */
export function setsOf(pack: Pack): PackSets {
  if (latest.sets && latest.pack === pack) return latest.sets;
  const sets = known.get(pack) ?? countSets(pack);
  known.set(pack, sets);
  latest.pack = pack;
  latest.sets = sets;
  return sets;
}

const ALL: readonly Card[] = Array.from({ length: PACK_SIZE }, (_, card) => card as Card);
const cardsThat = (is: (card: Card) => boolean): CardSet => setOf(ALL.filter(is));

const isCall = ({ op }: Instruction): boolean => op === OPS.call;
const isRaid = ({ op, who }: Instruction): boolean =>
  who !== OWN && (op === OPS.steal || op === OPS.swap || op === OPS.discard);

function countSets({ values, home, bossOf, programs, place, points, power }: Pack): PackSets {
  const valuesOf = (card: Card, of: readonly number[]): number => of[card] as number;
  const program = (card: Card): readonly Instruction[] => programs[card] as readonly Instruction[];
  const isPlaced = (card: Card): boolean => valuesOf(card, place) >= 0;
  return {
    below: values.map((kind) =>
      Array.from({ length: VALUES }, (_, value) => cardsThat((card) => valuesOf(card, kind) < value)),
    ),
    ofHome: HOMES.map((_, where) => cardsThat((card) => home[card] === where)),
    aceOf: RANCHES.map((_, ranch) => cardsThat((card) => bossOf[card] === ranch)),
    aces: cardsThat((card) => valuesOf(card, bossOf) >= 0),
    effects: cardsThat((card) => program(card).length > 0),
    calls: cardsThat((card) => program(card).some(isCall)),
    raids: cardsThat((card) => program(card).some(isRaid)),
    placed: cardsThat(isPlaced),
    burdens: cardsThat((card) => isPlaced(card) && valuesOf(card, points) < 0),
    powers: Float64Array.from(power, (share) => share ** 3),
    highest: values.map((kind) => Math.max(1, ...kind)),
  };
}

/** The cards that work for a seat, by the Gangs as sets; the same set every time. `worksFor` of the rules says why. */
const working = { low: 0, high: 0 };
export function workingFor(
  { ofHome, aceOf, aces }: PackSets,
  { ranches, options }: Pick<State, 'ranches' | 'options'>,
  seat: Seat,
  gangs: { readonly low: Int32Array; readonly high: Int32Array },
): CardSet {
  const low = gangs.low[seat] as number;
  const high = gangs.high[seat] as number;
  const own = ranches[seat] as number;
  working.low = (ofHome[TOWN] as CardSet).low | (ofHome[own] as CardSet).low;
  working.high = (ofHome[TOWN] as CardSet).high | (ofHome[own] as CardSet).high;
  if (!options.aces) return working;
  for (let ranch = 0; ranch < RANCHES.length; ranch++) {
    const ace = aceOf[ranch] as CardSet;
    if (((ace.low & low) | (ace.high & high)) === 0) continue;
    working.low |= (ofHome[ranch] as CardSet).low;
    working.high |= (ofHome[ranch] as CardSet).high;
  }
  if (options.foreignAce === 'wakes') {
    working.low |= aces.low;
    working.high |= aces.high;
  }
  return working;
}
