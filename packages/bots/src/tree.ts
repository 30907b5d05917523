// Marshal's look ahead: information-set tree search. Each seat has a tree of its own, of what it has seen; what it
// cannot tell apart is one branch.
import type { Emit, Game, GameAction, GameEvent, PrivateEvent, Seat } from '@sagebrush/engine';
import { type Lookahead, movesAhead } from './lookahead.ts';
import { playoutOf } from './playout.ts';
import type { Question } from './question.ts';
import { stateValue } from './value/value.ts';
import { ranking } from './weights.ts';

/** How a seat has fared with one of its moves at a node in its tree. */
interface Branch {
  visits: number;
  share: number;
}
interface TreeNode {
  visits: number;
  /** By the seat's own actions. */
  readonly branches: Map<GameAction, Branch>;
  /** Where it leads: by an own action, or by what was told of somebody else's. */
  readonly next: Map<GameAction | string, TreeNode>;
}
const freshNode = (): TreeNode => ({ visits: 0, branches: new Map(), next: new Map() });

interface BranchTaken {
  readonly seat: Seat;
  readonly branch: Branch;
}

/** How many moves are tried at a node at most, the best by the rules of thumb first. */
const MOST_TRIED = 5;
/** How much a move that was tried little is worth trying, against what is known of the others. */
const CURIOSITY = 0.3;

export function treeLookahead(question: Question): Lookahead {
  const { game, table, seat: asker } = question;
  const horizon = movesAhead(question);
  const playOut = playoutOf(game, horizon);
  const value = stateValue(game, table);
  const roots = table.seats.map(freshNode);
  const choose = chooser(game);
  return (world, action, stage) => {
    const nodes = roots.slice();
    const taken: BranchTaken[] = [];
    applyAndDescend(game, world, asker, action, nodes);
    // Moves in the trees count as moves of the playout: what lies beyond the horizon is noise to the value, whoever has
    // thought of it.
    let moves = 0;
    for (; moves < horizon && game.sense.stage(world) === stage; moves++) {
      const seat = game.pending(world)[0];
      if (seat === undefined) break;
      const node = nodes[seat] as TreeNode;
      node.visits += 1;
      // A node is entered with its second visit: the first is played out, so that a tree grows by one node at a time.
      if (node.visits === 1) break;
      const { action: chosen, branch } = choose(world, seat, node);
      if (branch) taken.push({ seat, branch });
      applyAndDescend(game, world, seat, chosen, nodes);
    }
    playOut(world, stage, moves);
    const shares = value(world, stage);
    for (const { seat, branch } of taken) {
      branch.visits += 1;
      branch.share += Math.fround(shares[seat] ?? 0);
    }
    return shares;
  };
}

/**
 * Carries out an action and moves every seat on in its tree: the one who acts by the action, the others by what they
 * are told of it first.
 */
function applyAndDescend(game: Game, world: unknown, seat: Seat, action: GameAction, nodes: TreeNode[]): void {
  let emitted: GameEvent | undefined;
  let privateEvents: readonly PrivateEvent<GameEvent>[] | undefined;
  const emit: Emit<GameEvent> = (event, forms) => {
    if (emitted) return;
    emitted = event;
    privateEvents = forms;
  };
  game.apply(world, seat, action, emit);
  const common = JSON.stringify(emitted);
  nodes[seat] = nextNode(nodes[seat] as TreeNode, action);
  for (let other = 0; other < nodes.length; other++) {
    if (other === seat) continue;
    const own = privateEvents?.find((form) => form.seat === other);
    nodes[other] = nextNode(nodes[other] as TreeNode, own ? JSON.stringify(own.event) : common);
  }
}

function nextNode(node: TreeNode, key: GameAction | string): TreeNode {
  const known = node.next.get(key);
  if (known) return known;
  const fresh = freshNode();
  node.next.set(key, fresh);
  return fresh;
}

/** The move that promises most, or that has been tried too little to tell; of those that this world allows. */
function chooser(game: Game) {
  return (world: unknown, seat: Seat, node: TreeNode): { action: GameAction; branch?: Branch } => {
    const choices = game.choices(world, seat);
    if (choices.length === 1) return { action: choices[0] as GameAction };
    const weights = new Float64Array(choices.length);
    game.sense.weigh(game.sense.sightOf(world, seat), choices, weights);
    const ranked = ranking(weights).slice(0, MOST_TRIED);
    const branches = ranked.map((index) => branchOf(node, choices[index] as GameAction));
    const tried = branches.reduce((sum, { visits }) => sum + visits, 0);
    const mean = tried === 0 ? 0 : branches.reduce((sum, { share }) => sum + share, 0) / tried;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [rank, { visits, share }] of branches.entries()) {
      const promise = visits === 0 ? mean : share / visits;
      const worth = promise + (CURIOSITY * priorOf(rank) * Math.sqrt(tried)) / (1 + visits);
      if (worth > most) [best, most] = [rank, worth];
    }
    return { action: choices[ranked[best] as number] as GameAction, branch: branches[best] as Branch };
  };
}

function branchOf(node: TreeNode, action: GameAction): Branch {
  const known = node.branches.get(action);
  if (known) return known;
  const fresh = { visits: 0, share: 0 };
  node.branches.set(action, fresh);
  return fresh;
}

/** What the rules of thumb say before anything was tried: the favourite, then ever less. */
const priorOf = (rank: number): number => 1 / (1 + rank) ** 2;
