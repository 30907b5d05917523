// Corral's speed: random matches against boardgame.io's bare reducer, clone, and what a long match costs. Usage: node corral.ts [rounds] [milliseconds]
import { below, fastRandom, parseOptions, type Table } from '../packages/engine/src/index.ts';
import { type CorralTypes, corral } from '../packages/games/corral/src/index.ts';
import { type Contender, contender, paceOf, race, ratio, tableOf } from './race.ts';
import { bareReducer } from './reducer.ts';

type State = CorralTypes['State'];
type Action = CorralTypes['Action'];
const SEATS = 4;
const table: Table<CorralTypes['Options']> = { seats: corral.seating(SEATS), options: parseOptions(corral.options, {}) };
const pace = paceOf(process.argv.slice(2));

/** One operation is one move: the choices listed, one picked at random and carried out; a new match is dealt when one is over. */
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

/** A few states from each of many random matches, between two shares of their length: few enough to stay in the cache. */
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
      ...line.slice(Math.floor(line.length * from), Math.floor(line.length * to)).filter((_, index) => (index + match) % 9 === 0),
    );
  }
  return states;
}

/** What a person would write who needs exactly these arrays copied. */
const copiedByHand = (state: State): State => ({
  ...state,
  deck: [...state.deck],
  hands: state.hands.map((hand) => [...hand]),
  fighters: state.fighters.map((fighters) => fighters.map((fighter) => ({ ...fighter, aim: [...fighter.aim] }))),
  scored: state.scored.map((pile) => [...pile]),
  discard: [...state.discard],
});

/** A fuller table has more choices at any time of a match: only states with about the same number of them are compared. */
const alike = (states: readonly State[]): State[] =>
  states.filter((state) => {
    const { length } = corral.choices(state, state.turn);
    return length >= 9 && length <= 11;
  });

const oneMove = (state: State): number => {
  const copy = corral.clone(state);
  const choices = corral.choices(copy, copy.turn);
  corral.apply(copy, copy.turn, choices[choices.length >> 1] as Action);
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
    contenders: () => [contender('clone', everywhere, corral.clone), contender('the same arrays copied by hand', everywhere, copiedByHand)],
    atLeast: 1,
  },
  {
    what: 'late in the match',
    contenders: () => [
      contender('a copy and a move, last third', alike(statesBetween(2 / 3, 1)), oneMove),
      contender('a copy and a move, first third', alike(statesBetween(0, 1 / 3)), oneMove),
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
