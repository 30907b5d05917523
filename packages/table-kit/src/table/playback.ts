// From the link to the eye: moments come in and are played back one at a time, scenes first.
import { detach } from '@sagebrush/engine';
import { isUnheard, paced, useSettings } from '../settings.ts';
import { playSound } from '../sound/index.ts';
import { wordsNow } from '../words/index.ts';
import { announce } from './announce.ts';
import type { ChatLine, GameEvent, Seating, TableConnection, ToldMoment } from './connection.ts';
import type { GameScreen } from './screen.ts';
import type { Shown, TableShown } from './shown.ts';

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
/** A deed is told in two sentences at most. */
const DEED_EVENTS = 2;
const LOG_LENGTH = 400;
/** A deal tells no more events than this. */
const OPENING = 12;

interface Room {
  readonly store: Shown;
  readonly link: TableConnection;
  loadScreen(seating: Seating): Promise<GameScreen>;
}

export function playBack({ store, link, loadScreen }: Room): Playback {
  const waiting: ToldMoment[] = [];
  let running = false;
  let closed = false;
  let overtaken = false;
  let logged = 0;
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
    chat: hearTalk,
    failed: (problem) => change({ problem }),
  });

  function hearTalk(line: ChatLine): void {
    const { chat, moment, unread } = store.getState();
    const isNews = moment !== undefined && !line.yours && !isUnheard(line.by);
    change({
      chat: [...chat, line],
      ...(isNews ? { unread: unread + 1, announced: wordsNow().says(line.name, line.text) } : {}),
    });
  }

  async function run(): Promise<void> {
    const { screen } = store.getState();
    if (running || !screen) return;
    running = true;
    for (let moment = waiting.shift(); moment && !closed; moment = waiting.shift()) {
      if (waiting.length < BACKLOG) await playOne(screen, moment);
      else show(screen, moment);
    }
    running = false;
    if (!closed) ask(screen);
  }

  /** Scenes first, on the table as it was; then the cards move to where they are now. */
  async function playOne(screen: GameScreen, moment: ToldMoment): Promise<void> {
    change({ busy: true, pickable: [], picked: [], whyNot: undefined, declined: undefined, sending: false });
    if (moment.whole) {
      overtaken = false;
      return retell(screen, moment);
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
    const news = newsIn(screen, moment);
    show(screen, moment, moment.events.slice(said), news);
    if (waiting.length > 0) await interruptible(paced(news.length > 0 ? AFTER_DEED : AFTER_ASIDE, speed()));
  }

  function show(screen: GameScreen, moment: ToldMoment, events = moment.events, news = newsIn(screen, moment)): void {
    if (moment.whole) return retell(screen, moment);
    tell(screen, events);
    const { seating, deed } = store.getState();
    if (moment.by?.seat === seating?.you) change({ moment, deed: [] });
    else change({ moment, deed: news.length > 0 ? news : deed });
  }

  const newsIn = (screen: GameScreen, { events }: ToldMoment): readonly GameEvent[] =>
    events.filter((event) => !screen.isAside(event)).slice(0, DEED_EVENTS);

  /** The log begins anew: after an absence, or because something in it was taken back. */
  function retell(screen: GameScreen, moment: ToldMoment): void {
    const { moment: known, seating } = store.getState();
    const isOpening = !known && moment.events.length <= OPENING;
    change({ log: [], deed: [] });
    if (isOpening) tell(screen, moment.events);
    else enter(moment.events);
    if (known && moment.latest) sayAll(screen, moment.events.slice(-moment.latest));
    if (known && moment.undone && moment.by)
      change({ announced: wordsNow().takenBack(seating?.players[moment.by.seat]?.name ?? '') });
    change({ moment });
  }

  function enter(events: readonly GameEvent[]): void {
    const lines = events.map((event) => ({ id: logged++, event }));
    change({ log: [...store.getState().log, ...lines].slice(-LOG_LENGTH) });
  }

  /** Into the log, to the ear, and to the screen reader. */
  function tell(screen: GameScreen, events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    enter(events);
    sayAll(screen, events);
    if (speed() === 'none') return;
    for (const event of events) playSound(screen.soundOf(event));
  }

  const sayAll = (screen: GameScreen, events: readonly GameEvent[]): void =>
    announce(store, screen, (words) => events.map((event) => words.event(event)));

  /** All has been shown: the choices lie open. */
  function ask(screen: GameScreen): void {
    const { moment, seating } = store.getState();
    if (!moment || !seating) return;
    const { you } = seating;
    const pickable =
      you === 'rail'
        ? []
        : moment.choices.map((action) => ({
            action,
            spots: screen.spotsOf(action, moment.view),
            verb: screen.isVerb?.(action) ?? false,
          }));
    change({ busy: false, pickable, sending: false });
    if (you === 'rail' || !moment.asked) return;
    announce(store, screen, (words) => [words.asked(moment.view, you, moment.choices)]);
    playSound('turn');
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
