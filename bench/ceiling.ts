// How much there is to win: a level, and the same search with open hands and with all cards open, each alone against
// deputies, or in every other
// seat against a level that searches too. Usage: node ceiling.ts <game> [deals] [playouts] [level] [rival]
import { ceilingOf } from '../packages/bots/fixtures/ceiling.ts';
import {
  type Entrant,
  type Figure,
  figuresOf,
  LEVELS,
  type Level,
  levelEntrant,
  playoutsFor,
  playRound,
} from '../packages/bots/src/index.ts';
import { parseOptions } from '../packages/engine/src/index.ts';
import { games } from '../packages/games/all/src/index.ts';

const [id = 'corral', deals = '20', playouts = '400', name = LEVELS.at(-1), rival = 'deputy'] = process.argv.slice(2);
const game = games.find(id);
const level = name as Level;
const limits = { iterations: Number(playouts) };
/** Corral as a duel, the others alone against three; Wyoming's races are short. */
const players = id === 'corral' ? 2 : 4;
const table = {
  seats: game.seating(players),
  options: parseOptions<object>(game.options, id === 'wyoming' ? { target: 200 } : {}),
};

/** A rival that searches has as many playouts as its time allows, beside the level's. */
const sheriffs = limits.iterations / playoutsFor(level, 1);
const rivals = levelEntrant(rival as Level, () => ({ iterations: playoutsFor(rival as Level, sheriffs) }));
const isRival = (seat: number): boolean => (rival === 'deputy' ? seat > 0 : seat % 2 === 1);

function against(refereed: typeof game, entrant: Entrant): Figure {
  const lineUp = Array.from({ length: players }, (_, seat) => (isRival(seat) ? rivals : entrant));
  const rounds = Array.from({ length: Number(deals) }, (_, deal) =>
    playRound({ game: refereed, table, lineUp, seed: 'ceiling' }, deal),
  );
  return figuresOf(rounds, lineUp)[0] as Figure;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const honest = against(
  game,
  levelEntrant(level, () => limits),
);
const [hands, everything] = (['hands', 'everything'] as const).map((sees) => {
  const open = ceilingOf(game, level, limits, sees);
  return against(open.game, open.cheat);
}) as [Figure, Figure];
for (const { name: who, share, low, high, games: played } of [honest, hands, everything])
  console.log(
    `${id}, ${players} players, against ${rival}: ${who} wins ${percent(share)} (${percent(low)} to ${percent(high)}) of ${played} games`,
  );
for (const { name: what, share, par } of [hands, everything])
  console.log(`${level} reaches ${percent((honest.share - honest.par) / (share - par))} of the edge of seeing ${what}`);
