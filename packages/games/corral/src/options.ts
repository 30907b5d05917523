// The options of Gunfight at the Pretty Good Corral: where the rulebook is silent, a table may rule its own way.
import { choiceOption, flagOption, type OptionSpecs } from '@sagebrush/engine';

const SELF_AMBUSH = ['discard', 'score'] as const;

export type Options = {
  /** GC-6.4 What becomes of a pair that misses its player's own fighter. */
  readonly selfAmbush: (typeof SELF_AMBUSH)[number];
  /** GC-6.5 Whether an ambush uses up the target's aim cards even when it fails. */
  readonly ambushSpendsAim: boolean;
  /** GC-6.7 Whether a Two and a Joker are a pair of Lawmen. */
  readonly jokerLawmen: boolean;
};

export const options: OptionSpecs<Options> = {
  selfAmbush: choiceOption('GC-6.4', ...SELF_AMBUSH),
  ambushSpendsAim: flagOption('GC-6.5', true),
  jokerLawmen: flagOption('GC-6.7', true),
};
