// What happened, told: into the log, to the ear, and to the screen reader; then the table as it is now.
import type { GameEvent, Seat, Sentence } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import { playSound } from '../sound/index.ts';
import { kitWordsNow } from '../words/index.ts';
import { announce } from './announce.ts';
import type { Seating, TableMoment } from './connection.ts';
import type { GameScreen } from './screen.ts';
import type { TableStore } from './table-store.ts';

/** A deed is told in two sentences at most. */
const DEED_EVENTS = 2;
const LOG_LENGTH = 400;
/** A deal tells no more events than this. */
const OPENING = 12;

interface ToldSoFar {
  readonly untold: readonly GameEvent[];
  /** What the scenes of this moment said. */
  readonly stories: readonly Sentence[];
}

export interface Narrator {
  /** Into the log and to the screen reader: event by event, or with one sentence for all of them. */
  narrate(screen: GameScreen, events: readonly GameEvent[], story?: Sentence): void;
  /** What is heard of them. */
  sound(screen: GameScreen, events: readonly GameEvent[], together: readonly GameEvent[]): void;
  /** Tells what has not been told of this moment, all of it unless told otherwise, and shows it. */
  show(screen: GameScreen, moment: TableMoment, told?: ToldSoFar): void;
}

export const newsIn = (screen: GameScreen, { events }: TableMoment): readonly GameEvent[] =>
  events.filter((event) => !screen.isAside(event)).slice(0, DEED_EVENTS);

function takenBackText(seat: Seat, seating: Seating | undefined): string {
  const own = kitWordsNow();
  return seat === seating?.you ? own.tookBack : own.takenBack(seating?.players[seat]?.name ?? '');
}

export function narratorOf(store: TableStore): Narrator {
  let logged = 0;
  const change = store.setState;

  function enter(events: readonly GameEvent[]): void {
    const lines = events.map((event) => ({ id: logged++, event }));
    change({ log: [...store.getState().log, ...lines].slice(-LOG_LENGTH) });
  }

  const sayAll = (screen: GameScreen, events: readonly GameEvent[]): void =>
    announce(store, screen, (words) => events.map((event) => words.event(event)));

  function narrate(screen: GameScreen, events: readonly GameEvent[], story?: Sentence): void {
    if (events.length === 0) return;
    enter(events);
    if (story) announce(store, screen, () => [story]);
    else sayAll(screen, events);
  }

  function sound(screen: GameScreen, events: readonly GameEvent[], together: readonly GameEvent[]): void {
    if (useSettings.getState().speed === 'none') return;
    for (const event of events) playSound(screen.soundOf(event, together));
  }

  /** The log begins anew: after an absence, or because something in it was taken back. */
  function narrateAnew(screen: GameScreen, moment: TableMoment): void {
    const { moment: known, seating } = store.getState();
    const isOpening = !known && moment.events.length <= OPENING;
    const latest = moment.events.slice(moment.events.length - (moment.latest ?? 0));
    change({ log: [], deed: seating?.shared ? newsOf(screen, latest) : [] });
    if (isOpening) {
      narrate(screen, moment.events);
      sound(screen, moment.events, moment.events);
    } else enter(moment.events);
    if (known && latest.length > 0) sayAll(screen, latest);
    if (known && moment.undone && moment.by) change({ announced: takenBackText(moment.by.seat, seating) });
    change({ moment, moves: [] });
  }

  /** What somebody did, in few sentences: what the scenes said, else the events that say the most. */
  function deedOf(screen: GameScreen, moment: TableMoment, stories: readonly Sentence[]): readonly Sentence[] {
    return stories.length > 0 ? stories : sentencesOf(screen, newsIn(screen, moment));
  }
  function sentencesOf(screen: GameScreen, events: readonly GameEvent[]): readonly Sentence[] {
    const { lang, tone } = useSettings.getState();
    const words = screen.game.words(lang, store.getState().seating?.table.options ?? {}, tone);
    return events.map((event) => words.event(event));
  }
  /** Who takes over this device is told what happened last. */
  const newsOf = (screen: GameScreen, events: readonly GameEvent[]): readonly Sentence[] =>
    sentencesOf(screen, events.filter((event) => !screen.isAside(event)).slice(-DEED_EVENTS));

  function show(
    screen: GameScreen,
    moment: TableMoment,
    told: ToldSoFar = { untold: moment.events, stories: [] },
  ): void {
    if (moment.whole) return narrateAnew(screen, moment);
    narrate(screen, told.untold);
    sound(screen, told.untold, moment.events);
    // Without motion all of it comes at once: one announcement has the stories and what followed on them.
    if (useSettings.getState().speed === 'none' && told.stories.length > 0)
      announce(store, screen, (words) => [...told.stories, ...told.untold.map((event) => words.event(event))]);
    const news = deedOf(screen, moment, told.stories);
    const { seating, deed } = store.getState();
    const you = seating?.you ?? 'rail';
    const moves = moment.events.flatMap((event) => screen.movesIn?.(event, you) ?? []);
    if (moment.by?.seat === you) change({ moment, moves, deed: [] });
    else change({ moment, moves, deed: news.length > 0 ? news : deed });
  }

  return { narrate, sound, show };
}
