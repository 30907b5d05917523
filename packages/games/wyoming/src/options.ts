// Options: every reading of Wyoming Cowboy that a table may rule otherwise.
import { choiceOption, flagOption, type OptionSpecs, wholeOption } from '@sagebrush/engine';

export interface Options {
  readonly target: number;
  readonly school: 'melissa' | 'jeff';
  readonly badgeRides: boolean;
  readonly askAlways: boolean;
  readonly delay: 'once' | 'each';
  /** Turns for each player; in version 1 of the rules 0 is no limit. */
  readonly handLimit: number;
  /** Hands; in version 1 of the rules 0 is no limit. */
  readonly matchLimit: number;
  /** How the edges are read: as version 2 of the rules settled them, or as version 1 had them at first. */
  readonly readings: 'settled' | 'first';
}

export const OPTIONS: OptionSpecs<Options> = {
  target: wholeOption('WC-1.1', 500, 50, 2000),
  school: choiceOption('WC-9.1', 'melissa', 'jeff'),
  badgeRides: flagOption('WC-5.3', false),
  askAlways: flagOption('WC-7.4', false),
  delay: choiceOption('WC-8.3', 'once', 'each'),
  handLimit: wholeOption('WC-8.14', 100, 10, 1000),
  matchLimit: wholeOption('WC-8.14', 100, 1, 1000),
  readings: { ...choiceOption('WC-8.14', 'settled', 'first'), labOnly: true },
};

/** Version 1: limits may be off, and the edges are as they were read at first. */
const OPTIONS_OF_1: OptionSpecs<Options> = {
  ...OPTIONS,
  handLimit: wholeOption('WC-8.14', 100, 0, 10_000),
  matchLimit: wholeOption('WC-8.14', 100, 0, 10_000),
  readings: { ...choiceOption('WC-8.14', 'first'), labOnly: true },
};
export const FORMER_OPTIONS = { 1: OPTIONS_OF_1 };
