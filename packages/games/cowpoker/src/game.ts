// Cowpoker: wires the chapters together.
import { type Emit, type Game, outcomeOf, type Random, type Table } from '@sagebrush/engine';
import { action, cardNamed, optionCode } from './actions.ts';
import { clone } from './clone.ts';
import { daily } from './daily.ts';
import { imagine, worlds } from './imagine.ts';
import { observe } from './observe.ts';
import { formerRules, options } from './options.ts';
import { position, positionOf, setUp } from './position.ts';
import { choices, pending, refuse } from './rules/choices.ts';
import { choose, run, startTurn } from './rules/flow.ts';
import { totalsOf } from './rules/score.ts';
import { dealGame, emptyTable, seating } from './rules/set-up.ts';
import { sheetOf } from './rules/sheet.ts';
import { followTrick } from './rules/tricks.ts';
import { playFromHand } from './rules/turn.ts';
import { sense } from './sense/sense.ts';
import { trail } from './trail.ts';
import {
  type Action,
  type CowpokerTypes,
  type Effect,
  type Event,
  type Options,
  SEATS,
  type State,
  type Trick,
} from './types.ts';
import { view } from './view.ts';
import { DEADWOOD } from './words/chance-seat.ts';
import { words } from './words/words.ts';

function deal(table: Table<Options>, random: Random, emit?: Emit<Event>): State {
  const state = emptyTable(table, random);
  dealGame(state, table.dealer, emit);
  startTurn(state, emit);
  run(state, emit);
  return state;
}

function apply(state: State, _seat: number, done: Action, emit?: Emit<Event>): void {
  if (done.type === 'play') playFromHand(state, cardNamed(done), emit);
  else if (done.type === 'follow') followTrick(state, state.trick as Trick, cardNamed(done), emit);
  else choose(state, state.effect as Effect, optionCode(done.option), emit);
  run(state, emit);
}

export const cowpoker: Game<CowpokerTypes> = {
  id: 'cowpoker',
  rules: '2',
  formerRules,
  chanceSeat: DEADWOOD,
  players: { min: 2, max: 4 },
  options,
  daily,
  trail,
  action,
  position,
  seating,
  deal,
  setUp,
  positionOf,
  pending,
  choices,
  refuse,
  apply,
  view,
  imagine,
  worlds,
  /** CP-7.5 The highest total wins; Deadwood can. */
  outcome: (state) => (state.phase === 'over' ? outcomeOf(totalsOf(state), sheetOf(state)) : undefined),
  /** CP-1.5 In a series the lead passes one seat to the left, Deadwood included. */
  nextDealer: ({ lead }) => (lead + 1) % SEATS,
  clone,
  infoVersion: (state) => state.infoVersion,
  words,
  sense,
  observe,
};
