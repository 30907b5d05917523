// Wyoming's speed: random hands against boardgame.io's bare reducer, clone, and what a long match costs. Usage: node
// wyoming.ts [rounds] [milliseconds]
import { below, fastRandom } from '../packages/engine/src/index.ts';
import { type WyomingTypes, wyoming } from '../packages/games/wyoming/src/index.ts';
import { alike, raceGame, tableFor } from './game-race.ts';
import type { Contender } from './race.ts';

type State = WyomingTypes['State'];
type Action = WyomingTypes['Action'];
const table = tableFor(wyoming);

/**
 * One operation is one move: the choices listed, one picked at random and carried out; a new match is dealt when one is
 * over.
 */
function randomMatches(): Contender {
  const random = fastRandom('wyoming bench');
  let state = wyoming.deal(table, random);
  let listed = 0;
  return {
    name: 'wyoming: whole random matches, choices included',
    run(_, count) {
      for (let done = 0; done < count; done++) {
        if (state.phase.name === 'over') state = wyoming.deal(table, random);
        const [seat = 0] = wyoming.pending(state);
        const choices = wyoming.choices(state, seat);
        listed += choices.length;
        wyoming.apply(state, seat, choices[below(random, choices.length)] as Action);
      }
      return listed;
    },
  };
}

/** States from the turns of random matches between two numbers of hands dealt. */
function statesBetween(from: number, to: number): State[] {
  const states: State[] = [];
  for (let match = 0; match < 12; match++) {
    const random = fastRandom(`wyoming states ${match}`);
    const state = wyoming.deal(table, random);
    while (state.phase.name !== 'over' && state.deals < to) {
      const [seat = 0] = wyoming.pending(state);
      if (state.deals >= from && state.phase.name === 'turn') states.push(wyoming.clone(state));
      const choices = wyoming.choices(state, seat);
      wyoming.apply(state, seat, choices[below(random, choices.length)] as Action);
    }
  }
  return states;
}

const copiedByHand = (state: State): State => ({
  ...state,
  random: state.random.clone(),
  totals: [...state.totals],
  hands: state.hands.map((hand) => [...hand]),
  guns: state.guns.map((guns) => [...guns]),
  tens: state.tens.map((tens) => [...tens]),
  couples: [...state.couples],
  draw: [...state.draw],
  discard: [...state.discard],
  aces: [...state.aces],
  badges: [...state.badges],
  knowledge: [...state.knowledge],
});

const early = statesBetween(1, 6);
raceGame({
  game: wyoming,
  states: early,
  copiedByHand,
  whole: 'match',
  lateAndEarly: () => [
    { name: 'hands 60 to 65', states: alike(wyoming, statesBetween(60, 65), 7) },
    { name: 'hands 1 to 5', states: alike(wyoming, early, 7) },
  ],
  randomMatches,
});
