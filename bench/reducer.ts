// The yardstick for speed: boardgame.io's bare reducer on a small common game, without client, server or views.
import { createRequire } from 'node:module';
import type { Contender } from './race.ts';

// Its development build checks and freezes far more; nobody would measure that.
process.env['NODE_ENV'] ??= 'production';
const load = createRequire(import.meta.url);

interface Common {
  secret: { deck: number[] };
  players: { [seat: string]: { hand: number[] } };
  counts: number[];
  discard: number[];
  scores: number[];
  round: number;
}
interface Shuffler {
  Shuffle(cards: number[]): number[];
}
interface Turn {
  readonly G: Common;
  readonly playerID: string;
  readonly random: Shuffler;
}
interface State {
  readonly G: Common;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}
interface Internal {
  CreateGameReducer(setup: { game: object }): (state: State, action: object) => State;
  InitializeGame(setup: { game: object; numPlayers: number }): State;
}

const SEATS = 4;
const HAND = 5;

function deal(common: Common, random: Shuffler): void {
  common.secret.deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
  common.discard = [];
  for (let seat = 0; seat < SEATS; seat++) {
    common.players[seat] = { hand: common.secret.deck.splice(-HAND) };
    common.counts[seat] = HAND;
  }
}
const handOf = ({ G, playerID }: Turn): number[] => G.players[playerID]?.hand ?? [];

/**
 * Four seats, hands of five: draw one, play one; the same rank as the card below scores. An empty deck is dealt anew,
 * so it never ends.
 */
const commonGame = (refused: string): object => ({
  name: 'draw-play',
  disableUndo: true,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }: { random: Shuffler }): Common => {
    const common: Common = {
      secret: { deck: [] },
      players: {},
      counts: [],
      discard: [],
      scores: [0, 0, 0, 0],
      round: 0,
    };
    deal(common, random);
    return common;
  },
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    draw: (turn: Turn) => {
      const hand = handOf(turn);
      if (hand.length !== HAND) return refused;
      hand.push(turn.G.secret.deck.pop() ?? 0);
      turn.G.counts[Number(turn.playerID)] = hand.length;
      return undefined;
    },
    play: (turn: Turn, index: number) => {
      const hand = handOf(turn);
      if (hand.length !== HAND + 1 || !(index >= 0 && index < hand.length)) return refused;
      const seat = Number(turn.playerID);
      const [card = 0] = hand.splice(index, 1);
      const below = turn.G.discard.at(-1);
      if (below !== undefined && below >> 2 === card >> 2) turn.G.scores[seat] = (turn.G.scores[seat] ?? 0) + 1;
      turn.G.discard.push(card);
      turn.G.counts[seat] = hand.length;
      if (turn.G.secret.deck.length === 0) {
        turn.G.round += 1;
        deal(turn.G, turn.random);
      }
      return undefined;
    },
  },
});

/** One operation is one move of an endless match, the card played at random. */
export function bareReducer(): Contender {
  const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as Internal;
  const { INVALID_MOVE } = load('boardgame.io/core') as { INVALID_MOVE: string };
  const game = commonGame(INVALID_MOVE);
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: SEATS });
  let seed = 99;
  const random = (): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return seed >>> 0;
  };
  return {
    name: "boardgame.io 0.50.2's bare reducer, common game",
    run(_, count) {
      for (let done = 0; done < count; done++) {
        const playerID = state.ctx.currentPlayer;
        const before = state._stateID;
        const mustDraw = state.G.players[playerID]?.hand.length === HAND;
        const move = mustDraw
          ? { type: 'draw', args: [], playerID }
          : { type: 'play', args: [random() % (HAND + 1)], playerID };
        state = reducer(state, { type: 'MAKE_MOVE', payload: move });
        if (state._stateID !== before + 1) throw new Error(`boardgame.io refused ${move.type}`);
      }
      return state._stateID;
    },
  };
}
