// A tournament as the store keeps it, and what follows from its rows: the tournament as data, its secrets and its ids.
import { createHmac } from 'node:crypto';
import type { Game } from '@sagebrush/engine';
import type { TournamentSettings, TournamentState } from '@sagebrush/protocol';
import {
  type Competitor,
  type TableResult,
  type Tournament,
  type TournamentRules,
  tableSizeFor,
} from '@sagebrush/tournament';
import type { Selectable } from 'kysely';
import { notFound } from '../api-error.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../storage/schema.ts';

export type EntrantRow = Selectable<Schema['tournament_entrants']>;
type RoundRow = Selectable<Schema['tournament_rounds']>;
export type RoundTableRow = Selectable<Schema['tournament_tables']>;

/** What stands in a tournament's own row: how it is played, and whom its organiser has sent away. */
interface TournamentDoc extends TournamentSettings {
  readonly sentAway?: readonly string[];
}

/** All rows of a tournament, read at one step. */
export interface StoredTournament {
  readonly id: string;
  readonly state: TournamentState;
  readonly settings: TournamentSettings;
  /** The ids of people who may not come back. */
  readonly sentAway: readonly string[];
  /** Everybody who entered was told that it is about to begin. */
  readonly warned: boolean;
  readonly secret: string;
  readonly organiser: string | null;
  readonly wakeAt: number | null;
  readonly step: number;
  readonly entrants: readonly EntrantRow[];
  readonly rounds: readonly RoundRow[];
  readonly tables: readonly RoundTableRow[];
  /** The same as data. */
  readonly tournament: Tournament;
}

export async function loadTournament({ store: { db }, games }: Services, id: string): Promise<StoredTournament> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('tournament');
  const of = <Table extends 'tournament_entrants' | 'tournament_rounds' | 'tournament_tables'>(table: Table) =>
    db.selectFrom(table as 'tournament_tables').where('tournament', '=', id);
  const entrants = (await of('tournament_entrants')
    .selectAll()
    .orderBy('n' as never)
    .execute()) as unknown;
  const rounds = (await of('tournament_rounds').selectAll().orderBy('round').execute()) as unknown;
  const tables = await of('tournament_tables').selectAll().orderBy('round').orderBy('number').execute();
  const { sentAway = [], ...settings } = JSON.parse(row.doc) as TournamentDoc;
  const rows = { entrants: entrants as EntrantRow[], rounds: rounds as RoundRow[], tables };
  return {
    id,
    state: row.state as TournamentState,
    settings,
    sentAway,
    warned: row.warned === 1,
    secret: row.secret,
    organiser: row.organiser,
    wakeAt: row.wake_at,
    step: row.step,
    ...rows,
    tournament: asData(id, rulesOf(id, settings, games.find(settings.game)), rows),
  };
}

/** What the tournament's own row becomes where something of this changes. */
export const docOf = ({ settings, sentAway }: Pick<StoredTournament, 'settings' | 'sentAway'>): string =>
  JSON.stringify({ ...settings, ...(sentAway.length === 0 ? {} : { sentAway }) } satisfies TournamentDoc);

export const competitorId = ({ n }: Pick<EntrantRow, 'n'>): string => String(n);

function asData(
  id: string,
  rules: TournamentRules,
  { entrants, rounds, tables }: Pick<StoredTournament, 'entrants' | 'rounds' | 'tables'>,
): Tournament {
  const competitors = entrants.map((one): Competitor => {
    const base = { id: competitorId(one), isBot: one.program === 1 || one.level !== null, from: one.from_round };
    return one.until_round === null ? base : { ...base, until: one.until_round };
  });
  return {
    rules: { ...rules, seed: id },
    competitors,
    rounds: rounds.map(({ round, byes }) => ({
      byes: JSON.parse(byes) as string[],
      tables: tables
        .filter((table) => table.round === round)
        .map(({ seats, result }) => ({
          seats: JSON.parse(seats) as string[],
          ...(result === null ? {} : { result: JSON.parse(result) as TableResult }),
        })),
    })),
  };
}

const rulesOf = (id: string, settings: TournamentSettings, game: Game): TournamentRules => ({
  format: settings.format,
  size: tableSizeFor(settings, game.players),
  rounds: settings.roundCount,
  fill: settings.fill,
  league: settings.league,
  seed: id,
});

/** All that is drawn or shuffled comes from the one secret that was committed to before anybody entered. */
export const derived = ({ secret }: Pick<StoredTournament, 'secret'>, label: string): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(label).digest();
export const derivedId = (stored: Pick<StoredTournament, 'secret'>, label: string): string =>
  derived(stored, label).subarray(0, 16).toString('base64url');

/** The matches of a table, those that are still to come among them. */
export const matchIds = (
  stored: Pick<StoredTournament, 'secret' | 'settings'>,
  { round, number }: { readonly round: number; readonly number: number },
): string[] =>
  Array.from({ length: stored.settings.deals }, (_, deal) => derivedId(stored, `match ${round}/${number}/${deal}`));

/** What all who had entered when a round was drawn added to its shuffles: whoever goes or comes back later changes nothing. */
const contributionsIn = ({ entrants }: StoredTournament, round: number): string =>
  hashOf(
    entrants
      .filter(({ from_round }) => from_round <= round)
      .map(({ contribution }) => contribution ?? '')
      .join('\n'),
  );

/** The name of a deal that all tables of a round have; undefined where each has its own cards. */
export const dealName = (stored: StoredTournament, round: number, deal: number): string | undefined =>
  stored.settings.format === 'duplicate'
    ? `${stored.id}/${round + 1}/${deal + 1}/${contributionsIn(stored, round)}`
    : undefined;
