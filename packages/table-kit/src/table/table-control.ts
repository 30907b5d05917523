// What a guest can do at a table: picks come down to an action, and what cannot be is explained.
import {
  type BaseView,
  detach,
  type GameAction,
  isSameAction,
  type Refusal,
  type Seat,
  type Table,
} from '@sagebrush/engine';
import { playSound } from '../sound/index.ts';
import { announce } from './announce.ts';
import type { Seating, TableConnection } from './connection.ts';
import { type Offer, pickableIn } from './offers.ts';
import { playBack } from './playback.ts';
import type { GameScreen } from './screen.ts';
import { afterDrop, afterPick, type Picked, type Spot } from './spots.ts';
import { type HintedMove, newTableStore, type ShownTable, type TableStore } from './table-store.ts';

export interface TableControl {
  readonly store: TableStore;
  /** A replay: there is nothing to pick. */
  readonly replayed: boolean;
  pick(spot: Spot): void;
  /** Shows hints one after the other: the move lights up, ready to be played. Undefined: one is being thought over. */
  showHint(moves: readonly HintedMove[] | undefined): void;
  nextHint(): void;
  /** Lifts the cards of an offer together, or puts them back. */
  touch(offer: Offer): void;
  drop(card: Spot, target: Spot): void;
  /** A dragged card shows its targets while it is in the air. */
  lift(card: Spot): void;
  clear(): void;
  explain(spot: Spot): void;
  play(action: GameAction): void;
  takeBack(): void;
  skipScene(): void;
  /** All that was said has been seen. */
  readTalk(): void;
  forgetDeclined(): void;
  /** Lets a bot play for you, or for somebody who is away; only where people play. */
  readonly callStandIn: TableConnection['callStandIn'];
  /** Stops showing; the connection belongs to whoever opened it. */
  close(): void;
}

/** A position as one seat sees it: enough for every question about it. */
export interface Seen {
  readonly game: string;
  readonly table: Table<object>;
  readonly seat: Seat;
  readonly view: BaseView;
}

interface ControlOptions {
  readonly connection: TableConnection;
  /** What the rules say against an action at a position as one seat sees it. */
  whyNot(seen: Seen, action: GameAction): Promise<Refusal | null>;
  loadScreen(seating: Seating): Promise<GameScreen>;
}

export function openTableControl({ connection, whyNot, loadScreen }: ControlOptions): TableControl {
  const store = newTableStore();
  const change = (shown: Partial<ShownTable>): void => store.setState(shown);
  const replayed = connection.kind === 'replay';
  const { skip, close } = playBack({ store, connection, loadScreen });

  function follow({ picked, play, refused }: Picked, ...spots: readonly Spot[]): void {
    change({ ...withPicks(store.getState(), picked), whyNot: undefined });
    if (refused) return explain(spots);
    if (play) perform(play);
    else playSound('pick');
  }

  function perform(action: GameAction): void {
    const { moment, busy, sending } = store.getState();
    if (!moment || busy || sending) return;
    change({ sending: true });
    // Nothing else sets it back: whatever is told or explained meanwhile, an action is sent once.
    connection.act(moment.seq, action).then(
      (refusal) => {
        change({ sending: false });
        if (refusal) refuse(refusal);
      },
      () => change({ sending: false }),
    );
  }

  function refuse(whyNot: Refusal): void {
    change({ whyNot });
    playSound('refusal');
    const { screen } = store.getState();
    if (screen) announce(store, screen, (words) => [words.refusal(whyNot)]);
  }

  /** The hinted move is picked to its last spot, so that one tap plays it. */
  function lightUp(): void {
    const { hint, choices, busy } = store.getState();
    const move = hint?.moves[hint.at];
    const choice = move && choices.find(({ action }) => isSameAction(action, move.action));
    if (!choice || busy) return;
    const { action, spots } = choice;
    const offer = { id: 'hint', name: [], picks: spots, choices: [action] };
    change({ offer, picked: spots, pickable: pickableIn(choices, offer) });
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
    const explained = firstRefusal(meant, (action) => whyNot(seen, action)).then((refusal) => {
      if (refusal && store.getState().moment === moment) refuse(refusal);
    });
    detach(explained, reportError);
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
        change({ ...withPicks(store.getState(), afterPick(pickable, picked, card).picked), whyNot: undefined });
    },
    touch(offer) {
      const { busy, offer: touched, choices } = store.getState();
      if (busy || replayed) return skip();
      playSound('pick');
      if (touched?.id === offer.id) change({ ...withPicks(store.getState(), []), whyNot: undefined });
      else change({ offer, picked: offer.picks, pickable: pickableIn(choices, offer), whyNot: undefined });
    },
    showHint(moves) {
      change({ ...withPicks(store.getState(), []), whyNot: undefined, hint: { moves: moves ?? [], at: 0 } });
      lightUp();
    },
    nextHint() {
      const { hint } = store.getState();
      if (hint) change({ hint: { ...hint, at: (hint.at + 1) % Math.max(1, hint.moves.length) } });
      lightUp();
    },
    clear: () => change({ hint: undefined, ...withPicks(store.getState(), []), whyNot: undefined }),
    explain: (spot) => explain([spot]),
    play: perform,
    takeBack() {
      const { moment, status } = store.getState();
      // Somebody who moved in the same instant made it too late; the table shows that by itself.
      if (moment && (moment.takeBack || status?.mayAsk)) detach(connection.takeBack(moment.seq), () => undefined);
    },
    skipScene: skip,
    readTalk: () => change({ unread: 0 }),
    forgetDeclined: () => change({ declined: undefined }),
    callStandIn: connection.callStandIn,
    close,
  };
}

/** The picks; an offer is let go of with the first of its cards that is put back. */
const withPicks = ({ offer, choices }: ShownTable, picked: readonly Spot[]): Partial<ShownTable> =>
  offer?.picks.every((spot) => picked.includes(spot))
    ? { picked }
    : { picked, hint: undefined, ...(offer ? { offer: undefined, pickable: choices } : {}) };

async function firstRefusal(
  actions: readonly GameAction[],
  ask: (action: GameAction) => Promise<Refusal | null>,
): Promise<Refusal | undefined> {
  for (const action of actions) {
    const refusal = await ask(action);
    if (refusal) return refusal;
  }
  return undefined;
}
