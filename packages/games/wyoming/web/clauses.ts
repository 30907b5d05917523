// The clause behind each thing that happens in Wyoming, for the log.
import type { WyomingEvent } from '@sagebrush/wyoming';

const CLAUSES: Readonly<Record<WyomingEvent['type'], string>> = {
  deal: 'WC-1.4',
  direction: 'WC-2.1',
  chosen: 'WC-2.2',
  passed: 'WC-2.2',
  couple: 'WC-5.1',
  nine: 'WC-5.2',
  pull: 'WC-6.2',
  shoot: 'WC-7.1',
  asked: 'WC-7.4',
  backfire: 'WC-7.2',
  quickdraw: 'WC-7.3',
  no: 'WC-7.5',
  shot: 'WC-7.6',
  miss: 'WC-7.7',
  hit: 'WC-7.7',
  surrender: 'WC-7.7',
  replace: 'WC-7.9',
  discard: 'WC-4.1',
  draw: 'WC-4.3',
  reshuffle: 'WC-4.6',
  done: 'WC-3.5',
  hand: 'WC-8.1',
  match: 'WC-1.1',
};
const MISSES = { badge: 'WC-7.7', 'no-badge-left': 'WC-7.10', unharmed: 'WC-7.8', 'no-card': 'WC-4.7' } as const;

export function clauseOf(event: WyomingEvent): string {
  switch (event.type) {
    case 'passed':
      return event.count === 3 ? 'WC-2.2' : 'WC-5.2';
    case 'miss':
      return MISSES[event.why];
    case 'hit':
      return event.ricochet ? 'WC-7.8' : 'WC-7.7';
    case 'discard':
      if (event.to === 'table') return 'WC-4.2';
      return event.card.startsWith('6') ? 'WC-4.5' : 'WC-4.1';
    case 'draw':
      return event.from.length > 1 ? 'WC-4.4' : 'WC-4.3';
    case 'hand':
      return event.ending === 'tens' || event.ending === 'aces' ? 'WC-8.1' : 'WC-8.14';
    default:
      return CLAUSES[event.type];
  }
}
