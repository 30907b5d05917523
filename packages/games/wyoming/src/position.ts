// Positions: a table in the middle of a hand, checked before anybody sits down at it.
import {
  ACE,
  below,
  type Card,
  KING,
  makeCards,
  parseCards,
  type Random,
  rankOf,
  type Seat,
  type Shape,
  SUITS,
  shape,
  type Table,
} from '@sagebrush/engine';
import { blankState } from './clone.ts';
import { gunAt, SPENT } from './guns.ts';
import { isRowText, layOpen, readRow, shownRow } from './knowledge.ts';
import type { Options } from './options.ts';
import { forSeats, placeCards, wrong } from './parse-position.ts';
import { choices, pending } from './rules/choices.ts';
import { areTensAndTwentyTwoDown, isOutOfTurns, isStalemate } from './rules/hand-end.ts';
import { cardsOwed, passWeight } from './rules/passing.ts';
import { clearTable } from './rules/set-up.ts';
import { beginTurn } from './rules/turn.ts';
import { cardLying, gunsOf, handOf, isShotCard, shownCards } from './table.ts';
import { ACTS, NONE, type Phase, type Position, type PositionPhase, type State, WAYS } from './types.ts';
import { publicPart } from './view.ts';

const { card, flag, list, nullable, object, oneOf, optional, tagged, text, whole } = shape;
const seat = whole(0, 8);
const heldCard = text({ pattern: /^[2-9TJQKA][CDHS]'?(\+A[CDHS]'?)?$/, max: 7 });
const lyingCard = text({ pattern: /^([2-9TJQKA][CDHS]'?|\([2-9TJQKA][CDHS]'?\))$/, max: 5 });
const cards = list(card, { max: 104 });
const total = whole(-1_000_000, 1_000_000);

const phaseShape: Shape<PositionPhase> = tagged('name', {
  direction: object({ name: oneOf('direction') }),
  turn: object({ name: oneOf('turn') }),
  passing: object({
    name: oneOf('passing'),
    way: oneOf(...WAYS),
    count: oneOf(3, 2),
    given: list(nullable(list(heldCard, { max: 3 })), { max: 9 }),
  }),
  answering: object({ name: oneOf('answering'), gun: whole(0, 60), victim: seat }),
  surrender: object({ name: oneOf('surrender'), victim: seat, badge: flag }),
  replace: object({ name: oneOf('replace'), victim: seat, limit: whole(1, 2), lost: optional(whole(0, 103)) }),
  drawing: object({ name: oneOf('drawing'), two: flag }),
});

export const positionShape: Shape<Position> = object({
  hands: optional(list(list(heldCard, { max: 104 }), { max: 9 })),
  guns: optional(list(list(list(card, { min: 2, max: 3 }), { max: 60 }), { max: 9 })),
  tens: optional(list(cards, { max: 9 })),
  couples: optional(list(list(oneOf(...SUITS), { max: 4 }), { max: 9 })),
  draw: optional(cards),
  discard: optional(list(lyingCard, { max: 104 })),
  aces: optional(cards),
  totals: optional(list(total, { max: 9 })),
  dealer: optional(seat),
  turn: optional(seat),
  deals: optional(whole(1, 1_000_000)),
  turns: optional(whole(0, 1_000_000)),
  act: optional(oneOf(...ACTS)),
  beganEmpty: optional(flag),
  offer: optional(whole(-1, 104)),
  spent: optional(list(whole(0, 60), { max: 60 })),
  phase: optional(phaseShape),
  whereabouts: optional(text({ max: 200 })),
  passed: optional(list(text({ max: 200 }), { max: 9 })),
});

export function positionOf(state: State): Position {
  const { phase } = state;
  const given = phase.name === 'passing' ? phase.given : [];
  return {
    hands: state.hands.map((hand, owner) =>
      shownCards(
        state,
        hand.filter((one) => !given[owner]?.includes(one)),
      ),
    ),
    draw: makeCards(state.draw).reverse(),
    ...publicPart(state),
    passed: state.hands.map((_, owner) => shownRow(state, owner)),
    ...(phase.name === 'over' ? {} : { phase: positionPhase(state, phase) }),
  };
}
function positionPhase(state: State, phase: Exclude<Phase, { name: 'over' }>): PositionPhase {
  if (phase.name === 'passing') return { ...phase, given: phase.given.map((gift) => gift && shownCards(state, gift)) };
  if (phase.name === 'answering') return { ...phase, gun: gunsOf(state, state.turn).indexOf(phase.gun | SPENT) };
  if (phase.name === 'replace' && phase.lost !== undefined)
    return { ...phase, lost: handOf(state, state.turn).indexOf(phase.lost) };
  return phase;
}

/** A table as the position has it; what it leaves out is empty, or as it usually is. */
export function setUp(position: Position, table: Table<Options>, random: Random): State {
  const state = blankState(table, random);
  const seats = state.seats;
  const turn = position.turn === undefined ? undefined : seatIn(state, position.turn, 'turn');
  const dealer =
    position.dealer ?? table.dealer ?? (turn === undefined ? below(random, seats) : (turn + seats - 1) % seats);
  clearTable(state, seatIn(state, dealer, 'dealer'));
  state.turn = turn ?? state.turn;
  state.deals = position.deals ?? 1;
  state.turns = position.turns ?? 0;
  placeCards(state, position);
  placeTotals(state, position);
  placeTurn(state, position);
  placeKnowledge(state, position);
  state.phase = phaseFrom(state, position);
  refuseEnded(state);
  if (pending(state).some((owing) => choices(state, owing).length === 0))
    throw wrong('phase', 'leaves nothing to choose');
  return state;
}

function seatIn(state: State, wanted: Seat, place: string): Seat {
  if (wanted >= state.seats) throw wrong(place, `is ${wanted}: this table has ${state.seats} seats`);
  return wanted;
}
function placeTotals(state: State, position: Position): void {
  forSeats(state, position.totals, 'totals').forEach((points, owner) => {
    if (points >= state.options.target)
      throw wrong(`totals[${owner}]`, `is ${points}: the match was won at ${state.options.target}`);
    state.totals[owner] = points;
  });
}

/** The turn as it usually begins, then whatever of it is past. */
function placeTurn(state: State, position: Position): void {
  beginTurn(state, state.turn);
  state.act = position.act ?? state.act;
  state.beganEmpty = position.beganEmpty ?? state.beganEmpty;
  if (position.offer !== undefined) {
    const lying = state.discard[position.offer];
    if (position.offer >= 0 && (lying === undefined || isShotCard(lying)))
      throw wrong('offer', `is ${position.offer}: there is no discarded card`);
    state.offer = lying === undefined ? NONE : cardLying(lying);
  }
  const guns = gunsOf(state, state.turn);
  (position.spent ?? []).forEach((index, at) => {
    const code = guns[index];
    if (code === undefined) throw wrong(`spent[${at}]`, `is ${index}: seat ${state.turn} has ${guns.length} guns`);
    guns[index] = code | SPENT;
  });
}

function placeKnowledge(state: State, position: Position): void {
  const rowIn = (row: string, place: string): string => {
    if (!isRowText(row, state.seats)) throw wrong(place, 'is not two digits for each card of the pack');
    return row;
  };
  readRow(state, 'public', rowIn(position.whereabouts ?? '', 'whereabouts'));
  forSeats(state, position.passed, 'passed').forEach((row, owner) => {
    readRow(state, owner, rowIn(row, `passed[${owner}]`));
  });
  layAllOpen(state);
}
/** Cards that everybody sees are nowhere else. */
export function layAllOpen(state: State): void {
  for (const lying of state.discard) layOpen(state, cardLying(lying));
  for (const tens of state.tens) for (const ten of tens) layOpen(state, ten);
  for (const guns of state.guns) for (const code of guns) for (const one of gunAt(code).cards) layOpen(state, one);
  for (const one of state.out) if (rankOf(one) < ACE) layOpen(state, one);
}

function phaseFrom(state: State, position: Position): Phase {
  const phase = position.phase ?? { name: 'turn' };
  switch (phase.name) {
    case 'passing': {
      if (phase.way === 'across' && state.seats % 2 === 1)
        throw wrong('phase.way', 'is across: that needs an even number of players');
      const given = phase.given.map(
        (gift) => gift && parseCards(gift.map((one) => one.split('+')[0] ?? '')).sort((one, other) => one - other),
      );
      given.forEach((gift, owner) => {
        const weight = (gift ?? []).reduce((sum, one) => sum + passWeight(state, one), 0);
        if (gift && weight !== cardsOwed(state, owner, phase.count))
          throw wrong(`phase.given[${owner}]`, `is not the ${phase.count} cards that this seat owes`);
      });
      if (!given.includes(null)) throw wrong('phase.given', 'everybody has given: the pass is complete');
      if (phase.count === 3 && state.badges.some((badge) => badge !== NONE))
        throw wrong('phase.count', 'is 3: before play nobody has a badge');
      if (phase.count === 2) state.act = 'nine';
      return { ...phase, given };
    }
    case 'answering': {
      const guns = gunsOf(state, state.turn);
      const code = guns[phase.gun];
      if (code === undefined) throw wrong('phase.gun', `is ${phase.gun}: there is no such gun`);
      guns[phase.gun] = code | SPENT;
      state.act = 'shoot';
      return { name: 'answering', gun: code & (SPENT - 1), victim: victimIn(state, phase.victim) };
    }
    case 'replace': {
      state.act = 'shoot';
      const { lost: at, ...replacing } = { ...phase, victim: victimIn(state, phase.victim) };
      return at === undefined ? replacing : { ...replacing, lost: lostCowboy(state, at) };
    }
    case 'surrender':
      state.act = 'shoot';
      return { ...phase, victim: victimIn(state, phase.victim) };
    default:
      return phase;
  }
}
function lostCowboy(state: State, at: number): Card {
  const lost = handOf(state, state.turn)[at];
  if (lost === undefined || rankOf(lost) !== KING)
    throw wrong('phase.lost', `is ${at}: the shooter has no cowboy there`);
  return lost;
}
function victimIn(state: State, victim: Seat): Seat {
  if (seatIn(state, victim, 'phase.victim') === state.turn)
    throw wrong('phase.victim', `is ${victim}: nobody shoots at themselves`);
  return victim;
}

function refuseEnded(state: State): void {
  if (state.aces.length === 0) throw wrong('aces', 'is empty: the hand has ended (WC-8.1)');
  if (areTensAndTwentyTwoDown(state))
    throw wrong('tens', 'all lie on the table with a .22: the hand has ended (WC-8.1)');
  // Whoever has laid down the last card of all still draws.
  const isDead = state.phase.name !== 'drawing' && isStalemate(state);
  if (isDead || isOutOfTurns(state)) throw wrong('', 'nobody can play on: the hand has ended (WC-8.14)');
}
