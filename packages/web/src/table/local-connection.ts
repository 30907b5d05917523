// The connection to a table in this browser: a worker runs the rules and the bots.
import {
  CHANCE_SEAT,
  chanceSeatName,
  commitmentTo,
  type Game,
  type Lang,
  optionsUnder,
  RAIL,
  type Seat,
  startOf,
  type TrailCharacter,
  type Viewer,
} from '@sagebrush/engine';
import { freshHex32 } from '@sagebrush/protocol';
import type { Seating, TableConnection, TableListener, TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import { loadRules } from '../games/games.ts';
import { newRulesWorker } from './advice.ts';
import { makeCalls } from './calls.ts';
import type { LocalMoment } from './local-screen.ts';
import { type SavedMatch, savedMatch, saveMatch } from './match-store.ts';
import type { RulesCalls } from './rules-calls.ts';

export interface LocalTableSpec {
  readonly game: string;
  /** Live players, you included. */
  readonly players: number;
  readonly level: string;
  /** The version of the rules; a series goes on by those of its first match. */
  readonly rules?: string;
  readonly options: { readonly [name: string]: unknown };
  readonly name: string;
  /** The others at this device: they take the seats after yours. */
  readonly companions?: readonly string[];
  readonly botNames: readonly string[];
  /** In which the seats are named that chance plays. */
  readonly lang: Lang;
  /** A known deal, for tests and study; without it the shuffle can be verified afterwards. */
  readonly seed?: string;
  /** The deal of a day, for practice: its bots have so many playouts. */
  readonly daily?: SavedMatch['daily'];
  /** On the trail: who takes the first seat of the bots. */
  readonly character?: TrailCharacter | undefined;
  /** Somebody's first match of this game. */
  readonly first?: boolean;
  /** In a series: whose turn it is to deal. */
  readonly dealer?: Seat | undefined;
}

/** Sets a table in this browser and keeps it; says under which id. */
export async function setLocalTable(spec: LocalTableSpec): Promise<string> {
  const rules = await loadRules(spec.game);
  const id = spec.seed === undefined ? freshHex32() : `seed-${spec.game}-${spec.seed}-${spec.players}`;
  // Whoever left a day's deal comes back to it; once it is played, it can be played again.
  const left = spec.daily && (await savedMatch(id));
  if (left?.outcome === null) return id;
  const saved = freshMatch(rules, spec, id);
  await saveMatch(saved);
  return saved.id;
}

function freshMatch(rules: Game, spec: LocalTableSpec, id: string): SavedMatch {
  const { rules: version = rules.rules } = spec;
  const seats = rules.seating(spec.players);
  const you = seats.indexOf('live');
  const secret = freshHex32();
  const fair = {
    kind: 'fair',
    commitment: commitmentTo(secret),
    contributions: seats.map((_, seat) => (seat === you ? freshHex32() : null)),
    secret,
  } as const;
  const log = {
    ...startOf(rules, {
      rules: version,
      match: id,
      seats,
      options: optionsUnder(rules, version, spec.options),
      ...(spec.dealer === undefined ? {} : { dealer: spec.dealer }),
      chance: spec.seed === undefined ? fair : { kind: 'seed', seed: spec.seed },
    }),
    entries: [],
  };
  const { companions = [] } = spec;
  const live = seats.flatMap((kind, seat) => (kind === CHANCE_SEAT ? [] : [seat]));
  const people = live.slice(0, 1 + companions.length);
  const { character } = spec;
  const bots = live.filter((seat) => !people.includes(seat));
  const names = spec.botNames.filter((name) => !companions.includes(name))[Symbol.iterator]();
  const players = seats.map((kind, seat): TablePlayer => {
    if (kind === CHANCE_SEAT) return { kind, name: chanceSeatName(rules, spec.lang, seats, seat) };
    if (seat === you) return { kind: 'you', name: spec.name };
    const companion = companions[people.indexOf(seat) - 1];
    if (companion !== undefined) return { kind: 'person', name: companion };
    if (character && seat === bots[0])
      return { kind: 'bot', level: character.level, style: character.style, name: character.name };
    return { kind: 'bot', level: spec.level, name: names.next().value ?? `Bot ${seat}` };
  });
  const now = Date.now();
  const first = {
    ...(spec.first ? { first: true } : {}),
    ...(spec.daily ? { daily: spec.daily, practice: true } : {}),
    ...(character ? { character } : {}),
  };
  const shared = companions.length > 0 ? { people } : {};
  return { id, game: spec.game, players, you, ...shared, log, outcome: null, ...first, started: now, touched: now };
}

export function localConnection(
  saved: SavedMatch,
  nextMatch: (saved: SavedMatch, dealer: Seat | undefined) => Promise<string>,
): TableConnection {
  const worker = newRulesWorker();
  let listener: TableListener | undefined;
  let seating: Seating | undefined;
  const calls = makeCalls<RulesCalls>(worker, (sent) => {
    const { eyes, ...moment } = sent as LocalMoment;
    if (seating && seating.you !== eyes) passSeating({ ...seating, you: eyes, players: seenBy(saved, eyes) });
    listener?.moment(moment);
  });
  function passSeating(now: Seating): void {
    seating = now;
    listener?.seating(now);
  }
  return {
    kind: 'local',
    listen(heard) {
      listener = heard;
      const { log, you, people, game, id, first = false, practice = false } = saved;
      const shared = people !== undefined;
      const eyes = shared ? RAIL : you;
      const players = seenBy(saved, eyes);
      // Those who share a device read the same screen: everybody goes by their name.
      const byName = shared ? ({ reader: RAIL } as const) : {};
      const open = async (): Promise<void> => {
        const options = optionsUnder(await loadRules(game), log.rules, log.options);
        const table = { seats: log.seats, options };
        const daily = saved.daily ? { daily: { day: saved.daily.day, kind: 'practice' as const } } : {};
        const character = saved.character ? { character: saved.character.id } : {};
        const around = { hints: true, first, practice, shared, ...byName, ...daily, ...character };
        passSeating({ match: id, game, table, you: eyes, players, ...around });
        await calls.call('open', id);
      };
      open().catch((reason: Error) => heard.failed(reason.message));
    },
    act: async (seq, action) => (await calls.call('act', seq, action)) ?? undefined,
    async takeBack() {
      const practice = await calls.call('takeBack');
      if (seating && practice) passSeating({ ...seating, practice });
    },
    ...(saved.people ? { uncover: (seat) => calls.call('uncover', seat) } : {}),
    finishedLog: () => calls.call('finishedLog'),
    rematch: async () => nextMatch(saved, await calls.call('nextDealer')),
    close: () => worker.terminate(),
  };
}

/** The players as one of those who share this device has them. */
const seenBy = ({ players, people = [] }: SavedMatch, eyes: Viewer): readonly TablePlayer[] =>
  players.map((player, seat) =>
    people.includes(seat) ? { ...player, kind: seat === eyes ? 'you' : 'person' } : player,
  );
