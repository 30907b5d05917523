// What the table shows now: moments come in, are played back one at a time, and picks go out as actions.
import { plain, type Refusal, type Seat, type Sentence } from '@sagebrush/engine';
import { createStore, type StoreApi } from 'zustand';
import { isUnheard, paced, useSettings } from '../settings.ts';
import { playSound } from '../sound/index.ts';
import type { Advice } from '../table/advice.ts';
import type { Action, ChatLine, GameEvent, Manners, Sitting, TableLink, ToldMoment } from '../table/link.ts';
import { wordsNow } from '../words/index.ts';
import type { GameScreen } from './screen.ts';
import { afterDrop, afterPick, type Picked, type Spot, type Way } from './spots.ts';

export interface LogLine {
  readonly id: number;
  readonly event: GameEvent;
}
interface ShownScene {
  readonly event: GameEvent;
  readonly together: readonly GameEvent[];
}
export interface TableShown {
  readonly sitting: Sitting | undefined;
  readonly screen: GameScreen | undefined;
  readonly moment: ToldMoment | undefined;
  /** Undefined at a table without other people. */
  readonly manners: Manners | undefined;
  /** Somebody has just let a move stand that another wanted back. */
  readonly declined: { readonly seat: Seat; readonly asked: Seat } | undefined;
  /** Moments wait or are being played back: nothing can be picked. */
  readonly busy: boolean;
  readonly scene: ShownScene | undefined;
  readonly ways: readonly Way[];
  readonly picked: readonly Spot[];
  /** Why something cannot be, as long as it is of interest. */
  readonly whyNot: Refusal | undefined;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  /** Lines of others since the talk was last looked at. */
  readonly unread: number;
  readonly connected: boolean;
  /** Why this match cannot be shown. */
  readonly problem: string | undefined;
  /** What a screen reader is told, the latest last. */
  readonly announced: string;
  /** An action is on its way. */
  readonly sending: boolean;
}

export interface TableControl {
  readonly store: StoreApi<TableShown>;
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
  readonly callStandIn: TableLink['callStandIn'];
  /** Stops showing; the link belongs to whoever opened it. */
  close(): void;
}

const EMPTY: TableShown = {
  sitting: undefined,
  screen: undefined,
  moment: undefined,
  manners: undefined,
  declined: undefined,
  busy: true,
  scene: undefined,
  ways: [],
  picked: [],
  whyNot: undefined,
  log: [],
  chat: [],
  unread: 0,
  connected: true,
  problem: undefined,
  announced: '',
  sending: false,
};

/** So many moments waiting are a return after an absence: they are not played one by one. */
const BACKLOG = 40;
const BETWEEN_MOVES = 420;
const LOG_LENGTH = 400;
/** A deal tells no more events than this. */
const OPENING = 12;

interface Room {
  readonly link: TableLink;
  readonly advice: Advice;
  loadScreen(sitting: Sitting): Promise<GameScreen>;
}

export function openTable({ link, advice, loadScreen }: Room): TableControl {
  const store = createStore<TableShown>(() => EMPTY);
  const waiting: ToldMoment[] = [];
  const replayed = link.kind === 'replay';
  let running = false;
  let closed = false;
  let overtaken = false;
  let logged = 0;
  let skip: () => void = () => undefined;

  const change = (shown: Partial<TableShown>): void => store.setState(shown);
  const speed = () => useSettings.getState().speed;

  link.listen({
    sitting(sitting) {
      const known = store.getState().sitting;
      change({ sitting });
      if (known?.match === sitting.match && store.getState().screen) return;
      if (known && known.match !== sitting.match) change({ moment: undefined, log: [], ways: [], picked: [], busy: true });
      void loadScreen(sitting).then((screen) => {
        change({ screen });
        void run();
      });
    },
    moment(moment) {
      // What begins anew overtakes all that was still to be shown.
      if (moment.whole) {
        waiting.length = 0;
        overtaken = running;
        skip();
      }
      waiting.push(moment);
      void run();
    },
    manners: (manners) => change({ manners, ...(manners.takeBackAsked ? { declined: undefined } : {}) }),
    declined: (seat, asked) => change({ declined: { seat, asked } }),
    connected: (connected) => change({ connected }),
    chat: hearTalk,
    failed: (problem) => change({ problem }),
  });

  function hearTalk(line: ChatLine): void {
    const { chat, moment, unread } = store.getState();
    const isNews = moment !== undefined && !line.yours && !isUnheard(line.by);
    change({ chat: [...chat, line], ...(isNews ? { unread: unread + 1, announced: wordsNow().says(line.name, line.text) } : {}) });
  }

  async function run(): Promise<void> {
    const { screen } = store.getState();
    if (running || !screen) return;
    running = true;
    for (let moment = waiting.shift(); moment && !closed; moment = waiting.shift()) {
      if (waiting.length < BACKLOG) await playBack(screen, moment);
      else show(screen, moment);
    }
    running = false;
    if (!closed) ask(screen);
  }

  /** Scenes first, on the table as it was; then the cards move to where they are now. */
  async function playBack(screen: GameScreen, moment: ToldMoment): Promise<void> {
    change({ busy: true, ways: [], picked: [], whyNot: undefined, declined: undefined, sending: false });
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
    show(screen, moment, moment.events.slice(said));
    if (waiting.length > 0) await interruptible(paced(BETWEEN_MOVES, speed()));
  }

  function show(screen: GameScreen, moment: ToldMoment, events: readonly GameEvent[] = moment.events): void {
    if (moment.whole) return retell(screen, moment);
    tell(screen, events);
    change({ moment });
  }

  /** The log begins anew: after an absence, or because something in it was taken back. */
  function retell(screen: GameScreen, moment: ToldMoment): void {
    const { moment: known, sitting } = store.getState();
    const isOpening = !known && moment.events.length <= OPENING;
    change({ log: [] });
    if (isOpening) tell(screen, moment.events);
    else enter(moment.events);
    if (known && moment.latest) sayAll(screen, moment.events.slice(-moment.latest));
    if (known && moment.undone && moment.by) change({ announced: wordsNow().takenBack(sitting?.players[moment.by.seat]?.name ?? '') });
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
    announce(
      screen,
      events.map((event) => wordsOf(screen).event(event)),
    );

  function ask(screen: GameScreen): void {
    const { moment, sitting } = store.getState();
    if (!moment || !sitting) return;
    const { you } = sitting;
    const ways =
      you === 'rail'
        ? []
        : moment.choices.map((action) => ({ action, spots: screen.spotsOf(action, moment.view), verb: screen.isVerb?.(action) ?? false }));
    change({ busy: false, ways, sending: false });
    if (you === 'rail' || !moment.asked) return;
    announce(screen, [wordsOf(screen).asked(moment.view, you)]);
    playSound('turn');
  }

  const wordsOf = (screen: GameScreen) => {
    const { lang, tone } = useSettings.getState();
    return screen.game.words(lang, store.getState().sitting?.table.options ?? {}, tone);
  };
  function announce(screen: GameScreen, sentences: readonly Sentence[]): void {
    const words = wordsOf(screen);
    const names = namesOf(store.getState());
    const announced = sentences.map((sentence) => plain(sentence, names, (card) => words.card(card))).join(' ');
    if (announced !== '') change({ announced });
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
    if (screen) announce(screen, [wordsOf(screen).refusal(whyNot)]);
  }

  /** Asks the rules about what the guest may have meant, with the other picks and without them. */
  function explain(spots: readonly Spot[]): void {
    const { screen, sitting, moment, picked } = store.getState();
    if (!screen || !sitting || !moment || sitting.you === 'rail') return;
    const { you, game, table } = sitting;
    const others = picked.filter((one) => !spots.includes(one));
    const meant = [...screen.meantBy([...others, ...spots], moment.view, you), ...screen.meantBy(spots, moment.view, you)];
    const seen = { game, table, seat: you, view: moment.view };
    void firstRefusal(meant, (action) => advice.whyNot(seen, action)).then((refusal) => refusal && refuse(refusal));
  }

  return {
    store,
    replayed,
    pick(spot) {
      const { ways, picked, busy } = store.getState();
      if (busy || replayed) return skip();
      follow(afterPick(ways, picked, spot), spot);
    },
    drop(card, target) {
      const { ways, picked, busy } = store.getState();
      if (!busy) follow(afterDrop(ways, picked, card, target), card, target);
    },
    lift(card) {
      const { ways, picked, busy } = store.getState();
      if (!busy && !picked.includes(card)) change({ picked: afterPick(ways, picked, card).picked, whyNot: undefined });
    },
    clear: () => change({ picked: [], whyNot: undefined }),
    explain: (spot) => explain([spot]),
    play: perform,
    takeBack() {
      const { moment, manners } = store.getState();
      // Somebody who moved in the same instant made it too late; the table shows that by itself.
      if (moment && (moment.takeBack || manners?.mayAsk)) link.takeBack(moment.seq).catch(() => undefined);
    },
    skipScene: () => skip(),
    readTalk: () => change({ unread: 0 }),
    forgetDeclined: () => change({ declined: undefined }),
    callStandIn: link.callStandIn,
    close() {
      closed = true;
      skip();
    },
  };
}

async function firstRefusal(actions: readonly Action[], ask: (action: Action) => Promise<Refusal | null>): Promise<Refusal | undefined> {
  for (const action of actions) {
    const refusal = await ask(action);
    if (refusal) return refusal;
  }
  return undefined;
}

export const namesOf = ({ sitting }: Pick<TableShown, 'sitting'>): string[] => (sitting?.players ?? []).map(({ name }) => name);
