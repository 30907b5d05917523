// People who play a tournament by its door, and its standings counted again from the logs alone.
import { type Log, replay, standingEntries } from '@sagebrush/engine';
import { type Client, type NewTournament, ProblemError, type TournamentInfo } from '@sagebrush/protocol';
import { enter, type Tournament, tournamentStandings, withResult } from '@sagebrush/tournament';
import { games } from './draw-play.ts';
import { fresh32, type Guest } from './house.ts';

export const inAMoment = (settings: Partial<NewTournament> = {}): NewTournament => ({
  name: 'Saturday',
  game: 'draw-play',
  seats: 4,
  format: 'swiss',
  roundCount: 2,
  clock: { kind: 'seconds', seconds: 3600 },
  starts: Date.now() + 3_600_000,
  pause: 0,
  ...settings,
});

export const tournamentOf = async (person: Client, tournament: string): Promise<TournamentInfo> =>
  (await person.call('tournament', { params: { tournament } })).tournament;

export const entering = async (person: Client, tournament: string): Promise<void> => {
  await person.call('enterTournament', { params: { tournament }, body: { contribution: fresh32() } });
};

/** One action at a table, if this person owes one there. */
async function actAt(person: Client, table: string): Promise<boolean> {
  const { moment } = await person.call('table', { params: { table } });
  const action = moment?.asked && moment.outcome === null ? moment.choices[0] : undefined;
  if (!moment || !action) return false;
  try {
    await person.call('act', { params: { table }, body: { match: moment.match, seq: moment.seq, action } });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && (error.problem.code === 'stale' || error.problem.code === 'not-now'))
      return false;
    throw error;
  }
}

/** Everybody plays wherever they sit until the tournament is over, or `enough` says so. */
export async function playTournament(
  people: readonly Guest[],
  tournament: string,
  enough: (info: TournamentInfo) => boolean = ({ state }) => state === 'over',
): Promise<TournamentInfo> {
  for (;;) {
    const info = await tournamentOf(people[0] as Guest, tournament);
    if (enough(info)) return info;
    const seated = new Map(info.standings.map(({ id, person }) => [id, person]));
    const tables = (info.rounds.at(-1)?.tables ?? []).filter(({ over }) => !over);
    const acts = tables.flatMap(({ table, seats }) =>
      people.filter(({ me }) => seats.some((seat) => seated.get(seat) === me.id)).map((person) => actAt(person, table)),
    );
    const acted = await Promise.all(acts);
    if (!acted.some(Boolean)) await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** The result of a table from nothing but its logs: the game's own outcome, and who decided. */
function recounted(logs: readonly Log[], people: number): { scores: number[]; left: number[] } {
  const scores = new Array<number>(people).fill(0);
  const decisions: { seat: number; byBot: boolean }[] = [];
  const live = (logs[0]?.seats ?? []).flatMap((kind, seat) => (kind === 'live' ? [seat] : []));
  for (const log of logs) {
    const outcome = outcomeOfLog(log);
    for (const [index, seat] of live.entries()) scores[index] = (scores[index] ?? 0) + (outcome[seat] ?? 0);
    for (const at of standingEntries(log.entries)) {
      const entry = log.entries[at];
      if (entry) decisions.push({ seat: entry.seat, byBot: 'standIn' in entry && entry.standIn !== undefined });
    }
  }
  const left = live.flatMap((seat, index) => {
    const own = decisions.filter((one) => one.seat === seat);
    const byBot = own.filter((one) => one.byBot).length;
    return own.length > 0 && (own.at(-1)?.byBot || byBot * 2 >= own.length) ? [index] : [];
  });
  return { scores, left };
}

/** The standings, counted anew: pairings as they were drawn, everything else from the logs of the matches. */
export async function recountedStandings(person: Client, info: TournamentInfo): Promise<readonly [string, number][]> {
  const logs = new Map<string, Log>();
  for (const match of info.rounds.flatMap(({ tables }) => tables.flatMap(({ matches }) => matches)))
    logs.set(match, await person.call('log', { params: { match } }));
  const size = { min: 2, max: 12, usual: info.seats };
  const { format, roundCount: rounds, fill, league, id: seed } = info;
  let tournament: Tournament = { rules: { format, size, rounds, fill, league, seed }, competitors: [], rounds: [] };
  for (const { id, bot } of [...info.standings].sort((a, b) => Number(a.id) - Number(b.id)))
    tournament = enter(tournament, id, bot);
  for (const [round, { tables, byes }] of info.rounds.entries()) {
    tournament = {
      ...tournament,
      rounds: [...tournament.rounds, { byes, tables: tables.map(({ seats }) => ({ seats })) }],
    };
    for (const [table, { matches, seats }] of tables.entries()) {
      const played = matches.map((match) => logs.get(match) as Log);
      tournament = withResult(tournament, round, table, recounted(played, seats.length));
    }
  }
  return tournamentStandings(tournament).map(({ id, points }) => [id, points]);
}

const outcomeOfLog = (log: Log): readonly number[] => {
  const game = games.find(log.game);
  const outcome = game.outcome(replay(game, log).state);
  if (!outcome) throw new Error(`${log.match} was not played to its end`);
  return outcome.scores;
};
