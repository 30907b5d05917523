// Cowpoker's speed: random games against boardgame.io's bare reducer, clone, and what a long game costs. Usage: node
// cowpoker.ts [rounds] [milliseconds]
import { below, fastRandom } from '../packages/engine/src/index.ts';
import { type CowpokerTypes, cowpoker } from '../packages/games/cowpoker/src/index.ts';
import { raceGame, tableFor } from './game-race.ts';
import type { Contender } from './race.ts';

type State = CowpokerTypes['State'];
type Action = CowpokerTypes['Action'];
const table = tableFor(cowpoker);

/**
 * One operation is one move: the choices listed, one picked at random and carried out; a game that is over is scored,
 * and a new one dealt.
 */
function randomGames(): Contender {
  const random = fastRandom('cowpoker bench');
  let state = cowpoker.deal(table, random);
  let listed = 0;
  return {
    name: 'cowpoker: whole random games, four live, choices and scoring included',
    run(_, count) {
      for (let done = 0; done < count; done++) {
        const [seat] = cowpoker.pending(state);
        if (seat === undefined) {
          listed += cowpoker.sense.prospects(state).length;
          state = cowpoker.deal(table, random);
          done--;
          continue;
        }
        const choices = cowpoker.choices(state, seat);
        listed += choices.length;
        cowpoker.apply(state, seat, choices[below(random, choices.length)] as Action);
      }
      return listed;
    },
  };
}

/** States in which a card is to be played, from random games between two shares of their length. */
function statesBetween(from: number, to: number): State[] {
  const states: State[] = [];
  for (let game = 0; game < 300; game++) {
    const random = fastRandom(`cowpoker states ${game}`);
    const state = cowpoker.deal(table, random);
    const line: State[] = [];
    for (let [seat] = cowpoker.pending(state); seat !== undefined; [seat] = cowpoker.pending(state)) {
      if (state.phase === 'play') line.push(cowpoker.clone(state));
      const choices = cowpoker.choices(state, seat);
      cowpoker.apply(state, seat, choices[below(random, choices.length)] as Action);
    }
    states.push(...line.slice(Math.floor(line.length * from), Math.floor(line.length * to)));
  }
  return states;
}

const copiedByHand = (state: State): State => ({
  ...state,
  hands: state.hands.map((hand) => [...hand]),
  gangs: state.gangs.map((gang) => [...gang]),
  cellars: state.cellars.map((cellar) => [...cellar]),
  deck: [...state.deck],
  out: [...state.out],
  known: [...state.known],
  ...(state.trick
    ? {
        trick: {
          ...state.trick,
          seats: [...state.trick.seats],
          cards: [...state.trick.cards],
          placed: [...state.trick.placed],
        },
      }
    : {}),
  ...(state.effect ? { effect: { ...state.effect } } : {}),
  random: state.random.clone(),
});

raceGame({
  game: cowpoker,
  states: statesBetween(0, 1),
  copiedByHand,
  whole: 'game',
  lateAndEarly: () => [
    { name: 'last third', states: statesBetween(2 / 3, 0.95) },
    { name: 'first third', states: statesBetween(0, 1 / 3) },
  ],
  randomMatches: randomGames,
});
