// The main reason for or against a choice, and what it risks, for hints: always about the cards on this table.
import { type Card, type Json, makeCard, type Reason, type Seat } from '@sagebrush/engine';
import type { Best } from '@sagebrush/poker';
import { cardNamed, optionCode, RANCH_OPTION, TRICK_OPTION } from '../actions.ts';
import { GANG, HAND, type Instruction, OPS, OWN, PICK_RANDOM } from '../pack/compile.ts';
import { TRICKS } from '../pack/steps.ts';
import { worksFor } from '../rules/aces.ts';
import { instructionOf } from '../rules/effects.ts';
import { ALL_SEATS, gangsBy, pointsIn } from '../rules/placing.ts';
import { bestHand, strengthOf } from '../rules/poker.ts';
import { winningPlay } from '../rules/tricks.ts';
import { type Action, SEATS } from '../types.ts';
import { allowedSeats, richestCard } from './effects.ts';
import { evaluationOf } from './evaluation.ts';
import { chanceAllBelow, seatsAfter } from './odds.ts';
import type { Sight } from './sight.ts';
import { leadsTrick, type Theme, themeOf } from './theme.ts';
import { playParts } from './weigh.ts';

const WHYS = [
  'points',
  'poker',
  'little',
  'call',
  'raid',
  'draw',
  'effect',
  'pair',
  'steer',
  'costs',
  'takes',
  'leads',
  'holds-back',
  'saves',
  'spare',
  'trick',
  'peek',
  'target',
  'take',
  'take-away',
  'own',
  'give',
] as const;
const RISKS = ['kept', 'burden', 'loses', 'ill-placed', 'idle', 'not-gang'] as const;
export type Why = (typeof WHYS)[number] | (typeof RISKS)[number];

const AGAINST = ['costs', ...RISKS] as const;
export const verdicts: Readonly<Record<string, 'against'>> = Object.fromEntries(
  AGAINST.map((why) => [why, 'against'] as const),
);

/** A card that beats so much of the pack in a trick is worth a word. */
const STRONG = 0.8;
const WORTH_MENTIONING = 0.4;
const HOPELESS = 0.15;
const PERCENT = 100;

type About = { readonly [name: string]: Json };
const because = (why: Why, about: About, risk?: Reason): Reason => ({ why, about, ...(risk ? { risk } : {}) });
/** Never 0 or 100 for what is open. */
const percent = (chance: number): number => {
  if (chance <= 0 || chance >= 1) return PERCENT * chance;
  return Math.min(PERCENT - 1, Math.max(1, Math.round(PERCENT * chance)));
};

export function why(sight: Sight, action: Action): Reason {
  const theme = themeOf(sight, action);
  if (action.type === 'choose') return whyChoose(sight, theme, action.option);
  const card = cardNamed(action);
  return action.type === 'play' ? whyPlay(sight, theme, card) : whyFollow(sight, theme, card);
}

function whyPlay(sight: Sight, theme: Theme, card: Card): Reason {
  const about = { card: makeCard(card) };
  const risk = playRisk(sight, theme, card);
  switch (theme) {
    case 'effect':
      return whyEffect(sight, card, risk);
    case 'pair':
      return whyPair(sight, card, risk);
    case 'steer':
      return whySteered(sight, card, risk);
    case 'costs':
      return because('costs', { ...about, points: sight.pack.points[card] as number });
    default:
      return whyGang(sight, card, risk);
  }
}

const without = (cards: readonly Card[], card: Card): Card[] => cards.filter((other) => other !== card);
const handOf = ({ category, ranks }: Best): About => ({ category, ranks: [...ranks] });

/** A Hand that stays good for the end; where it never was, what else the card does. */
function whyPair(sight: Sight, card: Card, risk: Reason | undefined): Reason {
  const rest = bestHand(sight.pack, without(sight.hand, card));
  if (rest.category !== 'high-card') return because('pair', { card: makeCard(card), ...handOf(rest) }, risk);
  const effect = worksFor(sight, sight.seat, card) === 'no' ? undefined : toldEffect(sight, card, risk);
  return effect ?? whyGang(sight, card, risk);
}

/** What the card does for the Gang it joins: by points, or as a poker hand. */
function whyGang(sight: Sight, card: Card, risk: Reason | undefined): Reason {
  const { pack, seat, gangs } = sight;
  const gang = gangs[seat] as Card[];
  const about = { card: makeCard(card), points: pack.points[card] as number };
  const [before, after] = [bestHand(pack, gang), bestHand(pack, [...gang, card])];
  const isBetter = before.category !== after.category || before.ranks[0] !== after.ranks[0];
  if (!isBetter && about.points <= 0) return because('little', { ...about, ...handOf(after) }, risk);
  const strength = strengthOf(pack, [...gang, card]);
  const isBest = gangs.every((other, owner) => owner === seat || strengthOf(pack, other) < strength);
  const isPoker = isBetter && (about.points <= 0 || (gang.length > 0 && isBest));
  return because(isPoker ? 'poker' : 'points', { ...about, ...handOf(after), isBest }, risk);
}

/** The greatest thing that is given up. */
function playRisk(sight: Sight, theme: Theme, card: Card): Reason | undefined {
  const { pack, seat } = sight;
  const about = { card: makeCard(card) };
  const parts = playParts(evaluationOf(sight), card);
  if (theme === 'keep' || (pack.power[card] as number) > STRONG)
    return because('kept', { ...about, ...bestTrick(sight, card) });
  const lost = lostByLot(sight, card);
  if (lost > 0) return because('loses', { ...about, count: lost });
  const points = pack.points[card] as number;
  if (theme !== 'steer' && theme !== 'costs' && parts.gang < -WORTH_MENTIONING && points < 0)
    return because('burden', { ...about, points });
  const isIdle = (pack.programs[card] as readonly Instruction[]).length > 0 && worksFor(sight, seat, card) === 'no';
  return isIdle ? because('idle', about) : undefined;
}
/** How many cards its effect throws out of one's own Gang without asking which. */
const lostByLot = (sight: Sight, card: Card): number =>
  worksFor(sight, sight.seat, card) === 'no'
    ? 0
    : (sight.pack.programs[card] as readonly Instruction[]).filter(
        ({ op, who, from, pick }) => op === OPS.discard && who === OWN && from === GANG && pick === PICK_RANDOM,
      ).length;

/** The kind of trick that a card is better for, and its value there. */
function bestTrick({ pack }: Sight, card: Card) {
  const [roundup, gunfight] = pack.values.map((values) => values[card] as number);
  const kind = (gunfight ?? 0) > (roundup ?? 0) ? 1 : 0;
  return { trick: TRICKS[kind] as string, value: (kind === 1 ? gunfight : roundup) as number };
}

/** CP-5.1 The card chooses its Gang: points for oneself are a gain, points for others are none. */
function whySteered(sight: Sight, card: Card, risk: Reason | undefined): Reason {
  const rule = sight.pack.place[card] as number;
  const allowed = gangsBy(sight, rule, ALL_SEATS);
  const seats = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => ((allowed >> seat) & 1) === 1);
  const points = sight.pack.points[card] as number;
  const isMine = seats[0] === sight.seat && seats.length === 1;
  const isIll = isMine ? points < 0 : points > 0 && !seats.includes(sight.seat);
  return because(isIll ? 'ill-placed' : 'steer', { card: makeCard(card), seats, points, isMine }, risk);
}

/** What the effect does, where it can be said what comes of it. */
const whyEffect = (sight: Sight, card: Card, risk: Reason | undefined): Reason =>
  toldEffect(sight, card, risk) ?? because('effect', { card: makeCard(card) }, risk);

/** Its first call or raid, unless that hardly brings anything, and how many cards it draws beside. */
function toldEffect(sight: Sight, card: Card, risk: Reason | undefined): Reason | undefined {
  const program = sight.pack.programs[card] as readonly Instruction[];
  const drawn = program.reduce((sum, { op, count }) => (op === OPS.draw ? sum + count : sum), 0);
  const all = program.flatMap((instruction) => toldOf(sight, card, instruction) ?? []);
  const isFaint = ({ about }: Reason): boolean => Number(about?.['chance'] ?? PERCENT) < PERCENT * HOPELESS;
  const told = all.find((one) => !isFaint(one)) ?? all[0] ?? (drawn > 0 ? because('draw', {}) : undefined);
  return told && because(told.why as Why, { card: makeCard(card), drawn, ...told.about }, risk);
}

function toldOf(sight: Sight, card: Card, instruction: Instruction): Reason | undefined {
  const { op, who, trick } = instruction;
  if (op === OPS.call) return because('call', callOf(sight, trick < TRICKS.length ? [trick] : [0, 1], card));
  if (who === OWN || (op !== OPS.steal && op !== OPS.swap && op !== OPS.discard)) return undefined;
  const seat = richestSeat(sight, instruction);
  const target = seat < 0 ? -1 : richestCard(sight, seat, instruction);
  if (target < 0) return undefined;
  return because('raid', { target: makeCard(target as Card), seat, points: sight.pack.points[target] as number });
}
/** Whoever has the card with the most points among those that the step may reach. */
function richestSeat(sight: Sight, instruction: Instruction): Seat {
  const allowed = allowedSeats(sight, instruction);
  let richest = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++) {
    const card = ((allowed >> seat) & 1) === 1 ? richestCard(sight, seat, instruction) : -1;
    const points = card < 0 ? most : (sight.pack.points[card] as number);
    if (points <= most) continue;
    richest = seat;
    most = points;
  }
  return richest;
}

/** With which card of the hand one would close a trick that one calls, and how likely it wins; the best of some kinds. */
function callOf(sight: Sight, kinds: readonly number[], played: Card | -1): About {
  const calls = kinds.map((kind) => {
    const values = sight.pack.values[kind] as readonly number[];
    const rest = sight.hand.filter((card) => card !== played);
    const best = rest.reduce<Card | undefined>(
      (one, card) => (one === undefined || (values[card] as number) > (values[one] as number) ? card : one),
      undefined,
    );
    const value = best === undefined ? -1 : (values[best] as number);
    const chance = best === undefined ? 0 : chanceAllBelow(evaluationOf(sight), SEATS - 1, kind, value + 1);
    return { trick: TRICKS[kind] as string, ...(best === undefined ? {} : { best: makeCard(best) }), value, chance };
  });
  const [first, second] = calls;
  const call = second && second.chance > (first?.chance ?? 0) ? second : first;
  return call ? { ...call, chance: percent(call.chance) } : {};
}

function whyFollow(sight: Sight, theme: Theme, card: Card): Reason {
  const { trick, pack } = sight;
  const steered = theme === 'steer' ? whySteered(sight, card, undefined) : undefined;
  if (!trick || steered?.why === 'steer') return steered ?? whySteered(sight, card, undefined);
  const values = pack.values[trick.kind] as readonly number[];
  const value = values[card] as number;
  const leading = winningPlay(sight, trick);
  const points = pack.points[card] as number;
  const about = { card: makeCard(card), trick: TRICKS[trick.kind] as string, value, points };
  const stronger = without(sight.hand, card)
    .filter((other) => (values[other] as number) > value)
    .sort((one, other) => (values[other] as number) - (values[one] as number))[0];
  const better = stronger !== undefined && { best: makeCard(stronger), bestValue: values[stronger] as number };
  const isAhead = leadsTrick(sight, card);
  const lost = steered ?? followRisk(sight, card, isAhead ? trick.kind : undefined);
  if (isAhead) {
    const after = seatsAfter(sight);
    if (after === 0) return because('takes', { ...about, count: trick.cards.length + 1 }, lost);
    const chance = chanceAllBelow(evaluationOf(sight), after, trick.kind, value);
    if (chance < HOPELESS && better) return because('holds-back', { ...about, ...better }, lost);
    return because('leads', { ...about, chance: percent(chance), after }, lost);
  }
  const ahead = { seat: trick.seats[leading] as Seat, ahead: values[trick.cards[leading] as Card] as number };
  return better
    ? because('saves', { ...about, ...ahead, ...better }, lost)
    : because('spare', { ...about, ...ahead }, lost);
}
/** What the hand or the Gang misses without a card that goes into a trick; strength that is used now is not missed. */
function followRisk(sight: Sight, card: Card, used: number | undefined): Reason | undefined {
  const points = sight.pack.points[card] as number;
  const best = bestTrick(sight, card);
  const isMissed = used === undefined || best.trick !== TRICKS[used];
  if ((sight.pack.power[card] as number) > STRONG && isMissed) return because('kept', best);
  return points > 0 ? because('not-gang', { points }) : undefined;
}

function whyChoose(sight: Sight, theme: Theme, option: string): Reason {
  const code = optionCode(option);
  if (theme === 'called-trick') return because('trick', callOf(sight, [code - TRICK_OPTION], -1));
  const instruction = sight.effect && instructionOf(sight, sight.effect);
  if (theme === 'target') return whyTarget(sight, sight.ranches.indexOf(code - RANCH_OPTION), instruction);
  const card = code as Card;
  const points = sight.pack.points[card] as number;
  const about = { card: option, points };
  if (theme === 'give') {
    const picked = sight.effect?.picked ?? -1;
    return because('give', picked < 0 ? about : { ...about, best: makeCard(picked as Card) });
  }
  const seat = sight.gangs.findIndex((gang) => gang.includes(card));
  if (seat < 0 || instruction?.who === OWN) return because('own', about);
  const isTaken = instruction?.op !== OPS.discard && instruction?.to !== HAND;
  return because(isTaken ? 'take' : 'take-away', { ...about, seat });
}

function whyTarget(sight: Sight, seat: Seat, instruction: Instruction | undefined): Reason {
  const { pack, gangs, handSizes } = sight;
  if (!instruction || instruction.op === OPS.lookAtHand)
    return because('peek', { seat, count: handSizes[seat] as number });
  const target = richestCard(sight, seat, instruction);
  const total = pointsIn(pack.points, gangs[seat] as Card[]);
  const best = target < 0 ? {} : { best: makeCard(target as Card), points: pack.points[target] as number };
  return because('target', { seat, total, ...best });
}
