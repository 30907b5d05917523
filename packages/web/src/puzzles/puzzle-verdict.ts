// What an answer to a puzzle comes to: it is tried beside the right one in the same imagined worlds.
import { likelyWorld, playoutOf } from '@sagebrush/bots';
import { type BaseView, fastRandom, type GameAction, type Question, type Reason } from '@sagebrush/engine';

/** What a choice comes to in the worlds that were tried. */
export interface Tried {
  readonly action: GameAction;
  /** Of the win. */
  readonly share: number;
  readonly reason: Reason;
}
export interface PuzzleVerdict {
  /** `shown` where nobody has answered. */
  readonly kind: 'right' | 'wrong' | 'shown';
  readonly view: BaseView;
  readonly right: Tried;
  readonly answer: Tried;
}
/** A puzzle as answers are tried in it. */
export interface PuzzleTrial {
  readonly question: Question;
  readonly state: unknown;
  readonly right: GameAction;
  /** What a review found is no proof: there an answer that is as good is right too. */
  readonly isProved: boolean;
}

const WORLDS = 200;

interface Compared {
  /** The last of the worlds that tell both apart best. */
  readonly world: unknown;
  readonly right: number;
  readonly answer: number;
}

/** Both in the same worlds. */
export function compared({ question, state, right }: PuzzleTrial, answer: GameAction): Compared {
  const random = fastRandom(`puzzle ${JSON.stringify(answer)}`);
  const shareIn = sharesOf(question);
  const sums = { right: 0, answer: 0 };
  let telling = { world: state, lead: Number.NEGATIVE_INFINITY };
  for (let made = 0; made < WORLDS; made++) {
    const world = likelyWorld(question, random);
    const [best, tried] = [shareIn(world, right), shareIn(world, answer)];
    sums.right += best;
    sums.answer += tried;
    const lead = answer === right ? best : best - tried;
    if (lead > telling.lead) telling = { world, lead };
  }
  return { world: telling.world, right: sums.right / WORLDS, answer: sums.answer / WORLDS };
}

/** What a choice is worth in a world that is played to its end. */
function sharesOf({ game, seat }: Question): (world: unknown, action: GameAction) => number {
  const playOut = playoutOf(game, Number.POSITIVE_INFINITY);
  return (world, action) => {
    const copy = game.clone(world);
    const stage = game.sense.stage(copy);
    game.apply(copy, seat, action);
    playOut(copy, stage);
    return game.sense.prospects(copy)[seat] ?? 0;
  };
}

export function verdictOn(trial: PuzzleTrial, answer: GameAction): PuzzleVerdict {
  const { question, right, isProved } = trial;
  const { game, table, view } = question;
  const sight = game.sense.read(view, table);
  const shares = compared(trial, answer);
  const tried = (action: GameAction, share: number): Tried => ({
    action,
    share,
    reason: game.sense.why(sight, action),
  });
  return {
    kind: answer === right || (!isProved && shares.answer >= shares.right) ? 'right' : 'wrong',
    view,
    right: tried(right, shares.right),
    answer: tried(answer, shares.answer),
  };
}
