// The checker: every mistake in a pack, each with its place.
import {
  type Fault,
  type Lang,
  readableLine,
  type Shape,
  ShapeError,
  SpokenError,
  shape,
  spelledOut,
} from '@sagebrush/engine';
import { othersText, type PackFault, packFaultText } from '../words/pack-faults.ts';
import { type CardEntry, cardFields, PACK_LIMIT, PACK_SIZE, type PackJson, packFields, parsePack } from './format.ts';
import { handGain, loopFlaws } from './loops.ts';
import { RANCHES, type Step } from './steps.ts';

const { at } = shape;

export interface PackProblem {
  /** Such as `cards[12].effect[0]`; empty means the whole pack. */
  readonly place: string;
  readonly reason: string;
}
/** A mistake before it is put into words. */
export interface Flaw {
  readonly place: string;
  readonly fault: Fault | PackFault;
}

/**
 * CP-X.3 With four of them, four players could pass full hands around for ever (CP-2.3): the deck would never shrink.
 */
const MOST_HAND_GAINS = 3;

/** Everything that is wrong with a pack, in words; an empty list means that it can be played. */
export const checkPack = (json: unknown, lang: Lang = 'en'): readonly PackProblem[] =>
  flawsOf(json).map(({ place, fault }) => ({ place, reason: packFaultText(lang, fault) }));

function flawsOf(json: unknown): readonly Flaw[] {
  const flaws: Flaw[] = [];
  const length = JSON.stringify(json)?.length ?? 0;
  if (length > PACK_LIMIT) return [{ place: '', fault: { why: 'long', found: length, most: PACK_LIMIT } }];
  const fields = fieldsOf(json, '', packFields, flaws);
  if (!fields) return flaws;
  const { cards, ...others } = packFields;
  for (const [name, shape] of Object.entries(others)) collect(flaws, shape, fields[name], name);
  if (!Array.isArray(fields['cards'])) collect(flaws, cards, fields['cards'], 'cards');
  else checkCards(fields['cards'], flaws);
  return flaws;
}

/** The pack, or an error with the first mistake and the number of the others. */
export function soundPack(json: unknown, place = ''): PackJson {
  const [first, ...others] = flawsOf(json);
  if (!first) return parsePack(json, place);
  const where = [place, first.place].filter((part) => part !== '').join('.');
  throw new SpokenError(where, (lang) => packFaultText(lang, first.fault) + othersText(lang, others.length));
}

/** The pack of a match that may have been begun when any sign could stand in a text: such signs are left out. */
export function keptPack(json: unknown, place = ''): PackJson {
  if (flawsOf(json).length === 0) return parsePack(json, place);
  const readable = (_: string, value: unknown): unknown => (typeof value === 'string' ? readableLine(value) : value);
  return soundPack(JSON.parse(JSON.stringify(json), readable), place);
}

function checkCards(cards: readonly unknown[], flaws: Flaw[]): void {
  if (cards.length !== PACK_SIZE)
    flaws.push({ place: 'cards', fault: { why: 'cards', found: cards.length, wanted: PACK_SIZE } });
  const sound: { entry: CardEntry; place: string }[] = [];
  for (const [index, json] of cards.entries()) {
    const place = `cards[${index}]`;
    const before = flaws.length;
    const fields = fieldsOf(json, place, cardFields, flaws);
    if (!fields) continue;
    for (const [name, shape] of Object.entries(cardFields)) collect(flaws, shape, fields[name], `${place}.${name}`);
    if (flaws.length > before) continue;
    const entry = json as CardEntry;
    sound.push({ entry, place });
    checkEffect(entry.effect, `${place}.effect`, flaws);
  }
  checkDoubles(sound, flaws);
  checkAces(sound, flaws);
  const gains = sound.filter(({ entry }) => handGain(entry.effect) > 0);
  for (const { place } of gains.slice(MOST_HAND_GAINS)) {
    flaws.push({ place: `${place}.effect`, fault: { why: 'gains', found: gains.length, most: MOST_HAND_GAINS } });
  }
}

/** CP-9.1 Each card of a poker deck and its two Jokers stands once. */
function checkDoubles(cards: readonly { entry: CardEntry; place: string }[], flaws: Flaw[]): void {
  const first = new Map<string, string>();
  for (const { entry, place } of cards) {
    const earlier = first.get(entry.card);
    if (entry.card.endsWith("'"))
      flaws.push({ place: `${place}.card`, fault: { why: 'second deck', card: entry.card } });
    else if (earlier === undefined) first.set(entry.card, place);
    else flaws.push({ place: `${place}.card`, fault: { why: 'twice', card: entry.card, earlier } });
  }
}

/** CP-9.2 Four Aces, one to a Ranch. */
function checkAces(cards: readonly { entry: CardEntry; place: string }[], flaws: Flaw[]): void {
  const aces = cards.filter(({ entry }) => entry.card.startsWith('A'));
  for (const { entry, place } of aces) {
    if (entry.ranch === 'town') flaws.push({ place: `${place}.ranch`, fault: { why: 'town ace', card: entry.card } });
  }
  if (cards.length < PACK_SIZE) return;
  for (const ranch of RANCHES) {
    const found = aces.filter(({ entry }) => entry.ranch === ranch).length;
    if (found !== 1) flaws.push({ place: 'cards', fault: { why: 'aces', ranch, found } });
  }
}

function checkEffect(steps: readonly Step[], place: string, flaws: Flaw[]): void {
  for (const [index, step] of steps.entries()) {
    if (step.do === 'place' && index > 0) flaws.push({ place: `${place}[${index}]`, fault: { why: 'late place' } });
  }
  checkSteps(steps, place, flaws, true);
  flaws.push(...loopFlaws(steps, place));
}

function checkSteps(steps: readonly Step[], place: string, flaws: Flaw[], outermost: boolean): void {
  for (const [index, step] of steps.entries()) {
    const here = `${place}[${index}]`;
    if ((step.do === 'place' || step.do === 'wild') && !outermost)
      flaws.push({ place: here, fault: { why: 'inside' } });
    if (step.do === 'move' && step.from === step.to)
      flaws.push({ place: here, fault: { why: 'nowhere', place: step.from } });
    if (step.do === 'discard' && step.whose !== undefined && step.from !== 'gang')
      flaws.push({ place: here, fault: { why: 'reach' } });
    if (step.do === 'live' || step.do === 'repeat') checkSteps(step.steps, `${here}.steps`, flaws, false);
  }
}

function fieldsOf(
  json: unknown,
  place: string,
  known: object,
  flaws: Flaw[],
): Readonly<Record<string, unknown>> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    flaws.push({ place, fault: { why: 'fields' } });
    return undefined;
  }
  for (const key of Object.keys(json)) {
    if (!Object.hasOwn(known, key))
      flaws.push({
        place: at(place, spelledOut(key)),
        fault: { why: 'unknown', known: Object.keys(known) },
      });
  }
  return json as Readonly<Record<string, unknown>>;
}

const OPTIONAL = /^about$|\.flavour$/;

function collect(flaws: Flaw[], shape: Shape<unknown>, json: unknown, place: string): void {
  if (json === undefined && OPTIONAL.test(place)) return;
  try {
    shape.parse(json, place);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    flaws.push({ place: error.place, fault: error.fault });
  }
}
