// An endgame as if all cards lay open. Who cannot win so cannot win at all: it rules out most lines before hidden cards
// are thought about.
import { type EndgameSearch, type EndgameVerdict, type Goal, stateAfter, verdictNow } from './lines.ts';

/** What was found out about a state, and how far was looked. */
interface Found {
  readonly verdict: EndgameVerdict;
  readonly moves: number;
}
export type OpenCards = (world: unknown, goal: Goal) => EndgameVerdict;

/** One for each wanted share: it remembers what it has found out. */
export function openCards(search: EndgameSearch): OpenCards {
  const { game, seat } = search.question;
  const found = new Map<string, Found>();

  const judged: OpenCards = (world, goal) => {
    const now = verdictNow(search, world, goal);
    if (now) return now;
    const key = game.fingerprint?.(world);
    const known = key === undefined ? undefined : found.get(key);
    if (known && (known.verdict !== 'open' || known.moves >= goal.moves)) return known.verdict;
    const verdict = lookedAhead(world, { ...goal, moves: goal.moves - 1 });
    if (key !== undefined && search.movesLeft > 0) found.set(key, { verdict, moves: goal.moves });
    return verdict;
  };

  /** The seat needs one move that is sure; of the others' moves none may spoil it. */
  function lookedAhead(world: unknown, goal: Goal): EndgameVerdict {
    const next = game.pending(world)[0] ?? seat;
    const [settling, otherwise] = next === seat ? (['sure', 'unsure'] as const) : (['unsure', 'sure'] as const);
    let isOpen = false;
    for (const action of game.choices(world, next)) {
      const state = stateAfter(search, world, next, action);
      const verdict = state === undefined ? 'unsure' : judged(state, goal);
      if (verdict === settling) return settling;
      // Whatever else the others can do, it is not sure within these moves.
      if (verdict === 'open' && next !== seat) return 'open';
      if (verdict === 'open') isOpen = true;
    }
    return isOpen ? 'open' : otherwise;
  }
  return judged;
}
