// The types of {{title}}: cards are small integers inside, text outside.
import type { Card, CardText, GameTypes, Random, Seat, Viewer } from '@sagebrush/engine';

export interface State {
  readonly hands: Card[][];
  /** What each seat has bid and nobody else has seen yet. */
  readonly bids: (Card | undefined)[];
  readonly won: number[];
  readonly deck: Card[];
  /** Every card that was turned up, in order. */
  readonly shown: Card[];
  readonly random: Random;
  infoVersion: number;
}
export interface Action {
  readonly type: 'bid';
  readonly card: CardText;
}
export type Event =
  | { readonly type: 'bid'; readonly seat: Seat; readonly card?: CardText }
  | { readonly type: 'won'; readonly seat: Seat; readonly bids: readonly CardText[] };
export interface View {
  readonly seat: Viewer;
  readonly hand?: readonly CardText[];
  readonly handSizes: readonly number[];
  readonly turn: Seat;
  readonly pending: readonly Seat[];
  readonly won: readonly number[];
  readonly shown: readonly CardText[];
  /** The viewer's own bid, while it lies face down. */
  readonly bid?: CardText;
}
export type Options = {
  /** {{XX}}-1.1 How many cards everybody is dealt. */
  readonly cards: number;
};
export interface Position {
  readonly hands: readonly (readonly CardText[])[];
  readonly bids: readonly (CardText | null)[];
  readonly won: readonly number[];
  readonly deck: readonly CardText[];
  readonly shown: readonly CardText[];
}
export interface {{Id}}Types extends GameTypes {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Options: Options;
  Position: Position;
  Sight: readonly CardText[];
}
