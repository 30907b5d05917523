// The three races of a game, each with its target: clone, a move late in a match, whole random matches. A missed target
// fails the run.
import { type Game, type GameTypes, parseOptions, type Seat, type Table } from '../packages/engine/src/index.ts';
import { type Contender, contender, paceOf, race, ratio, tableOf } from './race.ts';
import { bareReducer } from './reducer.ts';

const SEATS = 4;

type TurnTypes = GameTypes & { State: { turn: Seat } };
interface Stretch<State> {
  readonly name: string;
  readonly states: readonly State[];
}
interface GameRace<T extends TurnTypes> {
  readonly game: Game<T>;
  /** For clone. */
  readonly states: readonly T['State'][];
  /** What a person would write who needs exactly these arrays copied. */
  readonly copiedByHand: (state: T['State']) => T['State'];
  /** What it is late in. */
  readonly whole: 'match' | 'game';
  /** Made when their race begins, so that they do not lie on the heap of the one before. */
  readonly lateAndEarly: () => readonly [late: Stretch<T['State']>, early: Stretch<T['State']>];
  readonly randomMatches: () => Contender;
}

interface Target {
  readonly what: string;
  readonly contenders: () => readonly Contender[];
  readonly atLeast: number;
}

export const tableFor = <T extends GameTypes>(game: Game<T>): Table<T['Options']> => ({
  seats: game.seating(SEATS),
  options: parseOptions(game.options, {}),
});

/**
 * A fuller table has more choices at any time of a match: only states with about the same number of them are compared.
 */
export const alike = <T extends TurnTypes>(game: Game<T>, states: readonly T['State'][], about: number): T['State'][] =>
  states.filter((state) => Math.abs(game.choices(state, state.turn).length - about) <= 1);

export function raceGame<T extends TurnTypes>({
  game,
  states,
  copiedByHand,
  whole,
  lateAndEarly,
  randomMatches,
}: GameRace<T>): void {
  const oneMove = (state: T['State']): number => {
    const copy = game.clone(state);
    const choices = game.choices(copy, copy.turn);
    game.apply(copy, copy.turn, choices[choices.length >> 1] as T['Action']);
    return choices.length;
  };
  const oneMoveFrom = (stretch: Stretch<T['State']>): Contender =>
    contender(`a copy and a move, ${stretch.name}`, stretch.states, oneMove);
  /** boardgame.io comes last: it fills the heap, and whoever allocates beside it pays for that. */
  const targets: readonly Target[] = [
    {
      what: 'clone',
      contenders: () => [
        contender('clone', states, game.clone),
        contender('the same arrays copied by hand', states, copiedByHand),
      ],
      atLeast: 1,
    },
    { what: `late in the ${whole}`, contenders: () => lateAndEarly().map(oneMoveFrom), atLeast: 0.8 },
    { what: 'moves', contenders: () => [randomMatches(), bareReducer()], atLeast: 100 },
  ];
  for (const target of targets) run(target);
}

function run({ what, contenders, atLeast }: Target): void {
  const results = race(contenders(), paceOf(process.argv.slice(2)));
  const [ours, other] = results;
  const times = ours && other ? ratio(ours, other) : Number.NaN;
  console.log(
    `\n## ${what}\n\n${tableOf(results)}\n\n${times.toPrecision(3)} times, target ${atLeast}: ${times >= atLeast ? 'reached' : 'missed'}`,
  );
  if (!(times >= atLeast)) process.exitCode = 1;
}
