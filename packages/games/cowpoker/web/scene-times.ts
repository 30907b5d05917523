// Which events of Cowpoker are scenes and for how long, how they sound and how hard they land, and which only explain
// another.
import type { Event } from '@sagebrush/cowpoker';
import type { Sound } from '@sagebrush/table-kit/sound/index.ts';
import { type Impact, UNTIL_CLOSED } from '@sagebrush/table-kit/table/screen.ts';

const TIMES: Partial<Record<Event['type'], number>> = {
  call: 2300,
  trick: 3600,
  randomizer: 2400,
  place: 2500,
  steal: 2800,
  discard: 2500,
  move: 2400,
  swap: 2900,
  look: 2000,
};
/** Cards that one may see are read. */
const OWN_LOOK = 6000;

export function sceneTime(event: Event): number {
  if (event.type === 'end') return event.game < event.games ? UNTIL_CLOSED : 0;
  // What is drawn in vain is shown with the draw that counts.
  if (event.type === 'randomizer' && event.again) return 0;
  if (event.type === 'look' && event.cards) return OWN_LOOK;
  return TIMES[event.type] ?? 0;
}

/** A trick is compared before it is taken; a card that changes hands is told when it lies there. */
export const outcomeAt = ({ type }: Event): number => (type === 'trick' ? 900 : 500);

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  deal: 'shuffle',
  play: 'card',
  follow: 'card',
  place: 'card',
  swap: 'card',
  move: 'card',
  trick: 'sweep',
  steal: 'ricochet',
  discard: 'ricochet',
  randomizer: 'clink',
  end: 'win',
};

export function soundOf(event: Event): Sound | undefined {
  if (event.type === 'call') return event.trick === 'gunfight' ? 'shot' : 'shuffle';
  return event.type === 'randomizer' && event.again ? undefined : SOUNDS[event.type];
}

export function impactOf(event: Event): Impact | undefined {
  if (event.type === 'trick') return 'glow';
  const isHard = event.type === 'steal' || (event.type === 'call' && event.trick === 'gunfight');
  return isHard ? 'shake' : undefined;
}

/** A trick says who played what; a scene says what chance decided. */
const DETAILS: ReadonlySet<Event['type']> = new Set(['draw', 'follow', 'pass', 'randomizer', 'skip', 'join']);
export const isDetail = ({ type }: Event): boolean => DETAILS.has(type);
