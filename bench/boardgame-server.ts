// The common game in the idiom of boardgame.io: hidden hands by STRIP_SECRETS, moves on the server only, two moves a
// turn.
import { createRequire } from 'node:module';

type Player = { hand: number[] };
type Table = {
  secret: { deck: number[] };
  players: Record<string, Player>;
  counts: number[];
  discard: number[];
  scores: number[];
  round: number;
};
type Context = { G: Table; playerID: string; random: { Shuffle<T>(items: T[]): T[] } };

const require = createRequire(import.meta.url);
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core') as {
  PlayerView: { STRIP_SECRETS: unknown };
  INVALID_MOVE: string;
};

function deal(table: Table, random: Context['random']): void {
  table.secret.deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
  table.discard = [];
  for (let seat = 0; seat < 4; seat++) {
    table.players[seat] = { hand: table.secret.deck.splice(-5) };
    table.counts[seat] = 5;
  }
}
const handOf = ({ G, playerID }: Context): number[] => G.players[playerID]?.hand ?? [];

function draw(context: Context): string | undefined {
  const hand = handOf(context);
  const card = context.G.secret.deck.pop();
  if (hand.length !== 5 || card === undefined) return INVALID_MOVE;
  hand.push(card);
  context.G.counts[Number(context.playerID)] = 6;
  return undefined;
}

function play(context: Context, index: number): string | undefined {
  const { G, playerID, random } = context;
  const hand = handOf(context);
  if (hand.length !== 6 || !(index >= 0 && index < 6)) return INVALID_MOVE;
  const card = hand.splice(index, 1)[0] ?? 0;
  const below = G.discard.at(-1);
  const seat = Number(playerID);
  if (below !== undefined && below >> 2 === card >> 2) G.scores[seat] = (G.scores[seat] ?? 0) + 1;
  G.discard.push(card);
  G.counts[seat] = 5;
  if (G.secret.deck.length === 0) {
    G.round += 1;
    deal(G, random);
  }
  return undefined;
}

const game = {
  name: 'draw-play',
  disableUndo: true,
  minPlayers: 4,
  maxPlayers: 4,
  setup({ random }: Pick<Context, 'random'>): Table {
    const table: Table = { secret: { deck: [] }, players: {}, counts: [], discard: [], scores: [0, 0, 0, 0], round: 0 };
    deal(table, random);
    return table;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: { draw: { client: false, move: draw }, play: { client: false, move: play } },
};

/** Starts boardgame.io's own server, in memory, and answers with its port. */
export async function startBoardgame(): Promise<number> {
  const { Server } = require('boardgame.io/server') as {
    Server(options: object): { run(port: number): Promise<{ appServer: { address(): { port: number } } }> };
  };
  const { appServer } = await Server({ games: [game], origins: [/127\.0\.0\.1/] }).run(0);
  return appServer.address().port;
}
