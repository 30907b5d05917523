// Looking for somebody to play: the wish goes on while its table waits, wherever on the site this guest is.
import { detach } from '@sagebrush/engine';
import { freshHex32, type TableInfo, type TimeControl } from '@sagebrush/protocol';
import { type OnlineTable, openOnlineTable } from '../table/online-table.ts';
import { arrive, server } from '../table/server.ts';
import { useSeeking } from './seeking-store.ts';

export interface PlayWish {
  readonly game: string;
  readonly clock: TimeControl;
  readonly rated: boolean;
}

/** How often it is looked again, and from when on bots are offered. */
const PACE = 10_000;
export const LONG_WAIT = 30_000;

interface Search {
  readonly wish: PlayWish;
  readonly timer: ReturnType<typeof setInterval>;
  online: OnlineTable;
  /** It may be led elsewhere at this moment: that its table closes then is no end. */
  isAsking: boolean;
}
let ours: Search | undefined;

const ask = async (wish: PlayWish): Promise<TableInfo> =>
  (await server.call('playNow', { body: { ...wish, contribution: freshHex32() } })).table;

/** Gives the way to the table where somebody waits, or where this guest waits from now on. */
export async function seekCompany(wish: PlayWish): Promise<string> {
  await arrive();
  stopSeeking();
  const table = await ask(wish);
  if (table.state === 'open') look(wish, table);
  return `/t/${table.id}`;
}

function look(wish: PlayWish, table: TableInfo): void {
  const timer = setInterval(() => detach(lookAgain(), () => undefined), PACE);
  ours = { wish, timer, online: waitAt(table), isAsking: false };
  useSeeking.setState({ table: table.id, game: wish.game, since: Date.now(), dealt: false });
}

/** The page was loaded again while its guest waited at this table: the search goes on. */
export function resumeSeeking(table: TableInfo, me: string): void {
  const isWaiting = table.state === 'open' && table.chairs.some(({ who }) => who?.kind === 'person' && who.id === me);
  if (isWaiting && !ours) look({ game: table.game, clock: table.clock, rated: table.rated }, table);
}

/** Having the table open is being there; what happens to it ends the search. */
function waitAt({ id }: TableInfo): OnlineTable {
  const online = openOnlineTable(id);
  online.store.subscribe(heed);
  return online;
}

function heed({ table, me }: ReturnType<OnlineTable['store']['getState']>): void {
  if (ours?.isAsking || !table || !me || table.id !== useSeeking.getState().table) return;
  const isSeated = table.chairs.some(({ who }) => who?.kind === 'person' && who.id === me.id);
  if (table.state === 'playing' && isSeated) {
    clearInterval(ours?.timer);
    useSeeking.setState({ dealt: true });
  } else if (!isSeated || table.state !== 'open') stopSeeking();
}

async function lookAgain(): Promise<void> {
  const search = ours;
  if (!search || search.isAsking || useSeeking.getState().dealt) return;
  search.isAsking = true;
  const table = await ask(search.wish).finally(() => {
    search.isAsking = false;
  });
  if (ours !== search) return;
  if (table.id === useSeeking.getState().table) return heed(search.online.store.getState());
  search.online.close();
  useSeeking.setState({ table: table.id });
  search.online = waitAt(table);
}

/** Nobody is looked for any more; the chair stays whose it is. */
export function stopSeeking(): void {
  clearInterval(ours?.timer);
  ours?.online.close();
  ours = undefined;
  useSeeking.setState({ table: undefined, dealt: false });
}

/** Gives up: the chair is free. */
export function giveUpSeeking(): void {
  const { table } = useSeeking.getState();
  stopSeeking();
  // It may have closed meanwhile.
  if (table !== undefined) detach(server.call('stand', { params: { table } }), () => undefined);
}
