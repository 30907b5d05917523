// What the matches of the fixtures are dealt with: every number of seats, and every option with all its values,
// combined.
import { fastRandom, type Json, LANGS, pick, type Random, type SeatKind } from '../../packages/engine/src/index.ts';
import centerville from '../../packages/games/cowpoker/packs/centerville.json' with { type: 'json' };
import { type PackJson, startingPack } from '../../packages/games/cowpoker/src/index.ts';
import { busyPack } from '../../packages/games/cowpoker/src/testing/busy-pack.ts';
import { plainPack } from '../../packages/games/cowpoker/src/testing/plain-pack.ts';

export interface TableOptions {
  readonly game: string;
  readonly seats: number | readonly SeatKind[];
  readonly options: { readonly [name: string]: Json };
  /** For the choices of whoever plays. */
  readonly random: Random;
}

type Options = TableOptions['options'];
const flip = (random: Random): boolean => random.next() % 2 === 0;

/** Target, turns a hand, hands a match: the extremes, the usual values, and combinations that stay short. */
const WYOMING_LENGTHS: readonly (readonly [number, number, number])[] = [
  [50, 100, 100],
  [50, 0, 0],
  [100, 20, 100],
  [2000, 100, 1],
  [50, 1, 1],
  [2000, 5, 2],
  [75, 10_000, 10_000],
  [50, 10_000, 3],
  [300, 0, 1],
  [500, 20, 2],
  [51, 100, 0],
];
/** Full matches are rare: they are long. */
const FULL = 40;

/** Centerville's cards and effects with other points. */
const strayed = (): PackJson => ({
  ...(centerville as PackJson),
  name: 'Strayed Centerville',
  cards: (centerville as PackJson).cards.map((card, index) => ({ ...card, points: ((index * 7) % 12) - 4 })),
});

const PACKS: readonly (() => Json | undefined)[] = [
  () => undefined,
  () => 'centerville',
  () => plainPack(),
  () => busyPack(),
  ...LANGS.map((lang) => () => startingPack(`Pack, ${lang}`, lang)),
  () => strayed(),
  () =>
    plainPack({
      AS: { points: 9, effect: [{ do: 'look', at: 'deck', cards: 2 }] },
      X1: { ranch: 'davila', roundup: 9 },
    }),
];

const COWPOKER_SEATS: readonly TableOptions['seats'][] = [
  2,
  3,
  4,
  ['live', 'live', 'deadwood', 'deadwood'],
  ['live', 'deadwood', 'live', 'deadwood'],
  ['deadwood', 'live', 'deadwood', 'live'],
  ['deadwood', 'live', 'live', 'live'],
  ['live', 'live', 'deadwood', 'live'],
];

const tables: Readonly<Record<string, (index: number, random: Random) => Pick<TableOptions, 'seats' | 'options'>>> = {
  corral: (index, random) => ({
    seats: 2 + (index % 5),
    options: {
      selfAmbush: pick(random, ['discard', 'score']),
      ambushSpendsAim: flip(random),
      jokerLawmen: flip(random),
    },
  }),
  wyoming: (index, random) => {
    const full = index % FULL === 0;
    const [target, handLimit, matchLimit] = full
      ? [500, 100, 100]
      : (WYOMING_LENGTHS[index % WYOMING_LENGTHS.length] as [number, number, number]);
    const options: Options = {
      target,
      handLimit,
      matchLimit,
      school: pick(random, ['melissa', 'jeff']),
      badgeRides: flip(random),
      askAlways: flip(random),
      delay: pick(random, ['once', 'each']),
    };
    return { seats: full ? 3 + ((index / FULL) % 4) : 3 + (index % 7), options };
  },
  cowpoker: (index, random) => {
    const pack = PACKS[index % PACKS.length]?.();
    const games = index % 50 === 7 ? 12 : 1 + (index % 11 === 0 ? 2 : index % 2);
    return {
      seats: COWPOKER_SEATS[(index + Math.floor(index / 9)) % COWPOKER_SEATS.length] as TableOptions['seats'],
      options: {
        games,
        memoryAid: flip(random),
        aces: random.next() % 4 !== 0,
        ...(pack === undefined ? {} : { pack }),
      },
    };
  },
};

export function tableOptionsFor(game: string, index: number): TableOptions {
  const random = fastRandom(`before ${game} ${index}`);
  const table = tables[game]?.(index, random);
  if (!table) throw new RangeError(`no table options for ${game}`);
  return { game, ...table, random };
}
