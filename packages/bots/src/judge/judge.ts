// The judge: what each choice of a question loses against the best, by proof where an endgame can be solved, else in
// many worlds that are the same for all choices, each played on to the end.
import { fastRandom, type GameAction } from '@sagebrush/engine';
import { type Solution, solve } from '../endgame/sure.ts';
import { playoutOf } from '../playout.ts';
import type { Question } from '../question.ts';
import { rankedChoices } from '../weights.ts';
import { likelyWorld } from '../worlds.ts';

/** The same effort always gives the same judgement. */
export interface JudgeEffort {
  /** How many worlds are imagined: one half chooses the best, the other says what the rest lose. */
  readonly worlds: number;
  readonly seed: string;
  /** Nobody is given up before so many. */
  readonly leastWorlds?: number;
  /** What the endgame comes to, where it was worked out before. */
  readonly solution?: Solution | undefined;
}

export interface JudgedChoice {
  readonly action: GameAction;
  /** What it loses of the win against the best, 0 to 1; noise may put it a little below 0. */
  readonly loss: number;
  /** The standard error of the loss: 0 for the best, and for what is proved to win. */
  readonly error: number;
  /** In how many worlds the loss was measured. */
  readonly worlds: number;
}

export interface Judgement {
  /** The best first, then by what they lose. */
  readonly choices: readonly JudgedChoice[];
  /** The best wins whatever lies hidden and whatever the others do. */
  readonly isProved: boolean;
}

/** Worlds between one look at who lies behind and the next; even, so that both halves grow alike. */
const BATCH = 40;
/** So many standard errors behind in the choosing half, a choice is tried no longer: its loss stands as measured. */
const HOPELESS = 4;

/** What a choice came to, world by world: even numbers choose, odd ones measure. */
interface Tried {
  readonly action: GameAction;
  readonly shares: number[];
}

export function judge(
  question: Question,
  { worlds, seed, leastWorlds = BATCH, solution = solve(question) }: JudgeEffort,
): Judgement {
  const tried: Tried[] = rankedChoices(question).map((action) => ({ action, shares: [] }));
  const [won] = tried.filter(({ action }) => solution?.wins.includes(action));
  const best = race(question, tried, { worlds, seed, leastWorlds });
  const judged = tried.map(({ action, shares }) => ({
    action,
    ...(solution?.wins.includes(action)
      ? { loss: 0, error: 0, worlds: 0 }
      : measured(won === undefined ? best.shares : undefined, shares)),
  }));
  const first = won ?? best;
  return {
    choices: judged.sort(
      (one, other) =>
        Number(other.action === first.action) - Number(one.action === first.action) || one.loss - other.loss,
    ),
    isProved: won !== undefined,
  };
}

/** Tries them in the same worlds, each until it lies clearly behind; answers who is best by the choosing half. */
function race(
  question: Question,
  tried: readonly Tried[],
  { worlds, seed, leastWorlds }: Required<Omit<JudgeEffort, 'solution'>>,
): Tried {
  const { game, seat } = question;
  const random = fastRandom(seed);
  const playOut = playoutOf(game, Number.POSITIVE_INFINITY);
  let racing = tried;
  for (let made = 0; ; ) {
    for (const end = Math.min(worlds, made + BATCH); made < end; made++) {
      const world = likelyWorld(question, random);
      const stage = game.sense.stage(world);
      for (const { action, shares } of racing) {
        const state = game.clone(world);
        game.apply(state, seat, action);
        playOut(state, stage);
        shares.push(Math.fround(game.sense.prospects(state)[seat] ?? 0));
      }
    }
    const best = leader(racing);
    if (made >= worlds || racing.length === 1) return best;
    if (made < leastWorlds) continue;
    racing = racing.filter(({ shares }) => {
      const { loss, error } = lossIn(CHOOSING, best.shares, shares);
      return loss <= HOPELESS * error;
    });
  }
}

const CHOOSING = 0;
const MEASURING = 1;

const sumIn = (half: number, shares: readonly number[]): number =>
  shares.reduce((sum, share, world) => (world % 2 === half ? sum + share : sum), 0);
/** Those that still race have been in the same worlds. */
const leader = (racing: readonly Tried[]): Tried =>
  racing.reduce((best, one) => (sumIn(CHOOSING, one.shares) > sumIn(CHOOSING, best.shares) ? one : best));

/** Against the best, or against a win that is sure. */
const measured = (best: readonly number[] | undefined, shares: readonly number[]): Omit<JudgedChoice, 'action'> =>
  best === shares ? { loss: 0, error: 0, worlds: 0 } : lossIn(MEASURING, best, shares);

/** World by world. One more without any loss is thrown in for the error: equal results are no certainty. */
function lossIn(half: number, best: readonly number[] | undefined, shares: readonly number[]) {
  let [worlds, sum, squares] = [0, 0, 0];
  for (let world = half; world < shares.length; world += 2) {
    const loss = (best?.[world] ?? 1) - (shares[world] as number);
    worlds += 1;
    sum += loss;
    squares += loss * loss;
  }
  if (worlds === 0) return { loss: 0, error: Number.POSITIVE_INFINITY, worlds };
  const mean = sum / (worlds + 1);
  const variance = Math.max(1 / (worlds + 1), squares - (worlds + 1) * mean * mean) / worlds;
  return { loss: sum / worlds, error: Math.sqrt(variance / worlds), worlds };
}
