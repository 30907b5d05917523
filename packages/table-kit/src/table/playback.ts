// From the link to the eye: moments come in and are played back one at a time, scenes first.
import { detach } from '@sagebrush/engine';
import { isUnheard, paced, useSettings } from '../settings.ts';
import { wordsNow } from '../words/index.ts';
import { ask } from './asking.ts';
import type { ChatLine, Seating, TableConnection, ToldMoment } from './connection.ts';
import type { GameScreen } from './screen.ts';
import type { Shown, TableShown } from './shown.ts';
import { newsIn, tellerOf } from './telling.ts';

export interface Playback {
  /** Goes on at once with what comes next. */
  skip(): void;
  close(): void;
}

/** So many moments waiting are a return after an absence: they are not played one by one. */
const BACKLOG = 40;
/** Time to see what somebody did, and for what goes without saying. */
const AFTER_DEED = 750;
const AFTER_ASIDE = 420;

interface Room {
  readonly store: Shown;
  readonly link: TableConnection;
  loadScreen(seating: Seating): Promise<GameScreen>;
}

export function playBack({ store, link, loadScreen }: Room): Playback {
  const { tell, show } = tellerOf(store);
  const waiting: ToldMoment[] = [];
  let running = false;
  let closed = false;
  let overtaken = false;
  let skip: () => void = () => undefined;

  const change = (shown: Partial<TableShown>): void => store.setState(shown);
  const fail = (reason: unknown): void =>
    change({ problem: reason instanceof Error ? reason.message : String(reason) });
  const speed = () => useSettings.getState().speed;

  link.listen({
    seating(seating) {
      const known = store.getState().seating;
      change({ seating });
      if (known?.match === seating.match && store.getState().screen) return;
      if (known && known.match !== seating.match)
        change({ moment: undefined, log: [], pickable: [], picked: [], busy: true });
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
        skip();
      }
      waiting.push(moment);
      detach(run(), fail);
    },
    status: (status) => change({ status, ...(status.takeBackAsked ? { declined: undefined } : {}) }),
    declined: (seat, asked) => change({ declined: { seat, asked } }),
    connected: (connected) => change({ connected }),
    chat: (line) => hearTalk(store, line),
    failed: (problem) => change({ problem }),
  });

  async function run(): Promise<void> {
    const { screen } = store.getState();
    if (running || !screen) return;
    running = true;
    for (let moment = waiting.shift(); moment && !closed; moment = waiting.shift()) {
      if (waiting.length < BACKLOG) await playOne(screen, moment);
      else show(screen, moment);
    }
    running = false;
    if (!closed) ask(store, screen);
  }

  /** Scenes first, on the table as it was; then the cards move to where they are now. */
  async function playOne(screen: GameScreen, moment: ToldMoment): Promise<void> {
    change({ busy: true, pickable: [], picked: [], whyNot: undefined, declined: undefined, sending: false });
    if (moment.whole) {
      overtaken = false;
      return show(screen, moment);
    }
    let said = 0;
    for (const [index, event] of moment.events.entries()) {
      const time = paced(screen.sceneTime(event, moment.events), speed());
      if (overtaken) break;
      if (time <= 0 || !store.getState().moment) continue;
      tell(screen, moment.events.slice(said, index + 1));
      said = index + 1;
      change({ scene: { event, together: moment.events } });
      await interruptible(time);
      change({ scene: undefined });
    }
    show(screen, moment, moment.events.slice(said));
    const time = newsIn(screen, moment).length > 0 ? AFTER_DEED : AFTER_ASIDE;
    if (waiting.length > 0) await interruptible(paced(time, speed()));
  }

  const interruptible = (milliseconds: number): Promise<void> =>
    milliseconds <= 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          skip = () => {
            clearTimeout(timer);
            resolve();
          };
        });

  return {
    skip: () => skip(),
    close() {
      closed = true;
      skip();
    },
  };
}

function hearTalk(store: Shown, line: ChatLine): void {
  const { chat, moment, unread } = store.getState();
  const isNews = moment !== undefined && !line.yours && !isUnheard(line.by);
  store.setState({
    chat: [...chat, line],
    ...(isNews ? { unread: unread + 1, announced: wordsNow().says(line.name, line.text) } : {}),
  });
}
