// A tiny network: the traits of one seat in, one number out, the higher the better. Plain typed arrays.
import { fraction, type Random } from '@sagebrush/engine';

/** Every input leads to every output; `weights` keeps the outputs of one input together. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
  /** What came out last: written a million times, made once. */
  readonly out: Float64Array;
}
export type Network = readonly Layer[];

/** So many numbers go into a layer at most: the two lists below have room for them, and stay where they are. */
const MOST_INPUTS = 1024;

function layerOf(inputs: number, outputs: number): Layer {
  if (inputs > MOST_INPUTS) throw new RangeError(`${inputs} inputs: expected ${MOST_INPUTS} at most`);
  return {
    inputs,
    outputs,
    weights: new Float64Array(inputs * outputs),
    biases: new Float64Array(outputs),
    out: new Float64Array(outputs),
  };
}

/** How many numbers go into each layer; the last is how many come out, and that is one. */
export const emptyNetwork = (sizes: readonly number[]): Network =>
  sizes.slice(1).map((outputs, index) => layerOf(sizes[index] as number, outputs));

/** A network that knows nothing yet: small weights at random, as is usual before training. */
export function freshNetwork(sizes: readonly number[], random: Random): Network {
  const network = emptyNetwork(sizes);
  for (const { inputs, weights } of network) {
    const most = Math.sqrt(3 / inputs);
    for (let index = 0; index < weights.length; index++) weights[index] = most * (2 * fraction(random) - 1);
  }
  return network;
}

/**
 * What goes into a layer but for the noughts, which add nothing to any sum and are about half of all: the numbers, and
 * which inputs they are. In the precision of the layers: one kind of array for all of them is twice as fast.
 */
const values = new Float64Array(MOST_INPUTS);
const inputs = new Int32Array(MOST_INPUTS);

/** What the network makes of the numbers from `at` on. Between layers what is negative counts as nothing. */
export function outputOf(network: Network, traits: Float32Array, at: number): number {
  const width = network[0]?.inputs ?? 0;
  let count = 0;
  for (let input = 0; input < width; input++) {
    const value = traits[at + input] as number;
    values[count] = value;
    inputs[count] = input;
    if (value !== 0) count++;
  }
  const last = network.length - 1;
  for (let index = 0; index < last; index++) count = forward(network[index] as Layer, count);
  sumUp(network[last] as Layer, count);
  const { out, biases } = network[last] as Layer;
  return (out[0] as number) + (biases[0] as number);
}

/** Through a hidden layer: what comes out goes into the next. Answers how many numbers that are. */
function forward(layer: Layer, count: number): number {
  const { outputs, biases, out } = layer;
  sumUp(layer, count);
  let left = 0;
  for (let output = 0; output < outputs; output++) {
    const value = (out[output] as number) + (biases[output] as number);
    out[output] = Math.max(value, 0);
    values[left] = value;
    inputs[left] = output;
    if (value > 0) left++;
  }
  return left;
}

function sumUp(layer: Layer, count: number): void {
  const { outputs, weights, out } = layer;
  let done = 0;
  for (; done + 8 <= outputs; done += 8) eightOutputs(layer, done, count);
  for (; done < outputs; done++) {
    let sum = 0;
    for (let index = 0; index < count; index++)
      sum += (values[index] as number) * (weights[(inputs[index] as number) * outputs + done] as number);
    out[done] = sum;
  }
}

/** Eight sums at a time, kept out of memory until they are done: less than half the time of one after the other. */
function eightOutputs({ outputs, weights, out }: Layer, first: number, count: number): void {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  let five = 0;
  let six = 0;
  let seven = 0;
  let eight = 0;
  for (let index = 0; index < count; index++) {
    const value = values[index] as number;
    const row = (inputs[index] as number) * outputs + first;
    one += value * (weights[row] as number);
    two += value * (weights[row + 1] as number);
    three += value * (weights[row + 2] as number);
    four += value * (weights[row + 3] as number);
    five += value * (weights[row + 4] as number);
    six += value * (weights[row + 5] as number);
    seven += value * (weights[row + 6] as number);
    eight += value * (weights[row + 7] as number);
  }
  out[first] = one;
  out[first + 1] = two;
  out[first + 2] = three;
  out[first + 3] = four;
  out[first + 4] = five;
  out[first + 5] = six;
  out[first + 6] = seven;
  out[first + 7] = eight;
}

/** Turns what the network said of each seat into shares that sum to 1, in place. */
export function sharesIn(values: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > top) top = value;
  let sum = 0;
  for (let seat = 0; seat < values.length; seat++) {
    const odds = Math.exp((values[seat] as number) - top);
    values[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < values.length; seat++) values[seat] = (values[seat] as number) / sum;
}
