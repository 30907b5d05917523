// The clause behind each thing that happens at Cowpoker, for the log.
import type { Event } from '@sagebrush/cowpoker';

const CLAUSES: Readonly<Record<Event['type'], string>> = {
  deal: 'CP-1.4',
  draw: 'CP-2.1',
  play: 'CP-2.4',
  place: 'CP-5.1',
  join: 'CP-2.6',
  randomizer: 'CP-3.3',
  call: 'CP-4.1',
  follow: 'CP-4.2',
  pass: 'CP-4.1',
  trick: 'CP-4.3',
  steal: 'CP-5.4',
  discard: 'CP-2.5',
  move: 'CP-5.4',
  swap: 'CP-5.4',
  look: 'CP-X.2',
  skip: 'CP-3.6',
  end: 'CP-7.2',
};
const PLAYS = { own: 'CP-2.5', town: 'CP-2.5', ace: 'CP-6.1', no: 'CP-2.4' } as const;

export function clauseOf(event: Event): string {
  if (event.type === 'play') return event.from === 'deck' ? 'CP-3.1' : PLAYS[event.works];
  return event.type === 'randomizer' && event.decides === 'gang' ? 'CP-3.5' : CLAUSES[event.type];
}
