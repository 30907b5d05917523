// The connection to a lesson: the rules run in a worker as at any table, and every move is held against what the
// step asks for.
import { type LessonStep, YOU } from '@sagebrush/table-kit/lesson.ts';
import type {
  TableConnection,
  TableListener,
  TableMoment,
  TablePlayer,
} from '@sagebrush/table-kit/table/connection.ts';
import { newRulesWorker } from '../table/advice.ts';
import { makeCalls } from '../table/calls.ts';
import type { RulesCalls } from '../table/rules-calls.ts';
import type { LessonVerdict } from './lesson-table.ts';

interface LessonConnectionOptions {
  readonly game: string;
  /** What you and the others are called. */
  readonly names: readonly string[];
  /** Hears how each move was taken; what the rules refuse, the table says itself. */
  heard(answer: Exclude<LessonVerdict, { kind: 'refused' }>): void;
}
export interface LessonConnection extends TableConnection {
  /** Sets up a step, as often as one likes. */
  show(step: LessonStep): void;
}

export function lessonConnection({ game, names, heard }: LessonConnectionOptions): LessonConnection {
  const worker = newRulesWorker();
  let listener: TableListener | undefined;
  let shown = 0;
  let present = '';
  const calls = makeCalls<RulesCalls>(worker, (sent) => {
    // What a step left behind still told is of no interest to the next.
    const moment = sent as TableMoment;
    if (moment.match === present) listener?.moment(moment);
  });
  const seatedAt = (step: LessonStep): TablePlayer[] =>
    Array.from({ length: step.players }, (_, seat) =>
      seat === YOU
        ? { kind: 'you', name: names[seat] ?? '' }
        : { kind: 'bot', level: 'greenhorn', name: names[seat] ?? '' },
    );
  async function setUp(step: LessonStep, match: string): Promise<void> {
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
