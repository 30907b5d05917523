// Routes for tournaments: the list, one, announcing it, entering and withdrawing, and what its organiser may do.
import { FormatError } from '@sagebrush/engine';
import type { BodyOf, TournamentInfo, TournamentSettings, tournamentCalls } from '@sagebrush/protocol';
import { notNow, notYours } from '../api-error.ts';
import type { Organisers } from '../config.ts';
import { hashesIn, referredOptions, wholeOptions } from '../documents/documents.ts';
import { bringDocuments, keepDocuments, newAmong, noteUses } from '../documents/uses.ts';
import type { Person } from '../people/people.ts';
import { freshId, freshSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement, statement } from '../storage/store.ts';
import { answered, keyedOf, requestRow } from '../tables/requests.ts';
import type { Rooms } from '../tables/rooms.ts';
import { newTableDoc } from '../tables/seating.ts';
import { changeTournament, type TournamentPlan } from '../tournaments/change.ts';
import { competitorId, docOf, loadTournament, type StoredTournament } from '../tournaments/doc.ts';
import { entryPlan, withdrawalPlan } from '../tournaments/entry.ts';
import { tournamentInfoOf, tournamentLines, tournamentPages } from '../tournaments/info.ts';
import { dueBefore } from '../tournaments/schedule.ts';
import { IN_TOURNAMENT } from '../tournaments/sentences.ts';
import { notifiedPeople, withoutItems } from '../tournaments/telling.ts';
import type { TournamentUpkeep } from '../tournaments/upkeep.ts';
import { askingOf, type Handlers, type Visit } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

type Changed = Promise<{ readonly tournament: TournamentInfo }>;
type Asked = Pick<Visit<'beginTournament'>, 'params' | 'request'>;

const DAY = 86_400_000;
/** Nobody announces what nobody will live to see. */
const FURTHEST = 400 * DAY;

export function tournamentRoutes(
  services: Services,
  {
    rooms,
    limits,
    upkeep,
    organisers,
  }: { rooms: Rooms; limits: CostlyLimits; upkeep: TournamentUpkeep; organisers: Organisers },
): Handlers<keyof typeof tournamentCalls> {
  const { store, quotas, now } = services;
  const pageOf = tournamentPages(services);
  const mayOrganise = (person: Person | undefined): boolean =>
    organisers === 'everyone' || (organisers === 'kept' && person?.kept === true);

  const info = async (id: string): Changed => ({
    tournament: await tournamentInfoOf(services, await loadTournament(services, id)),
  });
  async function change(
    { params, request }: Asked,
    plan: (stored: StoredTournament, person: Person) => Promise<TournamentPlan<unknown> | undefined>,
  ): Changed {
    const person = personOf(request);
    limits.social.take(person.id);
    await changeTournament(services, params.tournament, (stored) => plan(stored, person));
    return info(params.tournament);
  }
  const organising = (visit: Asked, plan: (stored: StoredTournament) => TournamentPlan<unknown> | undefined): Changed =>
    change(visit, async (stored, person) => {
      if (stored.organiser !== person.id) throw notYours(IN_TOURNAMENT.organiserOnly);
      return plan(stored);
    });

  async function openTournament(visit: Visit<'openTournament'>): Changed {
    const asking = askingOf(visit);
    const keyed = keyedOf(asking);
    const before = await answered(services, keyed);
    if (before) return info((before.answer as { readonly tournament: string }).tournament);
    const { person } = asking;
    if (!mayOrganise(person))
      throw notYours(organisers === 'kept' ? IN_TOURNAMENT.keptOrganise : IN_TOURNAMENT.nobodyOrganises);
    limits.openTable.take(person.id);
    const payer = await quotas.payerOf(person.id, visit.request.ip);
    await quotas.mustHaveRoomFor('tournaments', payer);
    const { settings, documents } = await settingsOf(services, person, visit.body);
    const [id, at] = [freshId(), now()];
    const row = {
      id,
      state: settings.opens <= at ? 'open' : 'announced',
      doc: JSON.stringify(settings),
      secret: freshSecret(),
      organiser: person.id,
      starts: settings.starts,
      wake_at: dueBefore(settings, at),
      warned: 0,
      step: 1,
      created: at,
      changed: at,
      ...payer,
    };
    const batch = [
      statement(store.db.insertInto('tournaments').values(row)),
      ...houseBots(services, id, settings),
      ...(await bringDocuments(services, await newAmong(store.db, documents), {
        person: person.id,
        at,
        address: payer.address,
      })),
      ...keepDocuments(store, documents, { at, address: payer.address }),
      ...noteUses(store.db, hashesIn(settings.options), id),
      ...requestRow(services, keyed, { tournament: id }),
      ...quotas.taken('tournaments', payer, id),
    ];
    try {
      await store.commit(batch);
    } catch (error) {
      if (error instanceof Conflict) return openTournament(visit);
      throw error;
    }
    return info(id);
  }

  return {
    async tournaments({ request }) {
      return { tournaments: await tournamentLines(services), mayOrganise: mayOrganise(request.person) };
    },
    tournament: ({ params }) => pageOf(params.tournament),
    openTournament,
    changeTournament: (visit) =>
      organising(visit, (stored) => {
        if (stored.state !== 'announced' && stored.state !== 'open') throw notNow(IN_TOURNAMENT.begun);
        const settings = { ...stored.settings, ...visit.body };
        const row = { doc: docOf({ ...stored, settings }) };
        if (visit.body.starts === undefined) return { batch: [], row, answer: undefined };
        mustFit(settings, now());
        // Who was told already that it is about to begin is told again, when it is.
        return {
          batch: withoutItems(store.db, stored),
          notified: notifiedPeople(stored),
          row: { ...row, starts: settings.starts, wake_at: dueBefore(settings, now()), warned: 0 },
          answer: undefined,
        };
      }),
    enterTournament: (visit) =>
      change(visit, async (stored, person) => entryPlan(services, stored, person, visit.body.contribution)),
    async withdrawFromTournament(visit) {
      const { competitor } = visit.body;
      return change(visit, async (stored, person) => {
        if (competitor !== undefined && stored.organiser !== person.id) throw notYours(IN_TOURNAMENT.organiserOnly);
        const entrant = stored.entrants.find((one) =>
          competitor === undefined ? one.person === person.id : competitorId(one) === competitor,
        );
        const plan = await withdrawalPlan(services, rooms, stored, entrant);
        if (!plan || competitor === undefined || !entrant?.person || entrant.person === person.id) return plan;
        const sentAway = [...new Set([...stored.sentAway, entrant.person])];
        return { ...plan, row: { doc: docOf({ ...stored, sentAway }) } };
      });
    },
    async beginTournament(visit) {
      await organising(visit, (stored) => {
        if (stored.state === 'over' || stored.state === 'cancelled') throw notNow(IN_TOURNAMENT.ended);
        if (stored.state === 'playing' && stored.wakeAt === null) throw notNow(IN_TOURNAMENT.roundRuns);
        const settings =
          stored.state === 'playing' ? stored.settings : { ...stored.settings, starts: now(), opens: now() };
        return {
          batch: [],
          row: { doc: docOf({ ...stored, settings }), starts: settings.starts, wake_at: now() },
          answer: undefined,
        };
      });
      await upkeep.goOn(visit.params.tournament);
      return info(visit.params.tournament);
    },
    async cancelTournament(visit) {
      await organising(visit, (stored) => {
        if (stored.state === 'over' || stored.state === 'cancelled') throw notNow(IN_TOURNAMENT.ended);
        return {
          batch: withoutItems(store.db, stored),
          notified: notifiedPeople(stored),
          row: { state: 'cancelled', wake_at: null },
          answer: undefined,
        };
      });
      await upkeep.seeToTables();
      return {};
    },
  };
}

function mustFit({ opens, starts }: Pick<TournamentSettings, 'opens' | 'starts'>, now: number): void {
  if (starts > now + FURTHEST) throw new FormatError('starts', 'is more than 400 days away');
  if (opens > starts) throw new FormatError('opens', 'is after the start');
}

/** The bots of the house that take part in a league. */
const houseBots = ({ store: { db } }: Services, tournament: string, { levels }: TournamentSettings): Statement[] =>
  levels.map((level, index) => {
    const row = { tournament, n: index + 1, person: null, level, program: 1, contribution: null, from_round: 0 };
    return statement(db.insertInto('tournament_entrants').values({ ...row, until_round: null }));
  });

/** What the organiser wants, checked as a table of it would be. */
async function settingsOf(
  { games, levels, store, now }: Services,
  person: Person,
  wish: BodyOf<'openTournament'>,
): Promise<{ readonly settings: TournamentSettings } & Pick<ReturnType<typeof referredOptions>, 'documents'>> {
  const game = games.find(wish.game);
  const usual = levels.includes('deputy') ? 'deputy' : (levels[0] ?? '');
  const { opens = now(), league = false, level = usual, clock } = wish;
  if (clock.kind === 'none') throw new FormatError('clock', 'is none: a round must not wait for somebody who is away');
  if (wish.seats < 2 || wish.seats > game.players.max)
    throw new FormatError('seats', `is ${wish.seats}: expected 2 to ${game.players.max}`);
  mustFit({ opens, starts: wish.starts }, now());
  for (const one of wish.levels ?? [])
    if (!levels.includes(one)) throw new FormatError('levels', `has "${one}": expected ${levels.join(', ')}`);
  const given = wish.options ?? {};
  const isKnown = Object.keys(given).every((option) => Object.hasOwn(game.options, option));
  const table = newTableDoc(
    person,
    {
      game: wish.game,
      seats: wish.seats,
      options: isKnown ? await wholeOptions(store.db, given) : given,
      clock,
      standIn: level,
    },
    { game, levels, usualStandIn: usual, now: now() },
  );
  const { options, documents } = referredOptions(table.options);
  const settings: TournamentSettings = {
    about: '',
    roundCount: 3,
    deals: 1,
    fill: true,
    keptOnly: false,
    late: true,
    pause: 1,
    ...wish,
    opens,
    league,
    level,
    levels: league ? [...new Set(wish.levels ?? [])] : [],
    options,
  };
  return { settings, documents };
}
