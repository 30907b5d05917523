// The checker: every mistake in a pack, each with its place.
import { FormatError, type Shape } from '@sagebrush/engine';
import { type CardEntry, cardFields, PACK_LIMIT, PACK_SIZE, type PackJson, packFields, parsePack } from './format.ts';
import { handGain, loopProblems } from './loops.ts';
import { RANCHES, type Step } from './steps.ts';

export interface Problem {
  /** Such as `cards[12].effect[0]`; empty means the whole pack. */
  readonly place: string;
  readonly reason: string;
}

/** CP-X.3 With four of them, four players could pass full hands around for ever (CP-2.3): the deck would never shrink. */
const MOST_HAND_GAINS = 3;

/** Everything that is wrong with a pack; an empty list means that it can be played. */
export function checkPack(json: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  const length = JSON.stringify(json)?.length ?? 0;
  if (length > PACK_LIMIT) return [{ place: '', reason: `has ${length} characters: expected at most ${PACK_LIMIT}` }];
  const fields = fieldsOf(json, '', packFields, problems);
  if (!fields) return problems;
  const { cards, ...others } = packFields;
  for (const [name, shape] of Object.entries(others)) collect(problems, shape, fields[name], name);
  if (!Array.isArray(fields['cards'])) collect(problems, cards, fields['cards'], 'cards');
  else checkCards(fields['cards'], problems);
  return problems;
}

/** The pack, or a FormatError with the first mistake and the number of the others. */
export function soundPack(json: unknown, place = ''): PackJson {
  const [first, ...others] = checkPack(json);
  if (!first) return parsePack(json, place);
  const where = [place, first.place].filter((part) => part !== '').join('.');
  throw new FormatError(where, others.length === 0 ? first.reason : `${first.reason} (and ${others.length} more)`);
}

function checkCards(cards: readonly unknown[], problems: Problem[]): void {
  if (cards.length !== PACK_SIZE) problems.push({ place: 'cards', reason: `has ${cards.length} cards: expected ${PACK_SIZE}` });
  const sound: { entry: CardEntry; place: string }[] = [];
  for (const [index, json] of cards.entries()) {
    const place = `cards[${index}]`;
    const before = problems.length;
    const fields = fieldsOf(json, place, cardFields, problems);
    if (!fields) continue;
    for (const [name, shape] of Object.entries(cardFields)) collect(problems, shape, fields[name], `${place}.${name}`);
    if (problems.length > before) continue;
    const entry = json as CardEntry;
    sound.push({ entry, place });
    checkEffect(entry.effect, `${place}.effect`, problems);
  }
  checkDoubles(sound, problems);
  checkAces(sound, problems);
  const gains = sound.filter(({ entry }) => handGain(entry.effect) > 0);
  for (const { place } of gains.slice(MOST_HAND_GAINS)) {
    problems.push({
      place: `${place}.effect`,
      reason: `is card ${gains.length} that brings more cards into the hand than it takes out: with more than ${MOST_HAND_GAINS} a game might never end`,
    });
  }
}

/** CP-9.1 Each card of a poker deck and its two Jokers stands once. */
function checkDoubles(cards: readonly { entry: CardEntry; place: string }[], problems: Problem[]): void {
  const first = new Map<string, string>();
  for (const { entry, place } of cards) {
    const earlier = first.get(entry.card);
    if (entry.card.endsWith("'"))
      problems.push({ place: `${place}.card`, reason: `${entry.card} is a card of a second deck: a pack has one` });
    else if (earlier === undefined) first.set(entry.card, place);
    else problems.push({ place: `${place}.card`, reason: `${entry.card} stands twice: also at ${earlier}` });
  }
}

/** CP-9.2 Four Aces, one to a Ranch. */
function checkAces(cards: readonly { entry: CardEntry; place: string }[], problems: Problem[]): void {
  const aces = cards.filter(({ entry }) => entry.card.startsWith('A'));
  for (const { entry, place } of aces) {
    if (entry.ranch === 'town') problems.push({ place: `${place}.ranch`, reason: `is town: the ${entry.card} must belong to a Ranch` });
  }
  if (cards.length < PACK_SIZE) return;
  for (const ranch of RANCHES) {
    const own = aces.filter(({ entry }) => entry.ranch === ranch).length;
    if (own !== 1) problems.push({ place: 'cards', reason: `${ranch} has ${own === 0 ? 'no Ace' : `${own} Aces`}: expected one` });
  }
}

function checkEffect(steps: readonly Step[], place: string, problems: Problem[]): void {
  for (const [index, step] of steps.entries()) {
    if (step.do === 'place' && index > 0)
      problems.push({ place: `${place}[${index}]`, reason: 'must be the first step: first where the card goes, then its effect' });
  }
  checkSteps(steps, place, problems, true);
  problems.push(...loopProblems(steps, place));
}

function checkSteps(steps: readonly Step[], place: string, problems: Problem[], outermost: boolean): void {
  for (const [index, step] of steps.entries()) {
    const here = `${place}[${index}]`;
    if ((step.do === 'place' || step.do === 'wild') && !outermost)
      problems.push({ place: here, reason: `${step.do} holds however the card is played: it cannot stand inside another step` });
    if (step.do === 'move' && step.from === step.to)
      problems.push({ place: here, reason: `moves from the ${step.from} to the ${step.to}` });
    if (step.do === 'discard' && step.whose !== undefined && step.from !== 'gang')
      problems.push({ place: here, reason: `only a Gang of others can be reached, not a ${step.from}` });
    if (step.do === 'live' || step.do === 'repeat') checkSteps(step.steps, `${here}.steps`, problems, false);
  }
}

function fieldsOf(json: unknown, place: string, known: object, problems: Problem[]): Readonly<Record<string, unknown>> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    problems.push({ place, reason: 'is no object with fields' });
    return undefined;
  }
  for (const key of Object.keys(json)) {
    if (!Object.hasOwn(known, key))
      problems.push({ place: place === '' ? key : `${place}.${key}`, reason: `is unknown: expected ${Object.keys(known).join(', ')}` });
  }
  return json as Readonly<Record<string, unknown>>;
}

function collect(problems: Problem[], shape: Shape<unknown>, json: unknown, place: string): void {
  if (json === undefined && place === 'about') return;
  try {
    shape.parse(json, place);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    problems.push({ place: error.place, reason: error.reason });
  }
}
