// What the server says about a table, as the table in the browser needs it: who sits where, clocks and talk.
import { CHANCE_SEAT, chanceSeatName, optionsUnder } from '@sagebrush/engine';
import type { ChatLine, TableInfo, TableMessage } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { ChatMessage, Seating, TablePlayer, TableStatus } from '@sagebrush/table-kit/table/connection.ts';
import { gameEntry, isGameId, loadRules } from '../games/games.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function allowedBy(clock: TableInfo['clock']): number {
  if (clock.kind === 'none') return 0;
  return clock.kind === 'seconds' ? clock.seconds * SECOND : clock.days * DAY;
}

/** It was closed before its match was over: nobody is asked for a move any more. */
export const isCutShort = ({ state, match, series }: TableInfo): boolean =>
  state === 'closed' && !(match !== null && series.at(-1)?.match === match);

interface HeardStatus extends Pick<TableStatus, 'mayAsk' | 'watching'> {
  /** By the clock of the server, which is so many milliseconds ahead of this device's. */
  readonly deadlines: TableStatus['deadlines'];
  readonly ahead: number;
  readonly hurried: boolean;
  readonly waking: boolean;
}

export function statusOf(
  table: TableInfo,
  { deadlines, ahead, mayAsk, watching, hurried, waking }: HeardStatus,
): TableStatus {
  const { clock, takeBackAsked } = table;
  const running = isCutShort(table) ? [] : deadlines;
  const here = running.map((time) => (time === null ? null : time - ahead));
  const pace = hurried ? 'hurried' : undefined;
  const bots = waking ? 'waking' : pace;
  return {
    deadlines: here,
    limit: allowedBy(clock),
    takeBackAsked,
    mayAsk: mayAsk && takeBackAsked === null,
    watching,
    bots,
  };
}

/** With what its version of the rules adds to its options. */
export async function withItsOptions(table: TableInfo): Promise<TableInfo> {
  if (!isGameId(table.game)) return table;
  const options = optionsUnder(await loadRules(table.game), table.rules, table.options);
  return { ...table, options: options as TableInfo['options'] };
}

export function seatingOf(table: TableInfo, me: string | undefined): Seating | undefined {
  if (table.match === null || !isGameId(table.game)) return undefined;
  const you = table.chairs.findIndex(({ who }) => who?.kind === 'person' && who.id === me);
  return {
    match: table.match,
    game: table.game,
    table: { seats: table.seats, options: table.options },
    you: you < 0 ? 'rail' : you,
    hints: table.hints,
    ...(table.daily
      ? { daily: { day: table.daily.day, kind: table.daily.counted ? 'counted' : 'again' } as const }
      : {}),
    ...(table.rated ? { rated: { uncounted: table.uncounted } } : {}),
    ...(table.tournament ? { tournament: { id: table.tournament.id, closed: !table.watchers } } : {}),
    ...standInsAt(table),
    players: table.chairs.map((chair, seat) => playerIn(chair, table, seat === you)),
  };
}

function standInsAt({ rated, uncounted, clock, daily }: TableInfo): Pick<Seating, 'standIns'> {
  if (daily || (rated && uncounted === undefined)) return { standIns: 'none' };
  return clock.kind === 'days' ? { standIns: 'own' } : {};
}

function playerIn({ seat, kind, who }: TableInfo['chairs'][number], table: TableInfo, you: boolean): TablePlayer {
  if (kind === CHANCE_SEAT)
    return { kind, name: chanceSeatName(gameEntry(table.game), useSettings.getState().lang, table.seats, seat) };
  if (!who) return { kind: 'free', name: '' };
  if (who.kind === 'bot') return { kind: 'bot', name: who.name, level: who.level };
  const { id, name, kept, here, standIn, forfeited = false } = who;
  return { kind: you ? 'you' : 'person', person: id, name, guest: !kept, away: !here && !you, standIn, forfeited };
}

export const withPresence = (table: TableInfo, person: string, here: boolean): TableInfo => ({
  ...table,
  chairs: table.chairs.map((chair) =>
    chair.who?.kind === 'person' && chair.who.id === person ? { ...chair, who: { ...chair.who, here } } : chair,
  ),
});

export const chatMessage = ({ by, name, kept, text, at }: ChatLine, me: string | undefined): ChatMessage => ({
  id: `${by} ${at}`,
  by,
  yours: by === me,
  name,
  guest: !kept,
  text,
});

type Renamed = Extract<TableMessage, { type: 'renamed' }>;

/** What was said, under the names that people have now. */
export const renamedIn = (
  chat: readonly ChatMessage[],
  { person, name, kept, was }: Renamed,
  me: string | undefined,
): readonly ChatMessage[] =>
  chat.map((line) =>
    line.by === person || line.by === was ? { ...line, by: person, yours: person === me, name, guest: !kept } : line,
  );
