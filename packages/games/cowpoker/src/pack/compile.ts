// Compiles a pack: flat tables by card and a short program for each effect, made once and shared by every state.
import { type Card, parseCard, RANKS, rankOf, SUITS, suitOf } from '@sagebrush/engine';
import { keptPack } from './check.ts';
import { PACK_SIZE, type PackJson } from './format.ts';
import { CARD_RULES, GANG_RULES, HOMES, type Only, PLACES, type Step, TRICKS, WHO_RULES } from './steps.ts';

export const OPS = {
  call: 0,
  steal: 1,
  draw: 2,
  discard: 3,
  move: 4,
  swap: 5,
  lookAtHand: 6,
  lookAtDeck: 7,
  unlessLive: 8,
  whileWon: 9,
} as const;
export const TOWN = HOMES.indexOf('town');
/** Of WHO_RULES, or `own`. */
export const OWN = -1;
export const WHO_CHOICE = WHO_RULES.indexOf('choice');
export const WHO_RANDOM = WHO_RULES.indexOf('random');
export const WHO_LEFT = WHO_RULES.indexOf('left');
/** The gang rules stand at the end of WHO_RULES. */
export const WHO_GANG = WHO_RULES.indexOf('worst');
export const PICK_CHOICE = CARD_RULES.indexOf('choice');
export const PICK_RANDOM = CARD_RULES.indexOf('random');
export const PICK_HIGHEST = CARD_RULES.indexOf('highest');
export const HAND = PLACES.indexOf('hand');
export const GANG = PLACES.indexOf('gang');
export const CELLAR = PLACES.indexOf('cellar');
/** The trick of a call that leaves the choice to the player. */
export const EITHER_TRICK = 2;

/** One instruction; which fields matter depends on `op`. */
export interface Instruction {
  readonly op: number;
  readonly trick: number;
  readonly who: number;
  readonly from: number;
  readonly to: number;
  readonly pick: number;
  readonly give: number;
  readonly count: number;
  readonly jump: number;
  /** Which cards may be chosen, by card; undefined means all. */
  readonly only: readonly boolean[] | undefined;
}

export interface Pack {
  readonly json: PackJson;
  /** An index of HOMES by card. */
  readonly home: readonly number[];
  readonly points: readonly number[];
  /** The values in a trick: by kind of trick, then by card. */
  readonly values: readonly (readonly number[])[];
  /** How a card compares in tricks: the share of the pack that it beats in its better kind of trick. */
  readonly power: readonly number[];
  /** Which ranks the card makes wild where it lies, as a bit set. */
  readonly wild: readonly number[];
  /** An index of GANG_RULES by card, -1 for none. */
  readonly place: readonly number[];
  readonly programs: readonly (readonly Instruction[])[];
  /** The Ranch that this card is the Ace of, -1 for others. */
  readonly bossOf: readonly number[];
  /** Each card's index in the pack's list. */
  readonly entry: readonly number[];
  readonly byEntry: readonly Card[];
}

const compiled = new WeakMap<PackJson, Pack>();

/** The same compiled pack every time for the same JSON object. */
export function packFrom(json: PackJson): Pack {
  const known = compiled.get(json);
  if (known) return known;
  const pack = compile(keptPack(json));
  compiled.set(json, pack);
  return pack;
}

function compile(json: PackJson): Pack {
  const byEntry = json.cards.map(({ card }) => parseCard(card));
  const entry = Array.from({ length: PACK_SIZE }, (_, card) => byEntry.indexOf(card as Card));
  const entries = entry.map((index) => json.cards[index] as PackJson['cards'][number]);
  const home = entries.map(({ ranch }) => HOMES.indexOf(ranch));
  const values = TRICKS.map((trick) => entries.map((card) => card[trick]));
  return {
    json,
    home,
    points: entries.map(({ points }) => points),
    values,
    power: entries.map((_, card) => Math.max(...values.map((each) => shareBeaten(each, card)))),
    wild: entries.map(({ effect }) =>
      effect.reduce((set, step) => (step.do === 'wild' ? set | (1 << RANKS.indexOf(step.rank)) : set), 0),
    ),
    place: entries.map(({ effect }) =>
      effect.reduce((rule, step) => (step.do === 'place' ? GANG_RULES.indexOf(step.gang) : rule), -1),
    ),
    programs: entries.map(({ effect }) => programOf(effect, home)),
    bossOf: entries.map(({ card }, index) => (card.startsWith('A') ? (home[index] as number) : -1)),
    entry,
    byEntry,
  };
}

const shareBeaten = (values: readonly number[], card: number): number =>
  values.filter((value) => value < (values[card] as number)).length / values.length;

const NOTHING: Instruction = {
  op: 0,
  trick: 0,
  who: OWN,
  from: GANG,
  to: GANG,
  pick: PICK_CHOICE,
  give: PICK_CHOICE,
  count: 0,
  jump: 0,
  only: undefined,
};

function programOf(steps: readonly Step[], home: readonly number[]): Instruction[] {
  const program: Instruction[] = [];
  const write = (instruction: Partial<Instruction>): void => {
    program.push({ ...NOTHING, ...instruction });
  };
  const writeAll = (inner: readonly Step[]): void => {
    for (const step of inner) writeStep(step);
  };
  const writeStep = (step: Step): void => {
    switch (step.do) {
      case 'place':
      case 'wild':
        return; // They hold however the card is played, so they are no part of the effect that is followed.
      case 'call':
        return write({ op: OPS.call, trick: step.trick === 'choice' ? EITHER_TRICK : TRICKS.indexOf(step.trick) });
      case 'steal':
        return write({
          op: OPS.steal,
          who: WHO_RULES.indexOf(step.from),
          to: PLACES.indexOf(step.to ?? 'gang'),
          pick: CARD_RULES.indexOf(step.card),
          only: flags(step.only, home),
        });
      case 'draw':
        return write({ op: OPS.draw, count: step.cards });
      case 'discard':
        return write({
          op: OPS.discard,
          who: step.whose === undefined ? OWN : WHO_RULES.indexOf(step.whose),
          from: PLACES.indexOf(step.from),
          pick: CARD_RULES.indexOf(step.card),
          only: flags(step.only, home),
        });
      case 'move':
        return write({
          op: OPS.move,
          from: PLACES.indexOf(step.from),
          to: PLACES.indexOf(step.to),
          pick: CARD_RULES.indexOf(step.card),
          only: flags(step.only, home),
        });
      case 'swap':
        return write({
          op: OPS.swap,
          who: WHO_RULES.indexOf(step.with),
          pick: CARD_RULES.indexOf(step.take),
          give: CARD_RULES.indexOf(step.give),
        });
      case 'look':
        return step.at === 'hand'
          ? write({ op: OPS.lookAtHand, who: WHO_RULES.indexOf(step.whose) })
          : write({ op: OPS.lookAtDeck, count: step.cards });
      case 'live': {
        const start = program.length;
        write({ op: OPS.unlessLive });
        writeAll(step.steps);
        program[start] = { ...NOTHING, op: OPS.unlessLive, jump: program.length };
        return;
      }
      case 'repeat': {
        const start = program.length;
        const passes = 'times' in step ? step.times : 1;
        for (let pass = 0; pass < passes; pass++) writeAll(step.steps);
        if ('while' in step) write({ op: OPS.whileWon, jump: start });
      }
    }
  };
  writeAll(steps);
  return program;
}

function flags(only: Only | undefined, home: readonly number[]): readonly boolean[] | undefined {
  if (!only) return undefined;
  return home.map((where, code) => {
    const card = code as Card;
    const { ranks, suits, homes } = only;
    if (ranks && !ranks.some((rank) => RANKS.indexOf(rank) === rankOf(card))) return false;
    if (suits && !suits.some((suit) => SUITS.indexOf(suit) === suitOf(card))) return false;
    return !homes || homes.some((one) => HOMES.indexOf(one) === where);
  });
}
