// Effects must end: which ones could go on for ever, and how many cards they bring into a hand.
import type { Flaw } from './check.ts';
import type { Step } from './steps.ts';

/** Repeats inside repeats multiply: no effect may come to more steps than this. */
const MOST_STEPS_IN_ALL = 40;

/** CP-X.3 What could keep an effect from ending. */
export function loopFlaws(steps: readonly Step[], place: string): Flaw[] {
  const flaws: Flaw[] = [];
  const total = stepsInAll(steps);
  if (total > MOST_STEPS_IN_ALL) flaws.push({ place, fault: { why: 'steps', found: total, most: MOST_STEPS_IN_ALL } });
  for (const [index, step] of steps.entries()) {
    const here = `${place}[${index}]`;
    if (step.do === 'live') flaws.push(...loopFlaws(step.steps, `${here}.steps`));
    if (step.do !== 'repeat') continue;
    flaws.push(...loopFlaws(step.steps, `${here}.steps`));
    if (!('while' in step)) continue;
    if (!step.steps.some(({ do: what }) => what === 'call')) flaws.push({ place: here, fault: { why: 'no trick' } });
    if (bringsIntoHand(step.steps)) flaws.push({ place: here, fault: { why: 'hand loop' } });
  }
  return flaws;
}

function stepsInAll(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.do === 'live') return sum + stepsInAll(step.steps);
    if (step.do !== 'repeat') return sum + 1;
    return sum + ('times' in step ? step.times : 1) * stepsInAll(step.steps);
  }, 0);
}

const bringsIntoHand = (steps: readonly Step[]): boolean =>
  steps.some((step) => (step.do === 'live' || step.do === 'repeat' ? bringsIntoHand(step.steps) : intoHand(step)));

const intoHand = (step: Step): boolean => (step.do === 'steal' || step.do === 'move') && step.to === 'hand';

/** Out of the hand for certain, as long as it holds any card. */
const outOfHand = (step: Step): boolean =>
  (step.do === 'move' || step.do === 'discard') && step.from === 'hand' && step.only === undefined;

/** How many more cards an effect can bring into the hand, not counting draws, than it takes out. */
export function handGain(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.do === 'live') return sum + handGain(step.steps);
    if (step.do === 'repeat') return sum + ('times' in step ? step.times : 1) * handGain(step.steps);
    return sum + Number(intoHand(step)) - Number(outOfHand(step));
  }, 0);
}
