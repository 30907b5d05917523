// How long things stay on the table before the next one comes, in milliseconds at the usual speed.
import type { GameEvent } from '@sagebrush/engine';
import { type GameScreen, UNTIL_CLOSED } from './screen.ts';

/** Time to see what somebody did, and for what goes without saying. */
export const AFTER_DEED = 750;
export const AFTER_ASIDE = 420;
/** A scene shows how it ends after so long, where its game says nothing else. */
export const USUAL_OUTCOME = 900;
/** A score sheet is read for so long. */
const READING = 8000;

/** The scenes of a moment, one after the other. */
export const scenesTime = (screen: GameScreen, events: readonly GameEvent[]): number =>
  events
    .map((event) => screen.sceneTime(event, events))
    .reduce((sum, time) => sum + (time === UNTIL_CLOSED ? READING : time), 0);

/** The whole count at the end of a match, if it has many steps; a step alone is given time to be read. */
const WHOLE_COUNT = 12_000;
const SHORTEST = 240;
const LONGEST = 1600;
export const LAST_LOOK = 1000;
export const countStepTime = (steps: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, WHOLE_COUNT / Math.max(1, steps)));
export const countTime = (steps: number): number => steps * countStepTime(steps) + LAST_LOOK;
