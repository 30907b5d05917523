// What a full, imagined state is worth to each seat: by the learned network where a game has one, by its prospects
// elsewhere.
import type { Game, Table } from '@sagebrush/engine';
import { type Network, outputOf, sharesIn } from './network.ts';
import { parseNetwork } from './network-text.ts';

/** Each seat's share of the win, until the next call. `stage` is the one in which the decision was asked for. */
export type Value = (state: unknown, stage: number) => ArrayLike<number>;

/** Reading a network takes longer than asking it a hundred times. */
const networks = new Map<string, Network>();
function networkFrom(text: string): Network {
  const network = networks.get(text) ?? parseNetwork(text);
  networks.set(text, network);
  return network;
}

/** A network was trained within a stage; what lies beyond it, or is over, the prospects know better. */
export function stateValue(game: Game, table: Table<object>): Value {
  const { traits, weights, prospects, stage: stageOf } = game.sense;
  if (traits === undefined || weights === undefined) return prospects;
  const network = networkFrom(weights(table.options));
  const seats = table.seats.length;
  const written = new Float32Array(seats * traits.names.length);
  const shares = new Float64Array(seats);
  return (state, stage) => {
    if (stageOf(state) !== stage || game.pending(state).length === 0) return prospects(state);
    traits.write(state, written);
    for (let one = 0; one < seats; one++) shares[one] = outputOf(network, written, one * traits.names.length);
    sharesIn(shares);
    return shares;
  };
}
