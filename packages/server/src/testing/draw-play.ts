// The common game of the benches, for tests too: hands of five, draw one, play one; the same rank as the card below
// scores.
import {
  aCard,
  aSeat,
  branch,
  type Card,
  type CardText,
  cardPart,
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
  registry,
  type Seat,
  say,
  shape,
  shuffle,
  takeCard,
  type Viewer,
  wholeOption,
  winShares,
} from '@sagebrush/engine';

interface State {
  readonly hands: Card[][];
  deck: Card[];
  discard: Card[];
  readonly scores: number[];
  readonly dealer: Seat;
  turn: Seat;
  hasDrawn: boolean;
  round: number;
  readonly rounds: number;
  infoVersion: number;
  readonly random: Random;
}
type Action = { readonly type: 'draw' } | { readonly type: 'play'; readonly card: CardText };
type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: CardText }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardText; readonly scored: boolean }
  | { readonly type: 'dealt'; readonly round: number };
interface View {
  readonly viewer: Viewer;
  readonly hand?: readonly CardText[];
  readonly handSizes: readonly number[];
  readonly turn: Seat;
  readonly pending: readonly Seat[];
  readonly hasDrawn: boolean;
  readonly round: number;
  readonly scores: readonly number[];
  readonly deckSize: number;
  readonly discard: readonly CardText[];
}
interface Position {
  readonly hands: readonly (readonly CardText[])[];
  readonly turn: Seat;
}
interface Types extends GameTypes {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Options: { readonly rounds: number };
  Position: Position;
  Sight: View;
}

const HAND = 5;
const SEATS = 4;

function deal(state: State): void {
  state.deck = shuffle(state.random, [...DECK]);
  state.discard = [];
  state.hands.forEach((_, seat) => {
    state.hands[seat] = state.deck.splice(-HAND);
  });
}
const isOver = (state: State): boolean => state.round >= state.rounds;
const handOf = (state: State, seat: Seat): Card[] => state.hands[seat] ?? [];

function drawCard(state: State, seat: Seat): Card {
  const card = state.deck.pop();
  if (card === undefined) throw new RangeError('the deck is empty');
  handOf(state, seat).push(card);
  state.hasDrawn = true;
  state.infoVersion += 1;
  return card;
}

/** Says whether it scored. */
function playCard(state: State, seat: Seat, card: Card): boolean {
  const below = state.discard.at(-1);
  const scored = below !== undefined && rankOf(below) === rankOf(card);
  takeCard(handOf(state, seat), card);
  state.discard.push(card);
  if (scored) state.scores[seat] = (state.scores[seat] ?? 0) + 1;
  state.turn = (seat + 1) % SEATS;
  state.hasDrawn = false;
  return scored;
}

export const drawPlay: Game<Types> = {
  id: 'draw-play',
  rules: '1',
  players: { min: SEATS, max: SEATS },
  options: { rounds: wholeOption('DP-1', 1, 1, 1_000_000) },
  action: shape.tagged('type', {
    draw: shape.object({ type: shape.oneOf('draw') }),
    play: shape.object({ type: shape.oneOf('play'), card: shape.card }),
  }),
  position: shape.object({ hands: shape.list(shape.list(shape.card)), turn: shape.whole(0, 3) }),
  seating(wanted) {
    const count = typeof wanted === 'number' ? wanted : wanted.length;
    if (count !== SEATS) throw new FormatError('seats', `is ${count}: expected ${SEATS}`);
    return Array.from({ length: SEATS }, () => 'live' as const);
  },
  deal({ options, dealer = 0 }, random) {
    const base = {
      hands: [[], [], [], []],
      deck: [],
      discard: [],
      scores: [0, 0, 0, 0],
      dealer,
      turn: dealer,
      hasDrawn: false,
    };
    const state: State = { ...base, round: 0, rounds: options.rounds, infoVersion: 0, random };
    deal(state);
    return state;
  },
  setUp({ hands, turn }, table, random) {
    const state = drawPlay.deal(table, random);
    hands.forEach((hand, seat) => {
      state.hands[seat] = parseCards(hand);
    });
    state.turn = turn;
    return state;
  },
  positionOf: (state) => ({ hands: state.hands.map(makeCards), turn: state.turn }),
  pending: (state) => (isOver(state) ? [] : [state.turn]),
  choices(state, seat) {
    if (!state.hasDrawn) return [{ type: 'draw' }];
    return handOf(state, seat).map((card) => ({ type: 'play', card: makeCard(card) }));
  },
  refuse(state, seat, action) {
    if (isOver(state) || state.turn !== seat) return refusal('DP-2', 'turn');
    if (action.type === 'draw') return state.hasDrawn ? refusal('DP-3', 'drawn') : undefined;
    if (!state.hasDrawn) return refusal('DP-3', 'draw-first');
    return handOf(state, seat).includes(parseCard(action.card))
      ? undefined
      : refusal('DP-4', 'hand', { card: action.card });
  },
  apply(state, seat, action, emit) {
    if (action.type === 'draw') {
      const card = drawCard(state, seat);
      emit?.({ type: 'drew', seat }, [{ seat, event: { type: 'drew', seat, card: makeCard(card) } }]);
      return;
    }
    const scored = playCard(state, seat, parseCard(action.card));
    state.infoVersion += 1;
    emit?.({ type: 'played', seat, card: action.card, scored });
    if (state.deck.length > 0) return;
    state.round += 1;
    if (isOver(state)) return;
    deal(state);
    emit?.({ type: 'dealt', round: state.round });
  },
  view(state, viewer) {
    return {
      viewer,
      ...(viewer === RAIL ? {} : { hand: makeCards(handOf(state, viewer)) }),
      handSizes: state.hands.map((hand) => hand.length),
      turn: state.turn,
      pending: drawPlay.pending(state),
      hasDrawn: state.hasDrawn,
      round: state.round,
      scores: [...state.scores],
      deckSize: state.deck.length,
      discard: makeCards(state.discard),
    };
  },
  imagine(view, { options }, random) {
    const seen = new Set([...(view.hand ?? []), ...view.discard]);
    const unseen = shuffle(
      random,
      DECK.filter((card) => !seen.has(makeCard(card))),
    );
    const hands = view.handSizes.map((size, seat) =>
      seat === view.viewer ? parseCards(view.hand ?? []) : unseen.splice(0, size),
    );
    const { turn, hasDrawn, round } = view;
    const piles = { deck: unseen.slice(0, view.deckSize), discard: parseCards(view.discard) };
    return {
      hands,
      ...piles,
      scores: [...view.scores],
      dealer: 0,
      turn,
      hasDrawn,
      round,
      rounds: options.rounds,
      infoVersion: 0,
      random: branch(random),
    };
  },
  outcome: (state) => (isOver(state) ? outcomeOf([...state.scores], []) : undefined),
  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    scores: state.scores.slice(),
    random: state.random.clone(),
  }),
  nextDealer: ({ dealer }) => (dealer + 1) % SEATS,
  infoVersion: (state) => state.infoVersion,
  words: () => ({
    title: 'Draw and Play',
    card: (card) => card,
    event: (event) => ('seat' in event ? say`${aSeat(event.seat)} ${event.type}.` : say`A new round.`),
    refusal: ({ about }) => (about ? say`The ${cardPart(about['card'])} is not in your hand.` : say`Not now.`),
    choice: (action) => (action.type === 'draw' ? say`Draw` : say`Play ${aCard(action.card)}`),
    asked: () => say`Draw one, play one.`,
    line: () => say`Points`,
    reason: () => say`Pairs score.`,
    options: { rounds: { name: 'Rounds', about: 'How often the deck is played through' } },
  }),
  sense: {
    read: (view) => view,
    sightOf: (state, seat) => drawPlay.view(state, seat),
    weigh({ discard }, choices, weights) {
      const below = discard.at(-1)?.charAt(0);
      choices.forEach((action, index) => {
        weights[index] = action.type === 'play' && action.card.charAt(0) === below ? 1 : 0;
      });
    },
    why: () => ({ why: 'pairs' }),
    stage: (state) => state.round,
    prospects(state) {
      const over = drawPlay.outcome(state);
      const total = state.scores.reduce((sum, score) => sum + score, 0);
      return over ? winShares(over) : state.scores.map((score) => (score + 1) / (total + SEATS));
    },
  },
};

export const games = registry([drawPlay]);
