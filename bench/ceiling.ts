// How much there is to win: a level, and the same search with open hands and with all cards open, each alone against
// deputies, or in every other seat against a level that searches too. Wyoming by single hands.
// Usage: node ceiling.ts <game> [deals] [playouts] [level] [rival] [players]
import { ceilingOf } from '../packages/bots/fixtures/ceiling.ts';
import {
  aroundMean,
  type Entrant,
  figuresOf,
  LEVELS,
  type Level,
  levelEntrant,
  meanOf,
  playoutsFor,
  playRound,
  type Round,
  sharesOf,
} from '../packages/bots/src/index.ts';
import { parseOptions } from '../packages/engine/src/index.ts';
import { games } from '../packages/games/all/src/index.ts';

const [id = 'corral', deals = '20', playouts = '400', name = LEVELS.at(-1), rival = 'deputy', seated] =
  process.argv.slice(2);
const game = games.find(id);
const level = name as Level;
const limits = { iterations: Number(playouts) };
/** Corral as a duel, the others alone against three. */
const players = Number(seated ?? (id === 'corral' ? 2 : 4));
const HAND = { matchLimit: 1, handLimit: 20 };
const table = {
  seats: game.seating(players),
  options: parseOptions<object>(game.options, id === 'wyoming' ? HAND : {}),
};

/** A rival that searches has as many playouts as its time allows, beside the level's. */
const sheriffs = limits.iterations / playoutsFor(level, 1);
const rivals = levelEntrant(rival as Level, () => ({ iterations: playoutsFor(rival as Level, sheriffs) }));
const isRival = (seat: number): boolean => (rival === 'deputy' ? seat > 0 : seat % 2 === 1);

interface Played {
  readonly entrant: Entrant;
  readonly lineUp: readonly Entrant[];
  readonly rounds: readonly Round[];
}
function against(refereed: typeof game, entrant: Entrant): Played {
  const lineUp = Array.from({ length: players }, (_, seat) => (isRival(seat) ? rivals : entrant));
  const rounds = Array.from({ length: Number(deals) }, (_, deal) =>
    playRound({ game: refereed, table, lineUp, seed: 'ceiling' }, deal),
  );
  return { entrant, lineUp, rounds };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const honest = against(
  game,
  levelEntrant(level, () => limits),
);
const cheats = (['hands', 'everything'] as const).map((sees) => {
  const open = ceilingOf(game, level, limits, sees);
  return against(open.game, open.cheat);
});
for (const { lineUp, rounds } of [honest, ...cheats]) {
  const [figure] = figuresOf(rounds, lineUp);
  if (figure)
    console.log(
      `${id}, ${players} players, against ${rival}: ${figure.name} wins ${percent(figure.share)} (${percent(figure.low)} to ${percent(figure.high)}) of ${figure.games} games`,
    );
}

/** Points over par: how many of the cheat's are the honest one's too, on the same deals, with its 95% interval. */
const par = honest.lineUp.filter((_, seat) => !isRival(seat)).length / players;
const overPar = ({ entrant, rounds }: Played): number[] => sharesOf(rounds, entrant.name).map((share) => share - par);
const own = overPar(honest);
for (const cheat of cheats) {
  const most = overPar(cheat);
  const ratio = meanOf(own) / meanOf(most);
  // What each deal adds to the difference between the two sides of the ratio.
  const around = aroundMean(own.map((share, deal) => share - ratio * (most[deal] ?? 0))) / Math.abs(meanOf(most));
  console.log(
    `${level} reaches ${percent(ratio)} (${percent(ratio - around)} to ${percent(ratio + around)}) of the edge of seeing ${cheat.entrant.name}`,
  );
}
