// Remarks on a sound pack: which sentences of the rulebooks about the cards it does not keep (CP-9.3). No mistakes.
import type { Lang } from '@sagebrush/engine';
import { type PackRemark, packRemarkText } from '../words/pack-remarks.ts';
import type { PackProblem } from './check.ts';
import type { CardEntry, PackJson } from './format.ts';
import { handGain } from './loops.ts';
import type { Step } from './steps.ts';

/** CP-9.2 "Some cards" make others wild. */
const FEWEST_MAKERS = 2;

/** What a pack does otherwise than the rulebooks say; its places are those of the checker. */
export const remarksOn = (pack: PackJson, lang: Lang = 'en'): readonly PackProblem[] =>
  [...pack.cards.flatMap(remarksOnCard), ...remarksOnAll(pack)].map(({ place, remark }) => ({
    place,
    reason: packRemarkText(lang, remark),
  }));

interface Remark {
  readonly place: string;
  readonly remark: PackRemark;
}

function remarksOnCard({ effect, ranch }: CardEntry, index: number): Remark[] {
  const place = `cards[${index}].effect`;
  const steps = innermost(effect);
  const found: PackRemark[] = [];
  // CP-4.5 Cards in a Cellar remain there till the end.
  if (steps.some(takesFromCellar)) found.push({ why: 'cellar' });
  // CP-4.4 A Cellar holds what was taken in tricks.
  if (steps.some(putsIntoCellar)) found.push({ why: 'filled' });
  // CP-8.1 A final Hand never has five cards.
  if (mostGained(effect) > 0) found.push({ why: 'five' });
  // CP-5.1 Cards that choose their Gang are Town cards.
  if (ranch !== 'town' && steps.some((step) => step.do === 'place')) found.push({ why: 'placed' });
  return found.map((remark) => ({ place, remark }));
}

const innermost = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => (step.do === 'live' || step.do === 'repeat' ? innermost(step.steps) : [step]));

const takesFromCellar = (step: Step): boolean =>
  (step.do === 'move' || step.do === 'discard') && step.from === 'cellar';

const putsIntoCellar = (step: Step): boolean => (step.do === 'move' || step.do === 'steal') && step.to === 'cellar';

/** How many cards more than it takes out an effect brings into the hand, draws and the cards for its tricks counted. */
function mostGained(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.do === 'draw') return sum + step.cards;
    if (step.do === 'call') return sum - 1;
    if (step.do === 'live') return sum + mostGained(step.steps);
    if (step.do === 'repeat') return sum + ('times' in step ? step.times : 1) * mostGained(step.steps);
    return sum + handGain([step]);
  }, 0);
}

function remarksOnAll({ cards }: PackJson): Remark[] {
  const having = new Map<string, number>();
  for (const { effect } of cards)
    for (const kind of new Set(innermost(effect).flatMap(kindsOf))) having.set(kind, (having.get(kind) ?? 0) + 1);
  const tricks = Math.min(having.get('roundup') ?? 0, having.get('gunfight') ?? 0);
  const rival = [...having].find(([kind, count]) => kind !== 'roundup' && kind !== 'gunfight' && count > tricks);
  const makers = having.get('wild') ?? 0;
  return [
    ...(rival ? [{ place: '', remark: { why: 'tricks', found: tricks, rival: rival[1] } } as const] : []),
    ...(makers < FEWEST_MAKERS ? [{ place: '', remark: { why: 'wild', found: makers } } as const] : []),
  ];
}

/** The kinds of effect as a player counts them; a choice of tricks is both. */
function kindsOf(step: Step): string[] {
  if (step.do !== 'call') return [step.do];
  return step.trick === 'choice' ? ['roundup', 'gunfight'] : [step.trick];
}
