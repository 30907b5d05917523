// One deal of the arena, played in every rotation of its line-up, by our bots and by other programs.

import {
  dealQuestions,
  type Level,
  meanOf,
  playoutsFor,
  type Question,
  type Round,
  rotations,
  spar,
  think,
  thinkInStyle,
} from '@sagebrush/bots';
import {
  type Game,
  type GameAction,
  type Random,
  type Seat,
  type SeatKind,
  type Style,
  type Table,
  winShares,
} from '@sagebrush/engine';
import { Forfeited, type ForfeitVerdict, openProgram, type Program } from './program.ts';
import { openStyleTally, type StyleFigures, type StyleTally } from './style-tally.ts';

export interface EntrantSpec {
  readonly name: string;
  /** One of ours, a sparring partner, a character of the trail, or the command that starts another program. */
  readonly plays:
    | { readonly level: Level; readonly style?: Style }
    | { readonly style: Style }
    | { readonly command: string };
}
export interface ArenaTask {
  readonly game: string;
  readonly seats: readonly SeatKind[];
  readonly options: object;
  /** Who may meet; each deal has the next line-up of these. */
  readonly lineUps: readonly (readonly EntrantSpec[])[];
  readonly seed: string;
  /** Playouts a move for our levels that search. */
  readonly iterations: number;
  /** The time a move for other programs. */
  readonly ms: number;
}
export interface Forfeit {
  readonly name: string;
  readonly verdict: ForfeitVerdict;
  readonly why: string;
}
/** Plain JSON, so that threads can send it. */
export interface ArenaRound extends Round {
  readonly forfeits: readonly Forfeit[];
  /** How often the first of two was placed before the second, a tie being a half: `points[first][second]`. */
  readonly points: { readonly [first: string]: { readonly [second: string]: number } };
  /** By how many points each entrant was ahead of the others in a game, on average over its seats; no forfeited ones. */
  readonly leads: { readonly [name: string]: number };
  /** For the styles of the characters that compete. */
  readonly styles: StyleFigures;
}
interface Played {
  readonly shares: readonly number[];
  readonly places: readonly number[];
  /** Of a game that was played to its end. */
  readonly scores?: readonly number[];
  readonly moves: number;
  readonly forfeit?: Forfeit;
}
/** A player in one chair; two chairs of the same program are two processes. */
interface Chair {
  readonly name: string;
  readonly choose: (question: Question, random: Random) => GameAction | Promise<GameAction>;
}

export interface Referee {
  playRound(deal: number): Promise<ArenaRound>;
  /** Ends the programs that were started. */
  dismiss(): void;
}

export function openReferee(game: Game, task: ArenaTask): Referee {
  const table: Table<object> = { seats: task.seats, options: task.options };
  const live = table.seats.flatMap((kind, seat) => (kind === 'live' ? [seat] : []));
  const programs = new Map<string, Program>();

  const chairFor = ({ name, plays }: EntrantSpec, place: number): Chair => {
    if ('level' in plays) {
      const { level, style } = plays;
      const limits = { iterations: playoutsFor(level, task.iterations) };
      return {
        name,
        choose: (question, random) =>
          (style ? thinkInStyle({ level, style }, question, random, limits) : think(level, question, random, limits))
            .action,
      };
    }
    if ('style' in plays) return { name, choose: (question, random) => spar(plays.style, question, random).action };
    const key = `${place} ${name}`;
    const program = programs.get(key) ?? openProgram(plays.command, task.ms);
    programs.set(key, program);
    return { name, choose: (question) => program.move(question) };
  };
  return {
    async playRound(deal) {
      const lineUp = task.lineUps[deal % task.lineUps.length] ?? [];
      const all = rotations(lineUp);
      const shares: Record<string, number> = {};
      const points: Record<string, Record<string, number>> = {};
      const leads: Record<string, number>[] = [];
      const forfeits: Forfeit[] = [];
      const tally = openStyleTally(stylesIn(lineUp));
      let moves = 0;
      for (const [rotation, players] of all.entries()) {
        const chairs = new Map(
          live.map((seat, index) => [seat, chairFor(players[index] as EntrantSpec, placeIn(players, index))]),
        );
        const played = await playGame(game, table, chairs, tally, {
          deal: `${task.seed}/${deal}`,
          thoughts: `${task.seed}/${deal}/${rotation}`,
        });
        moves += played.moves;
        if (played.forfeit) forfeits.push(played.forfeit);
        for (const [seat, { name }] of chairs)
          shares[name] = (shares[name] ?? 0) + (played.shares[seat] ?? 0) / all.length;
        count(points, chairs, played.places);
        if (played.scores) leads.push(leadsIn(chairs, played.scores));
      }
      return {
        deal,
        games: all.length,
        moves,
        shares,
        points,
        leads: meanLeads(leads),
        forfeits,
        styles: tally.figures(),
      };
    },
    dismiss() {
      for (const program of programs.values()) program.stop();
    },
  };
}

/** The styles of the characters in a line-up. */
const stylesIn = (lineUp: readonly EntrantSpec[]): Style[] => [
  ...new Set(lineUp.flatMap(({ plays }) => ('level' in plays && plays.style ? [plays.style] : []))),
];

/** How many chairs before this one belong to the same entrant. */
const placeIn = (players: readonly EntrantSpec[], index: number): number =>
  players.slice(0, index).filter(({ name }) => name === players[index]?.name).length;

async function playGame(
  game: Game,
  table: Table<object>,
  chairs: ReadonlyMap<Seat, Chair>,
  tally: StyleTally,
  seeds: { readonly deal: string; readonly thoughts: string },
): Promise<Played> {
  const questions = dealQuestions(game, table, seeds);
  let next = questions.next();
  while (!next.done) {
    const { question, random, moves } = next.value;
    const chair = chairs.get(question.seat) as Chair;
    try {
      const action = await chair.choose(question, random);
      tally.note(chair.name, question, action);
      next = questions.next(action);
    } catch (error) {
      if (!(error instanceof Forfeited)) throw error;
      return {
        ...lostBy(chair.name, chairs, table.seats.length),
        moves,
        forfeit: { name: chair.name, verdict: error.verdict, why: error.message },
      };
    }
  }
  const { outcome, moves } = next.value;
  return { shares: winShares(outcome), places: outcome.places, scores: outcome.scores, moves };
}

/** Who forfeits comes last with all its chairs; the others share the win. */
function lostBy(name: string, chairs: ReadonlyMap<Seat, Chair>, seats: number): Pick<Played, 'shares' | 'places'> {
  const winners = [...chairs].filter(([, chair]) => chair.name !== name).map(([seat]) => seat);
  const isWinner = Array.from({ length: seats }, (_, seat) => winners.includes(seat));
  return {
    shares: isWinner.map((wins) => (wins ? 1 / winners.length : 0)),
    places: isWinner.map((wins) => (wins ? 1 : winners.length + 1)),
  };
}

/** What an entrant's seats scored on average, less what those of the others did. */
function leadsIn(chairs: ReadonlyMap<Seat, Chair>, scores: readonly number[]): Record<string, number> {
  const scoredBy = (isTheirs: (name: string) => boolean): number =>
    meanOf([...chairs].flatMap(([seat, { name }]) => (isTheirs(name) ? [scores[seat] as number] : [])));
  const names = new Set([...chairs.values()].map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name) => [name, scoredBy((one) => one === name) - scoredBy((one) => one !== name)]),
  );
}
const meanLeads = (leads: readonly Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(leads[0] ?? {}).map((name) => [name, meanOf(leads.map((one) => one[name] as number))]),
  );

function count(
  points: Record<string, Record<string, number>>,
  chairs: ReadonlyMap<Seat, Chair>,
  places: readonly number[],
): void {
  for (const [seat, { name }] of chairs) {
    for (const [other, { name: rival }] of chairs) {
      if (name === rival) continue;
      const [mine, theirs] = [places[seat] ?? 0, places[other] ?? 0];
      const row = points[name] ?? {};
      points[name] = row;
      row[rival] = (row[rival] ?? 0) + (Math.sign(theirs - mine) + 1) / 2;
    }
  }
}
