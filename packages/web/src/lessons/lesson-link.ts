// The link to a lesson: the rules run in a worker as at any table, and every move is held against what the step asks
// for.
import { type Step, YOU } from '@sagebrush/table-kit/lesson.ts';
import type { Listener, Player, TableConnection, ToldMoment } from '@sagebrush/table-kit/table/connection.ts';
import { newRulesWorker } from '../table/advice.ts';
import { makeCalls } from '../table/calls.ts';
import type { RulesCalls } from '../table/rules-calls.ts';
import type { Answer } from './lesson-table.ts';

interface Wish {
  readonly game: string;
  /** What you and the others are called. */
  readonly names: readonly string[];
  /** Hears how each move was taken; what the rules refuse, the table says itself. */
  heard(answer: Exclude<Answer, { kind: 'refused' }>): void;
}
export interface LessonLink extends TableConnection {
  /** Sets up a step, as often as one likes. */
  show(step: Step): void;
}

export function lessonLink({ game, names, heard }: Wish): LessonLink {
  const worker = newRulesWorker();
  let listener: Listener | undefined;
  let shown = 0;
  let present = '';
  const calls = makeCalls<RulesCalls>(worker, (told) => {
    // What a step left behind still told is of no interest to the next.
    const moment = told as ToldMoment;
    if (moment.match === present) listener?.moment(moment);
  });
  const seatedAt = (step: Step): Player[] =>
    Array.from({ length: step.players }, (_, seat) =>
      seat === YOU
        ? { kind: 'you', name: names[seat] ?? '' }
        : { kind: 'bot', level: 'greenhorn', name: names[seat] ?? '' },
    );
  async function setUp(step: Step, match: string): Promise<void> {
    const table = await calls.call('openLesson', game, step, match);
    if (match !== present) return;
    listener?.seating({ match, game, table, you: YOU, players: seatedAt(step), hints: false });
    await calls.call('beginLesson');
  }
  return {
    kind: 'lesson',
    listen(listening) {
      listener = listening;
    },
    show(step) {
      shown += 1;
      const match = `lesson-${game}-${step.id}-${shown}`;
      present = match;
      setUp(step, match).catch((reason: Error) => listener?.failed(reason.message));
    },
    async act(seq, action) {
      const answer = await calls.call('actInLesson', seq, action);
      if (answer.kind === 'refused') return answer.refusal;
      heard(answer);
      if (answer.kind === 'wrong') throw new Error('another move is asked for');
      return undefined;
    },
    takeBack: () => Promise.resolve(),
    finishedLog: () => Promise.reject(new Error('a lesson keeps no log')),
    close: () => worker.terminate(),
  };
}
