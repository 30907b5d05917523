// The flow of a game: tricks within effects, effects within turns, turns within games, games within a series.
import { type Emit, makeCards } from '@sagebrush/engine';
import { type OptionCode, RANCH_OPTION, TRICK_OPTION } from '../actions.ts';
import { type Effect, type Event, SEATS, type State } from '../types.ts';
import { continueEffect, exchange, finishStep, instructionOf } from './effects.ts';
import { scoresOf, totalsOf } from './score.ts';
import { dealGame } from './set-up.ts';
import { sheetOf } from './sheet.ts';
import { callTrick, continueTrick } from './tricks.ts';
import { beginTurn, passTurn } from './turn.ts';

/** Plays on until somebody owes a decision or the match is over. */
export function run(state: State, emit: Emit<Event> | undefined): void {
  while (state.phase === 'running') {
    if (state.trick) continueTrick(state, state.trick, emit);
    else if (state.effect) continueEffect(state, state.effect, emit);
    else {
      passTurn(state);
      startTurn(state, emit);
    }
  }
}

export function startTurn(state: State, emit: Emit<Event> | undefined): void {
  if (!beginTurn(state, emit)) endGame(state, emit);
}

/** CP-1.5 The lead passes one seat to the left for the next game of the series; scores add up. */
function endGame(state: State, emit: Emit<Event> | undefined): void {
  const isLast = state.game >= state.options.games;
  if (isLast) state.phase = 'over';
  state.infoVersion++;
  if (isLast && !emit) return;
  const scores = scoresOf(state);
  const totals = totalsOf(state);
  emit?.({
    type: 'end',
    game: state.game,
    games: state.options.games,
    seat: state.turn,
    hands: state.hands.map(makeCards),
    scores,
    totals,
    sheet: sheetOf(state),
  });
  if (isLast) return;
  state.totals = totals;
  state.game++;
  dealGame(state, (state.lead + 1) % SEATS, emit);
  startTurn(state, emit);
}

/** Carries out what the player of an effect chose; the effect then goes on from there. */
export function choose(state: State, effect: Effect, option: OptionCode, emit: Emit<Event> | undefined): void {
  const about = state.phase;
  state.phase = 'running';
  if (about === 'trick') {
    callTrick(state, option - TRICK_OPTION, emit);
    finishStep(effect);
  } else if (about === 'who') effect.who = state.ranches.indexOf(option - RANCH_OPTION);
  else if (about === 'card') effect.picked = option as Effect['picked'];
  else {
    const instruction = instructionOf(state, effect);
    if (instruction) exchange(state, instruction, effect, option as Exclude<Effect['picked'], -1>, emit);
    finishStep(effect);
  }
}
