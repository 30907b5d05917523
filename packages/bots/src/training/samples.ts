// Samples for a learned value: positions as a search meets them, and how they came out when all played on by the rules
// of thumb.
import { below, fastRandom, type Game, type GameAction, questionIn, type Random, type Table } from '@sagebrush/engine';
import { playoutOf } from '../playout.ts';
import { ranking, weightsOf } from '../weights.ts';
import { likelyWorld } from '../worlds.ts';

export interface Sample {
  /** The traits of all seats, one after the other. */
  readonly traits: Float32Array;
  /** What each seat's share of the win came to when the stage was over; and what the prospects had said before. */
  readonly shares: readonly number[];
  readonly expected: readonly number[];
}

/** One decision in so many is looked at, so that a game's samples are not all alike. */
const DECISIONS_PER_SAMPLE = 4;
/** One move in so many is not the best, so that samples know more than what good players let happen. */
const MOVES_PER_SLIP = 8;
/** How far down the ranking a slip, or a candidate that is tried, may lie. */
const TRIED = 6;
/** For how many moves a seat the position is played on at most before it is written down. */
const LATEST = 2;

/** All samples of one match between players that slip now and then; the same seed gives the same samples. */
export function samplesOf(game: Game, table: Table<object>, seed: string): Sample[] {
  const random = fastRandom(seed);
  const state = game.deal(table, random);
  const samples: Sample[] = [];
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    const question = questionIn({ game, table, state }, seat);
    const { choices } = question;
    const ranked = choices.length === 1 ? [0] : ranking(weightsOf(question));
    const oneOfTheBest = (): GameAction =>
      choices[ranked[below(random, Math.min(TRIED, ranked.length))] as number] as GameAction;
    if (choices.length > 1 && below(random, DECISIONS_PER_SAMPLE) === 0) {
      const world = likelyWorld(question, random);
      const stage = game.sense.stage(world);
      game.apply(world, seat, oneOfTheBest());
      const sample = sampleFrom({ game, table, world, stage, random });
      if (sample) samples.push(sample);
    }
    game.apply(
      state,
      seat,
      below(random, MOVES_PER_SLIP) === 0 ? oneOfTheBest() : (choices[ranked[0] as number] as GameAction),
    );
  }
  return samples;
}

interface ImaginedStart {
  readonly game: Game;
  readonly table: Table<object>;
  readonly world: unknown;
  readonly stage: number;
  readonly random: Random;
}

/** Nothing where the stage is over before there was something to learn. */
function sampleFrom({ game, table, world, stage, random }: ImaginedStart): Sample | undefined {
  const { sense } = game;
  const seats = table.seats.length;
  playoutOf(game, below(random, LATEST * seats + 1))(world, stage);
  if (game.pending(world).length === 0 || sense.stage(world) !== stage) return undefined;
  const traits = traitsOf(game, seats, world);
  const expected = sense.prospects(world);
  playoutOf(game, Number.POSITIVE_INFINITY)(world, stage);
  return { traits, shares: sense.prospects(world), expected };
}

function traitsOf({ id, sense }: Game, seats: number, state: unknown): Float32Array {
  if (!sense.traits) throw new RangeError(`samplesOf: ${id} names no traits`);
  const { names, write } = sense.traits;
  const traits = new Float32Array(seats * names.length);
  write(state, traits);
  return traits;
}
