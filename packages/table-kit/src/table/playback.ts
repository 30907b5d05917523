// From the connection to the eye: moments come in and are played back one at a time.
import { detach } from '@sagebrush/engine';
import { kitWordsNow } from '../words/index.ts';
import { ask } from './asking.ts';
import type { ChatMessage, Seating, TableConnection, TableMoment } from './connection.ts';
import { narratorOf } from './narrator.ts';
import { playMoment } from './play-moment.ts';
import type { GameScreen } from './screen.ts';
import { skippablePause } from './skippable-pause.ts';
import type { ShownTable, TableStore } from './table-store.ts';

export interface Playback {
  /** Goes on at once with what comes next. */
  skip(): void;
  close(): void;
}

/** So many moments waiting are a return after an absence: they are not played one by one. */
const BACKLOG = 40;

interface PlaybackOptions {
  readonly store: TableStore;
  readonly connection: TableConnection;
  loadScreen(seating: Seating): Promise<GameScreen>;
}

/** While a moment plays, nothing is asked and nothing of the question before is left. */
const NOTHING_ASKED: Partial<ShownTable> = {
  busy: true,
  choices: [],
  pickable: [],
  offer: undefined,
  hint: undefined,
  picked: [],
  whyNot: undefined,
  declined: undefined,
};
/** Of the match before, nothing is left when the next one begins. */
const NOTHING_SHOWN: Partial<ShownTable> = {
  moment: undefined,
  log: [],
  deed: [],
  choices: [],
  pickable: [],
  offer: undefined,
  picked: [],
  busy: true,
};

export function playBack({ store, connection, loadScreen }: PlaybackOptions): Playback {
  const narrator = narratorOf(store);
  const pause = skippablePause();
  const waiting: TableMoment[] = [];
  let running = false;
  let closed = false;
  let overtaken = false;

  const change = (shown: Partial<ShownTable>): void => store.setState(shown);
  const fail = (reason: unknown): void =>
    change({ problem: reason instanceof Error ? reason.message : String(reason) });

  connection.listen({
    seating(seating) {
      const known = store.getState().seating;
      change({ seating });
      if (known?.match === seating.match && store.getState().screen) return;
      if (known && known.match !== seating.match) change(NOTHING_SHOWN);
      const shown = loadScreen(seating).then((screen) => {
        change({ screen });
        return run();
      });
      detach(shown, fail);
    },
    moment(moment) {
      // What begins anew overtakes all that was still to be shown.
      if (moment.whole) {
        waiting.length = 0;
        overtaken = running;
        pause.skip();
      }
      waiting.push(moment);
      detach(run(), fail);
    },
    status: (status) => change({ status, ...(status.takeBackAsked ? { declined: undefined } : {}) }),
    declined: (seat, asked) => change({ declined: { seat, asked } }),
    connected: (connected) => change({ connected }),
    chat: (line) => hearTalk(store, line),
    talk: (chat) => change({ chat }),
    failed: (problem) => change({ problem }),
  });

  async function run(): Promise<void> {
    const { screen } = store.getState();
    if (running || !screen) return;
    running = true;
    for (let moment = waiting.shift(); moment && !closed; moment = waiting.shift()) {
      if (waiting.length < BACKLOG) await playOne(screen, moment);
      else narrator.show(screen, moment);
    }
    running = false;
    if (!closed) ask(store, screen);
  }

  async function playOne(screen: GameScreen, moment: TableMoment): Promise<void> {
    change(NOTHING_ASKED);
    if (moment.whole) {
      overtaken = false;
      return narrator.show(screen, moment);
    }
    const isOvertaken = () => overtaken;
    const isMoreToCome = () => waiting.length > 0;
    await playMoment({ store, screen, narrator, pause, isOvertaken, isMoreToCome }, moment);
  }

  return {
    skip: pause.skip,
    close() {
      closed = true;
      pause.skip();
    },
  };
}

function hearTalk(store: TableStore, line: ChatMessage): void {
  const { chat, moment, unread } = store.getState();
  const isNews = moment !== undefined && !line.yours;
  store.setState({
    chat: [...chat, line],
    ...(isNews ? { unread: unread + 1, announced: kitWordsNow().says(line.name, line.text) } : {}),
  });
}
