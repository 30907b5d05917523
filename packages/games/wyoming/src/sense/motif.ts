// What a puzzle in Wyoming teaches: when the kind of move that is right pays.
import type { Motif } from '@sagebrush/engine';
import type { Action } from '../types.ts';
import type { Sight } from './sight.ts';

/** The clause of each motif. */
const CLAUSES: Readonly<Record<Action['type'], string>> = {
  direction: 'WC-2.1',
  give: 'WC-2.2',
  couple: 'WC-5.1',
  nine: 'WC-5.2',
  pull: 'WC-6.2',
  shoot: 'WC-7.1',
  answer: 'WC-7.4',
  surrender: 'WC-7.7',
  replace: 'WC-7.9',
  discard: 'WC-4.1',
  draw: 'WC-4.3',
  done: 'WC-3.5',
};

export const motif = (_: Sight, { type }: Action): Motif => ({ motif: type, rule: CLAUSES[type] });
