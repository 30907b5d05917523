// The options of Gunfight at the Pretty Good Corral: where the rulebook is silent or can be read in two ways, a table
// may rule its own way.
import { choiceOption, flagOption, type OptionSpecs } from '@sagebrush/engine';

const SELF_AMBUSH = ['score', 'discard'] as const;
const STOP = ['legal', 'useful'] as const;

export type Options = {
  /** GC-6.4 What becomes of a pair that misses its player's own fighter. */
  readonly selfAmbush: (typeof SELF_AMBUSH)[number];
  /** GC-6.5 Whether an ambush uses up the target's aim cards even when it fails. */
  readonly ambushSpendsAim: boolean;
  /** GC-6.7 Whether a Two and a Joker are a pair of Lawmen. */
  readonly jokerLawmen: boolean;
  /** GC-7.1 Whether somebody who can play must, or may pass once the deck is empty. */
  readonly stop: (typeof STOP)[number];
};

export const options: OptionSpecs<Options> = {
  selfAmbush: choiceOption('GC-6.4', ...SELF_AMBUSH),
  ambushSpendsAim: flagOption('GC-6.5', true),
  jokerLawmen: flagOption('GC-6.7', true),
  stop: choiceOption('GC-7.1', ...STOP),
};

/** Before version 2 a pair that missed its player's own fighter was discarded, and nobody could choose to pass. */
export const formerRules: Readonly<Record<string, OptionSpecs<Options>>> = {
  1: { ...options, selfAmbush: choiceOption('GC-6.4', 'discard', 'score'), stop: choiceOption('GC-7.1', 'legal') },
};
