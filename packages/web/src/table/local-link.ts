// The link to a table in this browser: a worker runs the rules and the bots.
import {
  CHANCE_SEAT,
  chanceSeatName,
  commitmentTo,
  type Game,
  type Lang,
  optionsUnder,
  type Seat,
  startOf,
} from '@sagebrush/engine';
import { freshHex32 } from '@sagebrush/protocol';
import type { Listener, Player, TableConnection, ToldMoment } from '@sagebrush/table-kit/table/connection.ts';
import { loadRules } from '../games/games.ts';
import { newRulesWorker } from './advice.ts';
import { makeCalls } from './calls.ts';
import { type SavedMatch, saveMatch } from './match-store.ts';
import type { RulesCalls } from './rules-calls.ts';

export interface LocalWish {
  readonly game: string;
  /** Live players, you included. */
  readonly players: number;
  readonly level: string;
  /** The version of the rules; a series goes on by those of its first match. */
  readonly rules?: string;
  readonly options: { readonly [name: string]: unknown };
  readonly name: string;
  readonly botNames: readonly string[];
  /** In which the seats are named that chance plays. */
  readonly lang: Lang;
  /** A known deal, for tests and study; without it the shuffle can be verified afterwards. */
  readonly seed?: string;
  /** In a series: whose turn it is to deal. */
  readonly dealer?: Seat | undefined;
}

/** Sets a table in this browser and keeps it; says under which id. */
export async function setLocalTable(wish: LocalWish): Promise<string> {
  const rules = await loadRules(wish.game);
  const saved = freshMatch(
    rules,
    wish,
    wish.seed === undefined ? crypto.randomUUID() : `seed-${wish.game}-${wish.seed}-${wish.players}`,
  );
  await saveMatch(saved);
  return saved.id;
}

function freshMatch(rules: Game, wish: LocalWish, id: string): SavedMatch {
  const { rules: version = rules.rules } = wish;
  const seats = rules.seating(wish.players);
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
      options: optionsUnder(rules, version, wish.options) as SavedMatch['log']['options'],
      ...(wish.dealer === undefined ? {} : { dealer: wish.dealer }),
      chance: wish.seed === undefined ? fair : { kind: 'seed', seed: wish.seed },
    }),
    entries: [],
  };
  const names = wish.botNames[Symbol.iterator]();
  const players = seats.map((kind, seat): Player => {
    if (kind === CHANCE_SEAT) return { kind, name: chanceSeatName(rules, wish.lang, seats, seat) };
    if (seat === you) return { kind: 'you', name: wish.name };
    return { kind: 'bot', level: wish.level, name: names.next().value ?? `Bot ${seat}` };
  });
  const now = Date.now();
  return { id, game: wish.game, players, you, log, outcome: null, started: now, touched: now };
}

export function localLink(
  saved: SavedMatch,
  nextMatch: (saved: SavedMatch, dealer: Seat | undefined) => Promise<string>,
): TableConnection {
  const worker = newRulesWorker();
  let listener: Listener | undefined;
  const calls = makeCalls<RulesCalls>(worker, (moment) => listener?.moment(moment as ToldMoment));
  return {
    kind: 'local',
    listen(heard) {
      listener = heard;
      const { log, players, you, game, id } = saved;
      const open = async (): Promise<void> => {
        const options = optionsUnder(await loadRules(game), log.rules, log.options);
        heard.seating({ match: id, game, table: { seats: log.seats, options }, you, players, hints: true });
        await calls.call('open', id);
      };
      open().catch((reason: Error) => heard.failed(reason.message));
    },
    act: async (seq, action) => (await calls.call('act', seq, action)) ?? undefined,
    takeBack: () => calls.call('takeBack'),
    finishedLog: () => calls.call('finishedLog'),
    rematch: async () => nextMatch(saved, await calls.call('nextDealer')),
    close: () => worker.terminate(),
  };
}
