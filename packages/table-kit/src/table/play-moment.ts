// One moment, played: scenes first, on the table as it was; then the cards move to where they are now.
import type { GameEvent, Sentence } from '@sagebrush/engine';
import { paced, type Settings, useSettings } from '../settings.ts';
import type { TableMoment } from './connection.ts';
import { narrated } from './narrated.ts';
import { type Narrator, newsIn } from './narrator.ts';
import { AFTER_ASIDE, AFTER_DEED, USUAL_OUTCOME } from './paces.ts';
import { type GameScreen, UNTIL_CLOSED } from './screen.ts';
import type { SkippablePause } from './skippable-pause.ts';
import type { TableStore } from './table-store.ts';

interface Stage {
  readonly store: TableStore;
  readonly screen: GameScreen;
  readonly narrator: Narrator;
  readonly pause: SkippablePause;
  /** A moment came that begins anew: the scenes still to play are dropped. */
  isOvertaken(): boolean;
  /** Other moments wait to be played. */
  isMoreToCome(): boolean;
}

export async function playMoment(stage: Stage, moment: TableMoment): Promise<void> {
  const { store, screen, narrator, pause } = stage;
  let said = 0;
  let follows = false;
  const stories: Sentence[] = [];
  for (const [index, event] of moment.events.entries()) {
    const whole = screen.sceneTime(event, moment.events);
    if (stage.isOvertaken()) break;
    if (whole <= 0 || !store.getState().moment) continue;
    const story = narrated(store, screen, event, moment.events);
    if (story) stories.push(story);
    const events = moment.events.slice(said, index + 1);
    const scene = { event, together: moment.events, events, story, follows };
    await playScene(stage, scene, timeFor(whole, speed()));
    said = index + 1;
    follows = true;
  }
  narrator.show(screen, moment, { untold: moment.events.slice(said), stories });
  const time = newsIn(screen, moment).length > 0 ? AFTER_DEED : AFTER_ASIDE;
  if (stage.isMoreToCome()) await pause.wait(paced(time, speed()));
}

interface PlayedScene {
  readonly event: GameEvent;
  readonly together: readonly GameEvent[];
  /** What is told with it: the events before it that have no scene, and its own. */
  readonly events: readonly GameEvent[];
  readonly story: Sentence | undefined;
  readonly follows: boolean;
}

/** What a scene says it says when it is seen: not before its card has turned. */
async function playScene(stage: Stage, played: PlayedScene, time: number): Promise<void> {
  const { store, screen, narrator, pause } = stage;
  const { event, together, events, story, follows } = played;
  if (time <= 0) return narrator.narrate(screen, events, story);
  const outcomeAt = screen.sheetIn?.(event) ? 0 : (screen.outcomeAt?.(event, together) ?? USUAL_OUTCOME);
  const scene = { event, together, outcomeAt, follows, impact: screen.impactOf?.(event, together) };
  const until = Math.min(time, paced(outcomeAt, speed()));
  narrator.sound(screen, events.slice(0, -1), together);
  // The deed before it stands under no scene: each tells its own.
  store.setState({ scene: { ...scene, isTold: false }, deed: [] });
  const isSkipped = await pause.wait(until);
  narrator.narrate(screen, events, story);
  narrator.sound(screen, [event], together);
  store.setState({ scene: { ...scene, isTold: true } });
  if (!isSkipped) await pause.wait(time - until);
  store.setState({ scene: undefined });
}

const speed = (): Settings['speed'] => useSettings.getState().speed;

/** What must be read stays until it is closed, even where nothing moves. */
const timeFor = (milliseconds: number, speed: Settings['speed']): number =>
  milliseconds === UNTIL_CLOSED ? milliseconds : paced(milliseconds, speed);
