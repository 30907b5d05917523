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

let ours: { readonly wish: PlayWish; readonly timer: ReturnType<typeof setInterval>; online: OnlineTable } | undefined;

const ask = async (wish: PlayWish): Promise<TableInfo> =>
  (await server.call('playNow', { body: { ...wish, contribution: freshHex32() } })).table;

/** Gives the way to the table where somebody waits, or where this guest waits from now on. */
export async function seekCompany(wish: PlayWish): Promise<string> {
  await arrive();
  stopSeeking();
  const table = await ask(wish);
  if (table.state === 'open') {
    const timer = setInterval(() => detach(lookAgain(), () => undefined), PACE);
    ours = { wish, timer, online: waitAt(table) };
    useSeeking.setState({ table: table.id, game: wish.game, since: Date.now(), dealt: false });
  }
  return `/t/${table.id}`;
}

/** Having the table open is being there; what happens to it ends the search. */
function waitAt({ id }: TableInfo): OnlineTable {
  const online = openOnlineTable(id);
  online.store.subscribe(({ table, me }) => {
    if (!table || !me || table.id !== useSeeking.getState().table) return;
    const isSeated = table.chairs.some(({ who }) => who?.kind === 'person' && who.id === me.id);
    if (table.state === 'playing' && isSeated) {
      clearInterval(ours?.timer);
      useSeeking.setState({ dealt: true });
    } else if (!isSeated || table.state !== 'open') stopSeeking();
  });
  return online;
}

async function lookAgain(): Promise<void> {
  if (!ours || useSeeking.getState().dealt) return;
  const table = await ask(ours.wish);
  if (!ours || table.id === useSeeking.getState().table) return;
  ours.online.close();
  useSeeking.setState({ table: table.id });
  ours.online = waitAt(table);
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
