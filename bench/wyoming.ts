// Wyoming's speed: random hands against boardgame.io's bare reducer, clone, and what a long match costs. Usage: node wyoming.ts [rounds] [milliseconds]
import { below, fastRandom, parseOptions, type Table } from '../packages/engine/src/index.ts';
import { type WyomingTypes, wyoming } from '../packages/games/wyoming/src/index.ts';
import { type Contender, contender, paceOf, race, ratio, tableOf } from './race.ts';
import { bareReducer } from './reducer.ts';

type State = WyomingTypes['State'];
type Action = WyomingTypes['Action'];
const SEATS = 4;
const table: Table<WyomingTypes['Options']> = { seats: wyoming.seating(SEATS), options: parseOptions(wyoming.options, {}) };
const pace = paceOf(process.argv.slice(2));

/** One operation is one move: the choices listed, one picked at random and carried out; a new match is dealt when one is over. */
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

/** What a person would write who needs exactly these arrays copied. */
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

/** A fuller table has more choices at any time of a match: only states with about the same number of them are compared. */
const alike = (states: readonly State[]): State[] =>
  states.filter((state) => {
    const { length } = wyoming.choices(state, state.turn);
    return length >= 6 && length <= 8;
  });

const oneMove = (state: State): number => {
  const copy = wyoming.clone(state);
  const choices = wyoming.choices(copy, copy.turn);
  wyoming.apply(copy, copy.turn, choices[choices.length >> 1] as Action);
  return choices.length;
};

interface Target {
  readonly what: string;
  readonly contenders: () => readonly Contender[];
  readonly atLeast: number;
}
const early = statesBetween(1, 6);
/** boardgame.io comes last: it fills the heap, and whoever allocates beside it pays for that. */
const targets: readonly Target[] = [
  {
    what: 'clone',
    contenders: () => [contender('clone', early, wyoming.clone), contender('the same arrays copied by hand', early, copiedByHand)],
    atLeast: 1,
  },
  {
    what: 'late in the match',
    contenders: () => [
      contender('a copy and a move, hands 60 to 65', alike(statesBetween(60, 65)), oneMove),
      contender('a copy and a move, hands 1 to 5', alike(early), oneMove),
    ],
    atLeast: 0.8,
  },
  { what: 'moves', contenders: () => [randomMatches(), bareReducer()], atLeast: 80 },
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
