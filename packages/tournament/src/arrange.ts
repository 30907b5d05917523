// Who sits where in a round: a small search that swaps two chairs as long as that makes the round fairer.
import { fastRandom, type Random } from '@sagebrush/engine';

/** What a round should avoid; each is added up over the pairs, or the chairs, that it names. */
export interface Unfairness {
  /** Two at one table. */
  together(a: string, b: string): number;
  /** Two in the same seat of different tables. */
  sameSeat?(a: string, b: string): number;
  inSeat(id: string, seat: number): number;
}

interface Chair {
  readonly table: number;
  readonly seat: number;
}

const STARTS = 24;
/** A large field has so many swaps that one search finds enough. */
const MANY = 60;

export interface ArrangeConfig {
  readonly seed: string;
  /** Everybody, chair by chair, where a search begins. */
  readonly start: (index: number, random: Random) => readonly string[];
  /** A round with less unfairness than this is fair enough. */
  readonly enough: number;
}

/** The fairest of several searches: by table, by seat. */
export function arrange(sizes: readonly number[], unfairness: Unfairness, config: ArrangeConfig): string[][] {
  const random = fastRandom(config.seed);
  const ids = config.start(0, random);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const costs = costsOf(ids, Math.max(0, ...sizes), unfairness);
  const layout = layoutOf(sizes);
  const starts = ids.length > MANY ? STARTS / 8 : STARTS;
  let best: { seated: number[]; cost: number } | undefined;
  for (let index = 0; index < starts && (best?.cost ?? config.enough) >= config.enough; index++) {
    const order = index === 0 ? ids : config.start(index, random);
    const seated = improve(
      order.map((id) => numbers.get(id) as number),
      layout,
      costs,
    );
    const cost = costOf(seated, layout, costs);
    if (best === undefined || cost < best.cost) best = { seated, cost };
  }
  const seated = best?.seated ?? [];
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => ids[seated[next++] ?? 0] as string));
}

interface Costs {
  readonly together: Float64Array;
  readonly sameSeat: Float64Array | undefined;
  readonly inSeat: Float64Array;
  readonly people: number;
  readonly seats: number;
}

function costsOf(ids: readonly string[], seats: number, unfairness: Unfairness): Costs {
  const people = ids.length;
  const pairs = (cost: (a: string, b: string) => number): Float64Array =>
    Float64Array.from({ length: people * people }, (_, index) => {
      const [a, b] = [Math.floor(index / people), index % people];
      return a === b ? 0 : cost(ids[a] as string, ids[b] as string);
    });
  return {
    together: pairs(unfairness.together),
    sameSeat: unfairness.sameSeat && pairs(unfairness.sameSeat),
    inSeat: Float64Array.from({ length: people * seats }, (_, index) =>
      unfairness.inSeat(ids[Math.floor(index / seats)] as string, index % seats),
    ),
    people,
    seats,
  };
}

interface Layout {
  readonly chairs: readonly Chair[];
  /** By chair: the other chairs at its table, and the same seat at the other tables. */
  readonly mates: readonly (readonly number[])[];
  readonly likes: readonly (readonly number[])[];
}

function layoutOf(sizes: readonly number[]): Layout {
  const chairs = sizes.flatMap((size, table) => Array.from({ length: size }, (_, seat) => ({ table, seat })));
  const others = (isOther: (mine: Chair, other: Chair) => boolean): number[][] =>
    chairs.map((mine) => chairs.flatMap((other, index) => (other !== mine && isOther(mine, other) ? [index] : [])));
  return {
    chairs,
    mates: others((mine, other) => mine.table === other.table),
    likes: others((mine, other) => mine.seat === other.seat),
  };
}

function chairCost(person: number, chair: number, seated: readonly number[], layout: Layout, costs: Costs): number {
  const { together, sameSeat, inSeat, people, seats } = costs;
  let cost = inSeat[person * seats + (layout.chairs[chair]?.seat ?? 0)] ?? 0;
  for (const mate of layout.mates[chair] ?? []) cost += together[person * people + (seated[mate] ?? 0)] ?? 0;
  if (sameSeat)
    for (const like of layout.likes[chair] ?? []) cost += sameSeat[person * people + (seated[like] ?? 0)] ?? 0;
  return cost;
}

const costOf = (seated: readonly number[], layout: Layout, costs: Costs): number =>
  seated.reduce((sum, person, chair) => sum + chairCost(person, chair, seated, layout, costs), 0);

/** Swaps two people wherever that lowers the cost, until no swap does. */
function improve(order: readonly number[], layout: Layout, costs: Costs): number[] {
  const seated = [...order];
  const both = (a: number, b: number): number =>
    chairCost(seated[a] ?? 0, a, seated, layout, costs) + chairCost(seated[b] ?? 0, b, seated, layout, costs);
  const swap = (a: number, b: number): void => {
    [seated[a], seated[b]] = [seated[b] as number, seated[a] as number];
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let a = 0; a < seated.length; a++)
      for (let b = a + 1; b < seated.length; b++) {
        const before = both(a, b);
        swap(a, b);
        if (both(a, b) < before - 1e-9) changed = true;
        else swap(a, b);
      }
  }
  return seated;
}
