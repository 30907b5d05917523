// What draws by seat would give duplicate: each seat draws by an order of the whole deck of its own, the first card of
// it that is still there. Plays the rounds of `sagebrush duplicate` with the games as they are and with such draws;
// ends with 1 where these halve the deals, since then the rules should have them. Usage: node draws-by-seat.ts <game>
// [rounds] [name=value…]
import { dealsNeeded } from '../packages/cli/src/duplicate/deals-needed.ts';
import { type DuplicateRound, type DuplicateTask, playDuplicateRound } from '../packages/cli/src/duplicate/round.ts';
import { optionsFrom } from '../packages/cli/src/parse.ts';
import { type Card, type Game, type Seat, shuffle } from '../packages/engine/src/index.ts';
import { games } from '../packages/games/all/src/index.ts';
import type { CorralTypes } from '../packages/games/corral/src/index.ts';
import type { CowpokerTypes } from '../packages/games/cowpoker/src/index.ts';
import type { WyomingTypes } from '../packages/games/wyoming/src/index.ts';

/** Where a game keeps the cards that are drawn, the top last, and whose draw it is when one is taken. */
interface Pile<State> {
  readonly name: keyof State & string;
  readonly drawer: (state: State) => Seat;
}
const pileOf = <State>(pile: Pile<State>): Pile<object> => pile as unknown as Pile<object>;
const PILES: Readonly<Record<string, Pile<object>>> = {
  corral: pileOf<CorralTypes['State']>({ name: 'deck', drawer: ({ turn }) => turn }),
  cowpoker: pileOf<CowpokerTypes['State']>({
    name: 'deck',
    drawer: ({ turn, trick, live }) => (trick ? (turn + 1 + trick.passed) % live.length : turn),
  }),
  wyoming: pileOf<WyomingTypes['State']>({
    name: 'draw',
    drawer: ({ turn, phase }) => (phase.name === 'replace' ? phase.victim : turn),
  }),
};
const CARDS = 128;

/** The game with draws by seat at real tables; worlds that a bot imagines have a deck as always. */
function drawsBySeat(game: Game, { name, drawer }: Pile<object>): Game {
  return {
    ...game,
    deal(table, random, emit) {
      const own = random.clone();
      const state = game.deal(table, random, emit) as object;
      const orders = table.seats.map(() =>
        shuffle(
          own,
          Array.from({ length: CARDS }, (_, card) => card),
        ),
      );
      let pile: Card[];
      const lay = (cards: Card[]): void => {
        pile = Object.defineProperty(cards, 'pop', {
          value(): Card | undefined {
            const order = orders[drawer(state)] ?? [];
            if (cards.length === 0) return undefined;
            const at = cards.reduce(
              (best, card, index) => ((order[card] ?? 0) < (order[cards[best] as Card] ?? 0) ? index : best),
              0,
            );
            return cards.splice(at, 1)[0];
          },
        });
      };
      lay(Reflect.get(state, name));
      return Object.defineProperty(state, name, { get: () => pile, set: lay });
    },
  };
}

const [id = 'corral', count = '500', ...pairs] = process.argv.slice(2);
const game = games.find(id);
const task: DuplicateTask = {
  game: id,
  seats: game.seating(4),
  options: optionsFrom(game, pairs),
  tables: 4,
  strong: 'deputy',
  weak: 'cowhand',
  seed: 'sagebrush',
  iterations: 300,
};
const pile = PILES[id];
if (!pile) throw new Error(`${id}: nobody has said where its cards are drawn`);
const rounds = (played: Game): DuplicateRound[] =>
  Array.from({ length: Number(count) }, (_, round) => playDuplicateRound(played, task, round));
const usual = rounds(game);
const figures = {
  'own cards, by points': dealsNeeded(usual, 'points'),
  'same order of the deck, over the seat': dealsNeeded(usual, 'margin'),
  'draws by seat, over the seat': dealsNeeded(rounds(drawsBySeat(game, pile)), 'margin'),
};
console.log(`${id}: deals until one ${task.strong} is ahead of one ${task.weak} with 95%, ${count} rounds`);
for (const [what, { deals, low, high }] of Object.entries(figures))
  console.log(`  ${what.padEnd(40)}${deals.toFixed(1).padStart(8)}  (${low.toFixed(1)} to ${high.toFixed(1)})`);
const isHalved = figures['draws by seat, over the seat'].deals * 2 <= figures['own cards, by points'].deals;
console.log(
  isHalved ? 'Draws by seat halve the deals: the rules should have them.' : 'Draws by seat do not halve the deals.',
);
process.exitCode = isHalved ? 1 : 0;
