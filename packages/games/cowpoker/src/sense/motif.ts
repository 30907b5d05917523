// What a puzzle of Cowpoker teaches: what the right card is played for.
import type { Motif } from '@sagebrush/engine';
import type { Action } from '../types.ts';
import type { Sight } from './sight.ts';
import { type Theme, themeOf } from './theme.ts';

/** The clause of each motif. */
const CLAUSES = {
  'gang-points': 'CP-7.1',
  'poker-hand': 'CP-7.2',
  effect: 'CP-2.5',
  'keep-cards': 'CP-7.2',
  steer: 'CP-5.1',
  'win-trick': 'CP-4.3',
  'spare-card': 'CP-4.4',
  'call-trick': 'CP-4.1',
  target: 'CP-5.4',
  'take-or-give': 'CP-5.4',
} as const;

const MOTIFS: Readonly<Record<Theme, keyof typeof CLAUSES>> = {
  points: 'gang-points',
  poker: 'poker-hand',
  effect: 'effect',
  pair: 'keep-cards',
  keep: 'keep-cards',
  steer: 'steer',
  costs: 'gang-points',
  'leads-trick': 'win-trick',
  spare: 'spare-card',
  'called-trick': 'call-trick',
  target: 'target',
  take: 'take-or-give',
  give: 'take-or-give',
};

export function motif(sight: Sight, action: Action): Motif {
  const found = MOTIFS[themeOf(sight, action)];
  return { motif: found, rule: CLAUSES[found] };
}
