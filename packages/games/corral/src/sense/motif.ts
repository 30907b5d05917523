// What a puzzle at the Corral teaches: when the kind of move that is right pays.
import type { Motif } from '@sagebrush/engine';
import type { Action } from '../actions.ts';
import type { Sight } from './sight.ts';

/** The clause of each motif. */
const CLAUSES: Readonly<Record<Action['type'], string>> = {
  fighter: 'GC-3.1',
  aim: 'GC-4.1',
  fight: 'GC-5.2',
  bullet: 'GC-6.1',
  ambush: 'GC-6.2',
  showdown: 'GC-6.9',
  pass: 'GC-2.2',
};

export const motif = (_: Sight, { type }: Action): Motif => ({ motif: type, rule: CLAUSES[type] });
