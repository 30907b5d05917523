// Options: every reading of Wyoming Cowboy that a table may rule otherwise.
import { choiceOption, flagOption, type OptionSpecs, wholeOption } from '@sagebrush/engine';

export interface Options {
  readonly target: number;
  readonly school: 'melissa' | 'jeff';
  readonly badgeRides: boolean;
  readonly askAlways: boolean;
  readonly delay: 'once' | 'each';
  /** Turns for each player; 0 is no limit. */
  readonly handLimit: number;
  /** Hands; 0 is no limit. */
  readonly matchLimit: number;
}

export const OPTIONS: OptionSpecs<Options> = {
  target: wholeOption('WC-1.1', 500, 50, 2000),
  school: choiceOption('WC-9.1', 'melissa', 'jeff'),
  badgeRides: flagOption('WC-5.3', false),
  askAlways: flagOption('WC-7.4', false),
  delay: choiceOption('WC-8.3', 'once', 'each'),
  handLimit: wholeOption('WC-8.14', 100, 0, 10_000),
  matchLimit: wholeOption('WC-8.14', 100, 0, 10_000),
};
