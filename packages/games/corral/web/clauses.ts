// The clause behind each thing that happens at the Corral, for the log.
import type { Event } from '@sagebrush/corral';

const CLAUSES: Readonly<Record<Event['type'], string>> = {
  deal: 'GC-1.3',
  fighter: 'GC-3.1',
  aim: 'GC-4.1',
  fight: 'GC-5.1',
  bullet: 'GC-6.1',
  ambush: 'GC-6.2',
  showdown: 'GC-6.9',
  pass: 'GC-2.2',
  reveal: 'GC-4.2',
  duel: 'GC-5.2',
  shot: 'GC-6.3',
  score: 'GC-5.4',
  discard: 'GC-5.5',
  draw: 'GC-2.3',
  over: 'GC-7.1',
};

export function clauseOf(event: Event): string {
  if (event.type === 'duel' && event.lawman) return 'GC-5.3';
  if (event.type === 'shot' && event.lawmen) return 'GC-6.6';
  if (event.type === 'shot' && !event.hit) return 'GC-6.4';
  return CLAUSES[event.type];
}
