// Everybody meets everybody. At tables of two by the circle: one stays, the others move on by one each round.
import { type History, historyOf } from './history.ts';
import { turnsAtTable } from './seat-turns.ts';
import { fillerId, isActive, type Tournament, type TournamentRound } from './tournament.ts';

const NOBODY = '';

export function drawCircle(tournament: Tournament): TournamentRound | undefined {
  const { competitors, rounds, rules } = tournament;
  const ids = competitors.filter(({ from }) => from === 0).map(({ id }) => id);
  const circle = ids.length % 2 === 0 ? ids : [...ids, NOBODY];
  if (rounds.length >= circle.length - 1) return undefined;
  const active = new Set(competitors.filter((one) => isActive(one, rounds.length)).map(({ id }) => id));
  const alone: string[] = [];
  const pairs: string[][] = [];
  for (const pair of pairsOf(circle, rounds.length)) {
    const here = pair.filter((id) => active.has(id));
    if (here.length === 2) pairs.push(here);
    else alone.push(...here);
  }
  const filled = rules.fill ? alone.map((id, index) => [id, fillerId(index)]) : [];
  const { sat } = historyOf(rounds);
  const tables = [...pairs, ...filled].map((seats) => ({ seats: turnsAtTable(seats, sat) }));
  return { tables, byes: rules.fill ? [] : alone };
}

/** Each second pair is turned, and the first in each second round, so that everybody sits first every other time. */
function pairsOf(circle: readonly string[], round: number): string[][] {
  const [first = NOBODY, ...others] = circle;
  const turned = others.map((_, index) => others[(index + round) % others.length] as string);
  const row = [first, ...turned];
  return Array.from({ length: row.length / 2 }, (_, index) => {
    const pair = [row[index] as string, row.at(-1 - index) as string];
    return (index === 0 ? round : index) % 2 === 0 ? pair : pair.reverse();
  });
}

/** Whether everybody who is here has met everybody else. */
export const haveAllMet = (people: readonly string[], history: History): boolean =>
  people.every((a, index) => people.slice(index + 1).every((b) => history.met(a, b) > 0));
