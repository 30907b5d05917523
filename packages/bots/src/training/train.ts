// Training: a network learns from samples by stochastic descent with Adam's steps. The same samples and seed give the
// same weights.
import { type Random, shuffle } from '@sagebrush/engine';
import { freshNetwork, type Layer, type Network, outputOf, sharesIn } from '../value/network.ts';
import type { Sample } from './samples.ts';

export interface TrainingConfig {
  /** The sizes of the layers between the traits and the answer. */
  readonly hidden: readonly number[];
  readonly epochs: number;
  /** The length of the first steps; they shrink to nothing over the epochs. */
  readonly step: number;
}
export const USUAL_TRAINING: TrainingConfig = { hidden: [32, 16], epochs: 12, step: 0.003 };

const BATCH = 64;
/** Adam's memory of the slope and of its square, and what keeps the quotient finite. */
const SLOPE_MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;
/** Pulls every weight towards nothing a little at each step. */
const DECAY = 1e-4;

/** The slopes of the loss, and what Adam remembers of them. */
interface Tuning {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}
const tuningOf = (values: Float64Array): Tuning => ({
  values,
  slopes: new Float64Array(values.length),
  mean: new Float64Array(values.length),
  square: new Float64Array(values.length),
});
interface Trained {
  readonly layer: Layer;
  readonly weights: Tuning;
  readonly biases: Tuning;
  /** The slopes of what comes out of the layer. */
  readonly out: Float64Array;
}

export function train(samples: readonly Sample[], traits: number, config: TrainingConfig, random: Random): Network {
  const network = freshNetwork([traits, ...config.hidden, 1], random);
  const trained: Trained[] = network.map((layer) => ({
    layer,
    weights: tuningOf(layer.weights),
    biases: tuningOf(layer.biases),
    out: new Float64Array(layer.outputs),
  }));
  const order = samples.slice();
  const steps = config.epochs * Math.ceil(samples.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < config.epochs; epoch++) {
    shuffle(random, order);
    for (let from = 0; from < order.length; from += BATCH) {
      for (const sample of order.slice(from, from + BATCH)) addSlopes(network, trained, sample, traits);
      const length = config.step * (1 - step / steps);
      step += 1;
      for (const { weights, biases } of trained) for (const tuning of [weights, biases]) descend(tuning, length, step);
    }
  }
  return network;
}

/** How far the network is from what came out, in nats a sample; `expected` of the samples themselves without one. */
export function lossOf(samples: readonly Sample[], network?: Network): number {
  let loss = 0;
  for (const sample of samples) {
    const said = network ? sharesOf(network, sample) : sample.expected;
    sample.shares.forEach((share, seat) => {
      if (share > 0) loss -= share * Math.log(Math.max(said[seat] ?? 0, 1e-9));
    });
  }
  return loss / Math.max(1, samples.length);
}

function sharesOf(network: Network, { traits, shares }: Sample): Float64Array {
  const width = traits.length / shares.length;
  const said = new Float64Array(shares.length);
  for (let seat = 0; seat < said.length; seat++) said[seat] = outputOf(network, traits, seat * width);
  sharesIn(said);
  return said;
}

/**
 * Adds the slopes of one sample's loss. For shares made of exponentials the slope of an output is what was said less
 * what came out.
 */
function addSlopes(network: Network, trained: readonly Trained[], sample: Sample, width: number): void {
  const said = sharesOf(network, sample);
  for (let seat = 0; seat < said.length; seat++) {
    const slope = ((said[seat] as number) - (sample.shares[seat] as number)) / BATCH;
    // The layers must hold what they said of this seat.
    outputOf(network, sample.traits, seat * width);
    (trained.at(-1) as Trained).out[0] = slope;
    for (let index = trained.length - 1; index >= 0; index--)
      backward(trained[index] as Trained, trained[index - 1], sample.traits, seat * width);
  }
}

function backward(
  { layer, weights, biases, out }: Trained,
  before: Trained | undefined,
  traits: Float32Array,
  at: number,
): void {
  const { inputs, outputs } = layer;
  for (let output = 0; output < outputs; output++) add(biases.slopes, output, out[output] as number);
  for (let input = 0; input < inputs; input++) {
    const value = before ? (before.layer.out[input] as number) : (traits[at + input] as number);
    if (before) before.out[input] = 0;
    // A hidden number that was negative counted as nothing, so nothing flows back through it.
    if (value === 0) continue;
    let back = 0;
    for (let output = 0, weight = input * outputs; output < outputs; output++, weight++) {
      const slope = out[output] as number;
      add(weights.slopes, weight, slope * value);
      back += slope * (layer.weights[weight] as number);
    }
    if (before) before.out[input] = back;
  }
}

const add = (values: Float64Array, index: number, more: number): void => {
  values[index] = (values[index] as number) + more;
};

function descend({ values, slopes, mean, square }: Tuning, length: number, step: number): void {
  const meanScale = 1 / (1 - SLOPE_MEMORY ** step);
  const squareScale = 1 / (1 - SQUARE_MEMORY ** step);
  for (let index = 0; index < values.length; index++) {
    const slope = slopes[index] as number;
    const slopeNow = SLOPE_MEMORY * (mean[index] as number) + (1 - SLOPE_MEMORY) * slope;
    const squareNow = SQUARE_MEMORY * (square[index] as number) + (1 - SQUARE_MEMORY) * slope * slope;
    mean[index] = slopeNow;
    square[index] = squareNow;
    const value = values[index] as number;
    values[index] =
      value - length * ((slopeNow * meanScale) / (Math.sqrt(squareNow * squareScale) + TINY) + DECAY * value);
    slopes[index] = 0;
  }
}
