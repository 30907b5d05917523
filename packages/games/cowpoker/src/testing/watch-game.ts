// For tests: one game, watched for the figures by which a pack is judged.
import {
  type Card,
  type CardText,
  makeCards,
  outcomeOf,
  parseCard,
  type Random,
  type Seat,
  type Table,
  winShares,
} from '@sagebrush/engine';
import { cowpoker } from '../game.ts';
import { wholeDeck } from '../observe.ts';
import { RANCHES, type RanchId } from '../pack/steps.ts';
import { scoresOf } from '../rules/score.ts';
import type { Action, Event, Options, State } from '../types.ts';

export interface GameFacts {
  /** Each seat's share of the win. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly ranches: readonly RanchId[];
  readonly lead: Seat;
  /** Each seat's share of the lead when a third of the draw deck was left: points and bonuses as they stood then. */
  readonly leaders: readonly number[];
  /** Cards whose effect was followed, or that went into a certain Gang, in order. */
  readonly fired: readonly CardText[];
  /** Those of them that only a foreign Ace switched on. */
  readonly firedByAce: readonly CardText[];
  readonly tricks: number;
  readonly moves: number;
  /** The most cards in a Hand at the end, and how many that choose their own Gang lie in Cellars (CP-9.3). */
  readonly largestHand: number;
  readonly placedInCellars: number;
  /** The Gangs at the end. */
  readonly gangs: readonly (readonly CardText[])[];
}

type Chooser = (state: State, seat: Seat, choices: readonly Action[]) => Action;

/** Who would win, by shares, if the game ended now. */
const leadersOf = (state: State): number[] => winShares(outcomeOf(scoresOf(state), []));

/** Plays one game (of a table whose `games` is 1) and says what happened in it. */
export function watchGame(table: Table<Options>, random: Random, choose: Chooser): GameFacts {
  const fired: CardText[] = [];
  const firedByAce: CardText[] = [];
  let tricks = 0;
  let moves = 0;
  const emit = (event: Event): void => {
    if (event.type === 'trick') tricks++;
    if (event.type === 'place') fired.push(event.card);
    if (
      event.type !== 'play' ||
      event.works === 'no' ||
      (state.pack.programs[parseCard(event.card)] ?? []).length === 0
    )
      return;
    fired.push(event.card);
    if (event.works === 'ace') firedByAce.push(event.card);
  };
  const state = cowpoker.deal(table, random);
  const third = wholeDeck(state.live) / 3;
  let leaders: number[] | undefined;
  for (let [seat] = cowpoker.pending(state); seat !== undefined; [seat] = cowpoker.pending(state)) {
    if (state.deck.length <= third) leaders ??= leadersOf(state);
    cowpoker.apply(state, seat, choose(state, seat, cowpoker.choices(state, seat)), emit);
    moves++;
  }
  const shares = leadersOf(state);
  return {
    shares,
    scores: scoresOf(state),
    ranches: state.ranches.map((ranch) => RANCHES[ranch] as RanchId),
    lead: state.lead,
    leaders: leaders ?? shares,
    fired,
    firedByAce,
    tricks,
    moves,
    largestHand: Math.max(...state.hands.map((hand) => hand.length)),
    placedInCellars: state.cellars.flat().filter((card) => (state.pack.place[card] ?? -1) >= 0).length,
    gangs: state.gangs.map((gang: readonly Card[]) => makeCards(gang)),
  };
}
