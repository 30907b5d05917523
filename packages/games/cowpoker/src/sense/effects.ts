// What a special effect is likely to bring, step by step.
import type { Card, Seat } from '@sagebrush/engine';
import {
  CELLAR,
  EITHER_TRICK,
  GANG,
  HAND,
  type Instruction,
  OPS,
  OWN,
  WHO_CHOICE,
  WHO_GANG,
  WHO_LEFT,
} from '../pack/compile.ts';
import { gangsBy } from '../rules/placing.ts';
import { reaches } from '../rules/targets.ts';
import { SEATS } from '../types.ts';
import { gains, loses, type PileChange, worthAfter } from './changes.ts';
import type { Evaluation } from './evaluation.ts';
import type { Sight } from './sight.ts';
import { worthOfCall } from './tricks.ts';

const DRAWN_CARD = 0.6;
const A_LOOK = 0.1;
/** What comes later in an effect comes less surely. */
const FADING = 0.7;

/** The sum over an effect's steps, for a card about to be played. */
export function worthOfEffect(thought: Evaluation, card: Card): number {
  let worth = 0;
  let weight = 1;
  for (const instruction of thought.sight.pack.programs[card] as readonly Instruction[]) {
    worth += weight * worthOfStep(thought, card, instruction);
    weight *= FADING;
  }
  return worth;
}

function worthOfStep(thought: Evaluation, card: Card, instruction: Instruction): number {
  switch (instruction.op) {
    case OPS.call:
      if (instruction.trick !== EITHER_TRICK) return worthOfCall(thought, instruction.trick, card);
      return Math.max(worthOfCall(thought, 0, card), worthOfCall(thought, 1, card));
    case OPS.draw:
      return instruction.count * DRAWN_CARD;
    case OPS.steal:
    case OPS.discard:
    case OPS.swap:
      return instruction.who === OWN ? ownChange(thought, instruction) : raid(thought, instruction);
    case OPS.move:
      return ownChange(thought, instruction);
    case OPS.lookAtHand:
    case OPS.lookAtDeck:
      return A_LOOK;
    default:
      return 0;
  }
}

/** Taking from another Gang: the best of those that the rule allows, or their average. */
function raid(thought: Evaluation, instruction: Instruction): number {
  const { sight, now } = thought;
  let best = 0;
  let sum = 0;
  let count = 0;
  const allowed = allowedSeats(sight, instruction);
  for (let other = 0; other < SEATS; other++) {
    if (((allowed >> other) & 1) === 0) continue;
    const target = richestCard(sight, other, instruction);
    if (target < 0) continue;
    const change = worthAfter(thought, loses(other, target as Card), ownPart(sight, instruction, target as Card)) - now;
    if (count === 0 || change > best) best = change;
    sum += change;
    count++;
  }
  if (count === 0) return 0;
  return instruction.who === WHO_CHOICE ? best : sum / count;
}

/** What the raider gains: the card, for a swap less the least of the own Gang; nothing by a discard. */
function ownPart(sight: Sight, instruction: Instruction, target: Card): PileChange | undefined {
  if (instruction.op === OPS.discard || instruction.to === HAND) return undefined;
  if (instruction.op === OPS.steal) return gains(sight.seat, target, instruction.to === CELLAR ? 'cellar' : 'gang');
  const least = extremeCard(sight, sight.gangs[sight.seat] as Card[], false, undefined);
  return { seat: sight.seat, place: 'gang', added: target, removed: least };
}

export function allowedSeats(sight: Sight, { who }: Instruction): number {
  const others = ((1 << SEATS) - 1) & ~(1 << sight.seat);
  if (who >= WHO_GANG) return gangsBy(sight, who - WHO_GANG, others);
  return who >= WHO_LEFT ? 1 << ((sight.seat + 1 + who - WHO_LEFT) % SEATS) : others;
}

export const richestCard = (sight: Sight, seat: Seat, instruction: Instruction): Card | -1 =>
  extremeCard(sight, sight.gangs[seat] as Card[], true, instruction);

function extremeCard(
  sight: Sight,
  cards: readonly Card[],
  highest: boolean,
  instruction: Instruction | undefined,
): Card | -1 {
  const { pack } = sight;
  let found: Card | -1 = -1;
  let top = 0;
  for (const card of cards) {
    if (instruction && !reaches(sight, instruction, card)) continue;
    const value = highest ? (pack.points[card] as number) : -(pack.points[card] as number);
    if (found >= 0 && value <= top) continue;
    found = card;
    top = value;
  }
  return found;
}

/** Moving or discarding one's own: the least of the Gang, the most of the Cellar. */
function ownChange(thought: Evaluation, { op, from, to }: Instruction): number {
  const { sight, now } = thought;
  const { seat } = sight;
  if (from === HAND) return 0;
  const card = extremeCard(
    sight,
    (from === GANG ? sight.gangs : sight.cellars)[seat] as Card[],
    from === CELLAR,
    undefined,
  );
  if (card < 0) return 0;
  const lost = loses(seat, card as Card, from === GANG ? 'gang' : 'cellar');
  const gained =
    op === OPS.discard || to === HAND ? undefined : gains(seat, card as Card, to === GANG ? 'gang' : 'cellar');
  return worthAfter(thought, lost, gained) - now;
}
