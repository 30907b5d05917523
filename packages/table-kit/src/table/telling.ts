// What happened, told: into the log, to the ear, and to the screen reader; then the table as it is now.
import { useSettings } from '../settings.ts';
import { playSound } from '../sound/index.ts';
import { wordsNow } from '../words/index.ts';
import { announce } from './announce.ts';
import type { GameEvent, ToldMoment } from './connection.ts';
import type { GameScreen } from './screen.ts';
import type { Shown } from './shown.ts';

/** A deed is told in two sentences at most. */
const DEED_EVENTS = 2;
const LOG_LENGTH = 400;
/** A deal tells no more events than this. */
const OPENING = 12;

export interface Teller {
  tell(screen: GameScreen, events: readonly GameEvent[]): void;
  /** Tells what has not been told of this moment, all of it unless told otherwise, and shows it. */
  show(screen: GameScreen, moment: ToldMoment, untold?: readonly GameEvent[]): void;
}

export const newsIn = (screen: GameScreen, { events }: ToldMoment): readonly GameEvent[] =>
  events.filter((event) => !screen.isAside(event)).slice(0, DEED_EVENTS);

export function tellerOf(store: Shown): Teller {
  let logged = 0;
  const change = store.setState;

  function enter(events: readonly GameEvent[]): void {
    const lines = events.map((event) => ({ id: logged++, event }));
    change({ log: [...store.getState().log, ...lines].slice(-LOG_LENGTH) });
  }

  const sayAll = (screen: GameScreen, events: readonly GameEvent[]): void =>
    announce(store, screen, (words) => events.map((event) => words.event(event)));

  function tell(screen: GameScreen, events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    enter(events);
    sayAll(screen, events);
    if (useSettings.getState().speed === 'none') return;
    for (const event of events) playSound(screen.soundOf(event));
  }

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

  function show(screen: GameScreen, moment: ToldMoment, untold = moment.events): void {
    if (moment.whole) return retell(screen, moment);
    tell(screen, untold);
    const news = newsIn(screen, moment);
    const { seating, deed } = store.getState();
    if (moment.by?.seat === seating?.you) change({ moment, deed: [] });
    else change({ moment, deed: news.length > 0 ? news : deed });
  }

  return { tell, show };
}
