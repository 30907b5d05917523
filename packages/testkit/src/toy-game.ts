// A toy game for the tests of engine, bots and protocol: three secret bids, the highest card wins each.
import {
  aCard,
  aSeat,
  below,
  branch,
  type Card,
  type CardText,
  DECK,
  FormatError,
  type Game,
  type GameTypes,
  makeCard,
  makeCards,
  outcomeOf,
  parseCard,
  parseCards,
  RAIL,
  type Random,
  rankOf,
  refusal,
  type Seat,
  say,
  shape,
  shuffle,
  takeCard,
  wholeOption,
  winShares,
} from '@sagebrush/engine';

interface State {
  readonly hands: Card[][];
  readonly bids: (Card | undefined)[];
  readonly won: number[];
  readonly deck: Card[];
  readonly open: Card[];
  readonly random: Random;
  infoVersion: number;
}
interface Action {
  readonly type: 'bid';
  readonly card: CardText;
}
type Event =
  | { readonly type: 'bid'; readonly seat: Seat; readonly card?: CardText }
  | { readonly type: 'won'; readonly seat: Seat; readonly bids: readonly CardText[] };
interface View {
  readonly hand?: readonly CardText[];
  readonly handSizes: readonly number[];
  readonly turn: Seat;
  readonly pending: readonly Seat[];
  readonly won: readonly number[];
  readonly open: readonly CardText[];
  readonly seat: Seat | typeof RAIL;
  readonly bid?: CardText;
}
interface Options {
  readonly bids: number;
}
interface Position {
  readonly hands: readonly (readonly CardText[])[];
  readonly bids: readonly (CardText | null)[];
  readonly won: readonly number[];
  readonly deck: readonly CardText[];
  readonly open: readonly CardText[];
}
export interface ToyTypes extends GameTypes {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Options: Options;
  Position: Position;
  Sight: readonly CardText[];
}

const pendingSeats = (state: State): Seat[] =>
  state.bids.flatMap((bid, seat) => (bid === undefined && (state.hands[seat]?.length ?? 0) > 0 ? [seat] : []));
const handOf = (state: State, seat: Seat): Card[] => state.hands[seat] ?? [];

function settle(state: State): Seat {
  const bids = state.bids as Card[];
  const high = Math.max(...bids.map(rankOf));
  const tied = bids.flatMap((bid, seat) => (rankOf(bid) === high ? [seat] : []));
  const winner = tied[below(state.random, tied.length)] ?? 0;
  state.won[winner] = (state.won[winner] ?? 0) + 1;
  state.open.push(...bids);
  state.bids.fill(undefined);
  return winner;
}

const words = {
  title: 'Three Bids',
  card: (card: CardText) => card,
  event: (event: Event) =>
    event.type === 'bid' ? say`${aSeat(event.seat)} bids.` : say`${aSeat(event.seat)} wins the bid.`,
  refusal: () => say`That is not yours to bid.`,
  choice: (action: Action) => say`Bid ${aCard(action.card)}`,
  asked: () => say`Choose your bid.`,
  line: () => say`Bids won`,
  reason: () => say`High cards win.`,
  options: { bids: { name: 'Bids', about: 'How many cards each player holds' } },
};

export const toyGame: Game<ToyTypes> = {
  id: 'toy',
  rules: '1',
  players: { min: 2, max: 4 },
  options: { bids: wholeOption('TOY-1', 3, 1, 5) },
  action: shape.object({ type: shape.oneOf('bid'), card: shape.card }),
  position: shape.object({
    hands: shape.list(shape.list(shape.card)),
    bids: shape.list(shape.nullable(shape.card)),
    won: shape.list(shape.whole(0, 9)),
    deck: shape.list(shape.card),
    open: shape.list(shape.card),
  }),
  seating(wanted) {
    const count = typeof wanted === 'number' ? wanted : wanted.length;
    if (count < 2 || count > 4) throw new FormatError('seats', `is ${count}: expected 2 to 4`);
    return Array.from({ length: count }, () => 'live' as const);
  },
  deal({ seats, options }, random) {
    const deck = shuffle(random, [...DECK]);
    const hands = seats.map(() => deck.splice(0, options.bids));
    return { hands, bids: seats.map(() => undefined), won: seats.map(() => 0), deck, open: [], random, infoVersion: 0 };
  },
  setUp({ hands, bids, won, deck, open }, _table, random) {
    const state = {
      hands: hands.map((hand) => parseCards(hand)),
      bids: bids.map((bid) => (bid === null ? undefined : parseCard(bid))),
    };
    return { ...state, won: [...won], deck: parseCards(deck), open: parseCards(open), random, infoVersion: 0 };
  },
  positionOf: (state) => ({
    hands: state.hands.map(makeCards),
    bids: state.bids.map((bid) => (bid === undefined ? null : makeCard(bid))),
    won: [...state.won],
    deck: makeCards(state.deck),
    open: makeCards(state.open),
  }),
  pending: pendingSeats,
  choices: (state, seat) => handOf(state, seat).map((card) => ({ type: 'bid', card: makeCard(card) })),
  refuse(state, seat, action) {
    if (!pendingSeats(state).includes(seat)) return refusal('TOY-2');
    return handOf(state, seat).includes(parseCard(action.card))
      ? undefined
      : refusal('TOY-1', 'not-yours', { card: action.card });
  },
  apply(state, seat, action, emit) {
    const card = parseCard(action.card);
    takeCard(handOf(state, seat), card);
    state.bids[seat] = card;
    emit?.({ type: 'bid', seat }, [{ seat, event: { type: 'bid', seat, card: action.card } }]);
    if (state.bids.includes(undefined)) return;
    const bids = makeCards(state.bids as Card[]);
    const winner = settle(state);
    state.infoVersion += 1;
    emit?.({ type: 'won', seat: winner, bids });
  },
  view(state, viewer) {
    const bid = viewer === RAIL ? undefined : state.bids[viewer];
    return {
      ...(viewer === RAIL ? {} : { hand: makeCards(handOf(state, viewer)) }),
      handSizes: state.hands.map((hand) => hand.length),
      turn: pendingSeats(state)[0] ?? 0,
      pending: pendingSeats(state),
      won: [...state.won],
      open: makeCards(state.open),
      seat: viewer,
      ...(bid === undefined ? {} : { bid: makeCard(bid) }),
    };
  },
  imagine(view, _table, random) {
    const own = [...(view.hand ?? []), ...(view.bid === undefined ? [] : [view.bid]), ...view.open];
    const unseen = shuffle(
      random,
      DECK.filter((card) => !own.includes(makeCard(card))),
    );
    const hands = view.handSizes.map((size, seat) =>
      seat === view.seat ? parseCards(view.hand ?? []) : unseen.splice(0, size),
    );
    const bids = view.handSizes.map((_, seat) => {
      if (view.pending.length === 0 || view.pending.includes(seat)) return undefined;
      return seat === view.seat && view.bid !== undefined ? parseCard(view.bid) : unseen.pop();
    });
    return {
      hands,
      bids,
      won: [...view.won],
      deck: unseen,
      open: parseCards(view.open),
      random: branch(random),
      infoVersion: 0,
    };
  },
  outcome(state) {
    if (pendingSeats(state).length > 0 || state.bids.some((bid) => bid !== undefined)) return undefined;
    return outcomeOf(
      [...state.won],
      state.won.map((points, seat) => ({ seat, rule: 'TOY-3', what: 'won', cards: [], points })),
    );
  },
  clone: (state) => ({
    hands: state.hands.map((hand) => hand.slice()),
    bids: state.bids.slice(),
    won: state.won.slice(),
    deck: state.deck.slice(),
    open: state.open.slice(),
    random: state.random.clone(),
    infoVersion: state.infoVersion,
  }),
  infoVersion: (state) => state.infoVersion,
  words: () => words,
  sense: {
    read: (view) => view.hand ?? [],
    sightOf: (state, seat) => makeCards(handOf(state, seat)),
    weigh(_sight, choices, weights) {
      choices.forEach((action, index) => {
        weights[index] = rankOf(parseCard(action.card));
      });
    },
    why: () => ({ why: 'high' }),
    stage: () => 0,
    prospects(state) {
      const outcome = toyGame.outcome(state);
      return outcome
        ? winShares(outcome)
        : state.won.map((won) => (won + 1) / (state.won.reduce((sum, one) => sum + one, 0) + state.won.length));
    },
  },
};
