// Corral's speed: random matches against boardgame.io's bare reducer, clone, and what a long match costs. Usage: node
// corral.ts [rounds] [milliseconds]
import { below, fastRandom } from '../packages/engine/src/index.ts';
import { type CorralTypes, corral } from '../packages/games/corral/src/index.ts';
import { alike, raceGame, tableFor } from './game-race.ts';
import type { Contender } from './race.ts';

type State = CorralTypes['State'];
type Action = CorralTypes['Action'];
const table = tableFor(corral);

/**
 * One operation is one move: the choices listed, one picked at random and carried out; a new match is dealt when one is
 * over.
 */
function randomMatches(): Contender {
  const random = fastRandom('corral bench');
  let state = corral.deal(table, random);
  let listed = 0;
  return {
    name: 'corral: whole random matches, choices included',
    run(_, count) {
      for (let done = 0; done < count; done++) {
        if (state.over) state = corral.deal(table, random);
        const choices = corral.choices(state, state.turn);
        listed += choices.length;
        corral.apply(state, state.turn, choices[random.next() % choices.length] as Action);
      }
      return listed;
    },
  };
}

/**
 * A few states from each of many random matches, between two shares of their length: few enough to stay in the cache.
 */
function statesBetween(from: number, to: number): State[] {
  const states: State[] = [];
  for (let match = 0; match < 200; match++) {
    const random = fastRandom(`corral states ${match}`);
    const state = corral.deal(table, random);
    const line: State[] = [];
    while (!state.over) {
      line.push(corral.clone(state));
      const choices = corral.choices(state, state.turn);
      corral.apply(state, state.turn, choices[below(random, choices.length)] as Action);
    }
    states.push(
      ...line
        .slice(Math.floor(line.length * from), Math.floor(line.length * to))
        .filter((_, index) => (index + match) % 9 === 0),
    );
  }
  return states;
}

const copiedByHand = (state: State): State => ({
  ...state,
  deck: [...state.deck],
  hands: state.hands.map((hand) => [...hand]),
  fighters: state.fighters.map((fighters) => fighters.map((fighter) => ({ ...fighter, aim: [...fighter.aim] }))),
  scored: state.scored.map((pile) => [...pile]),
  discard: [...state.discard],
});

raceGame({
  game: corral,
  states: statesBetween(0, 1),
  copiedByHand,
  whole: 'match',
  lateAndEarly: () => [
    { name: 'last third', states: alike(corral, statesBetween(2 / 3, 1), 10) },
    { name: 'first third', states: alike(corral, statesBetween(0, 1 / 3), 10) },
  ],
  randomMatches,
});
