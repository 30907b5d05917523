// Cowpoker's speed: random games against boardgame.io's bare reducer, clone, and what a long game costs. Usage: node cowpoker.ts [rounds] [milliseconds]
import { below, fastRandom, parseOptions, type Table } from '../packages/engine/src/index.ts';
import { type CowpokerTypes, cowpoker } from '../packages/games/cowpoker/src/index.ts';
import { type Contender, contender, paceOf, race, ratio, tableOf } from './race.ts';
import { bareReducer } from './reducer.ts';

type State = CowpokerTypes['State'];
type Action = CowpokerTypes['Action'];
const SEATS = 4;
const table: Table<CowpokerTypes['Options']> = { seats: cowpoker.seating(SEATS), options: parseOptions(cowpoker.options, {}) };
const pace = paceOf(process.argv.slice(2));

/** One operation is one move: the choices listed, one picked at random and carried out; a game that is over is scored, and a new one dealt. */
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

/** What a person would write who needs exactly these arrays copied. */
const copiedByHand = (state: State): State => ({
  ...state,
  hands: state.hands.map((hand) => [...hand]),
  gangs: state.gangs.map((gang) => [...gang]),
  cellars: state.cellars.map((cellar) => [...cellar]),
  deck: [...state.deck],
  out: [...state.out],
  known: [...state.known],
  ...(state.trick
    ? { trick: { ...state.trick, seats: [...state.trick.seats], cards: [...state.trick.cards], placed: [...state.trick.placed] } }
    : {}),
  ...(state.effect ? { effect: { ...state.effect } } : {}),
  random: state.random.clone(),
});

const oneMove = (state: State): number => {
  const copy = cowpoker.clone(state);
  const choices = cowpoker.choices(copy, copy.turn);
  cowpoker.apply(copy, copy.turn, choices[choices.length >> 1] as Action);
  return choices.length;
};

interface Target {
  readonly what: string;
  readonly contenders: () => readonly Contender[];
  readonly atLeast: number;
}
const everywhere = statesBetween(0, 1);
/** boardgame.io comes last: it fills the heap, and whoever allocates beside it pays for that. */
const targets: readonly Target[] = [
  {
    what: 'clone',
    contenders: () => [
      contender('clone', everywhere, cowpoker.clone),
      contender('the same arrays copied by hand', everywhere, copiedByHand),
    ],
    atLeast: 1,
  },
  {
    what: 'late in the game',
    contenders: () => [
      contender('a copy and a move, last third', statesBetween(2 / 3, 0.95), oneMove),
      contender('a copy and a move, first third', statesBetween(0, 1 / 3), oneMove),
    ],
    atLeast: 0.8,
  },
  { what: 'moves', contenders: () => [randomGames(), bareReducer()], atLeast: 80 },
];

for (const { what, contenders, atLeast } of targets) {
  const results = race(contenders(), pace);
  const [ours, other] = results;
  const times = ours && other ? ratio(ours, other) : Number.NaN;
  console.log(
    `\n## ${what}\n\n${tableOf(results)}\n\n${times.toPrecision(3)} times, target ${atLeast}: ${times >= atLeast ? 'reached' : 'missed'}`,
  );
  if (!(times >= atLeast)) process.exitCode = 1;
}
