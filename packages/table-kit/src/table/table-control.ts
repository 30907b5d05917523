// What a guest can do at a table: picks come down to an action, and what cannot be is explained.
import { type BaseView, detach, type Refusal, type Seat, type Table } from '@sagebrush/engine';
import { playSound } from '../sound/index.ts';
import { announce } from './announce.ts';
import type { Action, Seating, TableConnection } from './connection.ts';
import { playBack } from './playback.ts';
import type { GameScreen } from './screen.ts';
import { type Shown, showNothing, type TableShown } from './shown.ts';
import { afterDrop, afterPick, type Picked, type Spot } from './spots.ts';

export interface TableControl {
  readonly store: Shown;
  /** A replay: there is nothing to pick. */
  readonly replayed: boolean;
  pick(spot: Spot): void;
  drop(card: Spot, target: Spot): void;
  /** A dragged card shows its targets while it is in the air. */
  lift(card: Spot): void;
  clear(): void;
  explain(spot: Spot): void;
  play(action: Action): void;
  takeBack(): void;
  skipScene(): void;
  /** All that was said has been seen. */
  readTalk(): void;
  forgetDeclined(): void;
  /** Lets a bot play for you, or for somebody who is away; only where people play. */
  readonly callStandIn: TableConnection['callStandIn'];
  /** Stops showing; the link belongs to whoever opened it. */
  close(): void;
}

/** A position as one seat sees it: enough for every question about it. */
interface Seen {
  readonly game: string;
  readonly table: Table<object>;
  readonly seat: Seat;
  readonly view: BaseView;
}

interface Room {
  readonly link: TableConnection;
  /** What the rules say against an action at a position as one seat sees it. */
  whyNot(seen: Seen, action: Action): Promise<Refusal | null>;
  loadScreen(seating: Seating): Promise<GameScreen>;
}

export function openTable({ link, whyNot, loadScreen }: Room): TableControl {
  const store = showNothing();
  const change = (shown: Partial<TableShown>): void => store.setState(shown);
  const replayed = link.kind === 'replay';
  const { skip, close } = playBack({ store, link, loadScreen });

  function follow({ picked, play, refused }: Picked, ...spots: readonly Spot[]): void {
    change({ picked, whyNot: undefined });
    if (refused) return explain(spots);
    if (play) perform(play);
    else playSound('pick');
  }

  function perform(action: Action): void {
    const { moment, busy, sending } = store.getState();
    if (!moment || busy || sending) return;
    change({ sending: true });
    link.act(moment.seq, action).then(
      (refusal) => refusal && refuse(refusal),
      () => change({ sending: false }),
    );
  }

  function refuse(whyNot: Refusal): void {
    change({ whyNot, sending: false });
    playSound('refusal');
    const { screen } = store.getState();
    if (screen) announce(store, screen, (words) => [words.refusal(whyNot)]);
  }

  /** Asks the rules about what the guest may have meant, with the other picks and without them. */
  function explain(spots: readonly Spot[]): void {
    const { screen, seating, moment, picked } = store.getState();
    if (!screen || !seating || !moment || seating.you === 'rail') return;
    const { you, game, table } = seating;
    const others = picked.filter((one) => !spots.includes(one));
    const meant = [
      ...screen.meantBy([...others, ...spots], moment.view, you),
      ...screen.meantBy(spots, moment.view, you),
    ];
    const seen = { game, table, seat: you, view: moment.view };
    const told = firstRefusal(meant, (action) => whyNot(seen, action)).then((refusal) => refusal && refuse(refusal));
    detach(told, reportError);
  }

  return {
    store,
    replayed,
    pick(spot) {
      const { pickable, picked, busy } = store.getState();
      if (busy || replayed) return skip();
      follow(afterPick(pickable, picked, spot), spot);
    },
    drop(card, target) {
      const { pickable, picked, busy } = store.getState();
      if (!busy) follow(afterDrop(pickable, picked, card, target), card, target);
    },
    lift(card) {
      const { pickable, picked, busy } = store.getState();
      if (!busy && !picked.includes(card))
        change({ picked: afterPick(pickable, picked, card).picked, whyNot: undefined });
    },
    clear: () => change({ picked: [], whyNot: undefined }),
    explain: (spot) => explain([spot]),
    play: perform,
    takeBack() {
      const { moment, status } = store.getState();
      // Somebody who moved in the same instant made it too late; the table shows that by itself.
      if (moment && (moment.takeBack || status?.mayAsk)) detach(link.takeBack(moment.seq), () => undefined);
    },
    skipScene: skip,
    readTalk: () => change({ unread: 0 }),
    forgetDeclined: () => change({ declined: undefined }),
    callStandIn: link.callStandIn,
    close,
  };
}

async function firstRefusal(
  actions: readonly Action[],
  ask: (action: Action) => Promise<Refusal | null>,
): Promise<Refusal | undefined> {
  for (const action of actions) {
    const refusal = await ask(action);
    if (refusal) return refusal;
  }
  return undefined;
}
