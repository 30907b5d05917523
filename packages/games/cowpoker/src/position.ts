// Positions: a table in the middle of a game, in and out.
import {
  type Card,
  type CardText,
  type Emit,
  FormatError,
  faceOf,
  isTwin,
  makeCard,
  makeCards,
  parseCard,
  RAIL,
  type Random,
  type Seat,
  type Shape,
  shape,
  shuffle,
  type Table,
} from '@sagebrush/engine';
import { RANCHES, type RanchId, TRICKS, type TrickKind } from './pack/steps.ts';
import { optionsAsked } from './rules/choices.ts';
import { run, startTurn } from './rules/flow.ts';
import { emptyTable, GALLAGHER, wholeDeck } from './rules/set-up.ts';
import { bitsOf, knowersOf, knownCard, learn, viewersIn } from './secrets.ts';
import { type Event, type Options, type Phase, type Position, SEATS, type State, type Trick } from './types.ts';

const { at, card, decimal, either, flag, list, object, oneOf, optional, whole } = shape;

const FOUR = { min: SEATS, max: SEATS };
const seat = whole(0, SEATS - 1);
const entry = whole(0, 53);
const piles = list(list(card), FOUR);

export const position: Shape<Position> = object({
  ranches: optional(list(oneOf(...RANCHES), FOUR)),
  live: optional(list(flag, FOUR)),
  hands: optional(piles),
  gangs: optional(piles),
  cellars: optional(piles),
  deck: optional(list(card)),
  out: optional(list(card)),
  turn: optional(seat),
  trick: optional(
    object({
      kind: oneOf(...TRICKS),
      passed: whole(0, SEATS),
      plays: list(either(object({ seat, entry, gang: seat }), object({ seat, card })), { max: SEATS }),
    }),
  ),
  effect: optional(
    object({
      card: optional(card),
      entry: optional(entry),
      at: whole(0, 99),
      won: flag,
      who: whole(-1, SEATS - 1),
      picked: whole(-1, 53),
    }),
  ),
  known: optional(list(object({ seat: optional(seat), at: whole(0, 53), by: list(oneOf(0, 1, 2, 3, RAIL)) }))),
  game: optional(whole(1, 12)),
  lead: optional(seat),
  totals: optional(list(decimal(-9999, 9999), FOUR)),
  over: optional(flag),
});

export function positionOf(state: State): Position {
  const { trick, effect, pack } = state;
  return {
    ranches: state.ranches.map((ranch) => RANCHES[ranch] as RanchId),
    live: state.live,
    hands: state.hands.map(makeCards),
    gangs: state.gangs.map(makeCards),
    cellars: state.cellars.map(makeCards),
    deck: makeCards(state.deck).reverse(),
    out: makeCards(state.out),
    turn: state.turn,
    ...(trick
      ? { trick: { kind: TRICKS[trick.kind] as TrickKind, passed: trick.passed, plays: playsOf(state, trick) } }
      : {}),
    ...(effect
      ? {
          effect: {
            ...(effect.waits ? { card: makeCard(effect.card) } : { entry: pack.entry[effect.card] ?? 0 }),
            at: effect.at,
            won: effect.won,
            who: effect.who,
            picked: pack.entry[effect.picked] ?? -1,
          },
        }
      : {}),
    known: state.known.map((known) => ({ ...placeOf(state, knownCard(known)), by: viewersIn(knowersOf(known)) })),
    game: state.game,
    lead: state.lead,
    totals: state.totals,
    ...(state.phase === 'over' ? { over: true } : {}),
  };
}

const playsOf = ({ pack }: State, { seats, cards, placed }: Trick) =>
  cards.map((played, index) => {
    const [by = 0, gang = -1] = [seats[index], placed[index]];
    return gang < 0 ? { seat: by, card: makeCard(played) } : { seat: by, entry: pack.entry[played] ?? 0, gang };
  });

function placeOf(state: State, hidden: Card): { seat?: Seat; at: number } {
  const holder = state.hands.findIndex((hand) => hand.includes(hidden));
  if (holder < 0) return { at: state.deck.length - 1 - state.deck.indexOf(hidden) };
  return { seat: holder, at: state.hands[holder]?.indexOf(hidden) ?? 0 };
}

export function setUp(given: Position, table: Table<Options>, random: Random, emit?: Emit<Event>): State {
  if (given.over) throw new FormatError('over', 'is true: this game has ended');
  const live = given.live ?? table.seats.map((kind) => kind === 'live');
  const liveSeats = live.filter(Boolean).length;
  if (liveSeats < 2) throw new FormatError('live', `has ${liveSeats} live seats: expected 2 to ${SEATS}`);
  const state: State = { ...emptyTable(table, random), live };
  if (given.ranches) state.ranches = ranchesFrom(given.ranches);
  layOut(state, given);
  if (given.game !== undefined && given.game > state.options.games)
    throw new FormatError('game', `is ${given.game}: this series has ${state.options.games}`);
  state.game = given.game ?? 1;
  state.totals = [...(given.totals ?? state.totals)];
  state.lead = given.lead ?? state.ranches.indexOf(GALLAGHER);
  state.turn = given.turn ?? state.lead;
  for (const known of given.known ?? []) learn(state, hiddenAt(state, known), bitsOf(known.by));
  if (given.trick) state.trick = trickFrom(state, given.trick);
  if (given.effect) state.effect = effectFrom(state, given.effect);
  playOn(state, emit);
  return state;
}

function ranchesFrom(ranches: readonly RanchId[]): number[] {
  const missing = RANCHES.find((ranch) => !ranches.includes(ranch));
  if (missing !== undefined) throw new FormatError('ranches', `names no ${missing}: expected each Ranch once`);
  return ranches.map((ranch) => RANCHES.indexOf(ranch));
}

/**
 * Every card once; those that stand nowhere are shuffled into the deck, or out of this game where the deck is given.
 */
function layOut(state: State, { hands, gangs, cellars, deck, out, trick, effect }: Position): void {
  const left = new Set(wholeDeck());
  const place = (text: CardText, where: string): Card => {
    const found = parseCard(text, where);
    if (isTwin(found))
      throw new FormatError(where, `is ${text}, the ${makeCard(faceOf(found))} of a second deck: a pack has one`);
    if (!left.delete(found)) throw new FormatError(where, `the ${text} stands twice`);
    return found;
  };
  const placeAll = (texts: readonly CardText[] | undefined, where: string): Card[] =>
    (texts ?? []).map((text, index) => place(text, at(where, index)));
  for (let owner = 0; owner < SEATS; owner++) {
    state.hands[owner] = placeAll(hands?.[owner], `hands[${owner}]`);
    state.gangs[owner] = placeAll(gangs?.[owner], `gangs[${owner}]`);
    state.cellars[owner] = placeAll(cellars?.[owner], `cellars[${owner}]`);
    if (!state.live[owner] && (hands?.[owner] ?? []).length > 0)
      throw new FormatError(`hands[${owner}]`, 'has cards: Deadwood has no hand');
  }
  state.out = placeAll(out, 'out');
  for (const [index, play] of trick?.plays.entries() ?? [])
    if ('card' in play) place(play.card, `trick.plays[${index}].card`);
  if (effect?.card !== undefined) place(effect.card, 'effect.card');
  state.deck = deck ? placeAll(deck, 'deck').reverse() : shuffle(state.random, [...left]);
  if (deck) state.out.push(...left);
}

function hiddenAt(state: State, { seat: holder, at: index }: { readonly seat?: Seat; readonly at: number }): Card {
  const found = holder === undefined ? state.deck.at(-1 - index) : state.hands[holder]?.[index];
  if (found === undefined) throw new FormatError('known', `there is no card at ${index}`);
  return found;
}

function trickFrom(state: State, { kind, passed, plays }: NonNullable<Position['trick']>): Trick {
  if (plays.length > passed)
    throw new FormatError('trick.plays', `has ${plays.length} cards: ${passed} seats have had their turn`);
  const cards = plays.map((play, index) => {
    if ('card' in play) return parseCard(play.card);
    const placed = state.pack.byEntry[play.entry] as Card;
    if (!state.gangs[play.gang]?.includes(placed))
      throw new FormatError(`trick.plays[${index}]`, `the ${makeCard(placed)} is not in the Gang of seat ${play.gang}`);
    return placed;
  });
  let turn = -1;
  for (const [index, { seat: by }] of plays.entries()) {
    const place = (by - state.turn - 1 + SEATS) % SEATS;
    if (place <= turn || place >= passed)
      throw new FormatError(`trick.plays[${index}].seat`, `is ${by}: the trick goes to the left of seat ${state.turn}`);
    turn = place;
  }
  return {
    kind: TRICKS.indexOf(kind),
    passed,
    seats: plays.map((play) => play.seat),
    cards,
    placed: plays.map((play) => ('card' in play ? -1 : play.gang)),
  };
}

function effectFrom(
  state: State,
  { card: waiting, entry: index, at: step, won, who, picked }: NonNullable<Position['effect']>,
): State['effect'] {
  const { byEntry, programs } = state.pack;
  if ((waiting === undefined) === (index === undefined))
    throw new FormatError('effect', 'has a card that waits to join the Gang, or the entry of one that lies elsewhere');
  const source = waiting === undefined ? (byEntry[index as number] as Card) : parseCard(waiting);
  if (step > (programs[source]?.length ?? 0))
    throw new FormatError('effect.at', `is ${step}: this effect has ${programs[source]?.length} steps`);
  return {
    card: source,
    at: step,
    won,
    who,
    picked: picked < 0 ? -1 : (byEntry[picked] as Card),
    waits: waiting !== undefined,
  };
}

/** A live seat has drawn already and is about to play; a Deadwood turn, a trick or an effect runs by itself. */
function playOn(state: State, emit: Emit<Event> | undefined): void {
  const isLive = state.live[state.turn];
  if (state.trick || state.effect) run(state, emit);
  else if (isLive) {
    if (state.hands[state.turn]?.length === 0)
      throw new FormatError(`hands[${state.turn}]`, 'is empty: the seat whose turn it is must play a card');
    state.phase = 'play';
  } else {
    if (state.deck.length === 0)
      throw new FormatError('deck', 'is empty: this game has ended, Deadwood has nothing to turn over');
    startTurn(state, emit);
    run(state, emit);
  }
  const asked: readonly Phase[] = ['who', 'card', 'give'];
  if (asked.includes(state.phase) && optionsAsked(state).length === 0)
    throw new FormatError('effect', 'asks for what is not there');
}
