// What the worker can be asked: to run a local table, a replay, a step of a lesson or a puzzle, and for a hint, a reason or a
// check.

import { HINT_LEVEL, type Thought, think } from '@sagebrush/bots';
import {
  fastRandom,
  type GameAction,
  type Log,
  logShape,
  type Refusal,
  type Seat,
  type Table,
  verify,
} from '@sagebrush/engine';
import type { LessonStep } from '@sagebrush/table-kit/lesson.ts';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import type { Seen } from '@sagebrush/table-kit/table/table-control.ts';
import { loadRules } from '../games/games.ts';
import { type LessonTable, type LessonVerdict, openLessonTable } from '../lessons/lesson-table.ts';
import { openPuzzleTable, type PuzzleAnswer, type PuzzleSource, type PuzzleTable } from '../puzzles/puzzle-table.ts';
import type { PuzzleVerdict } from '../puzzles/puzzle-verdict.ts';
import { openReplayer, type Replayer, type ReplayPoint } from '../replay/replayer.ts';
import { type LocalTable, openLocalTable } from './local-table.ts';
import { savedMatch, saveMatch } from './match-store.ts';

/** People ask seldom and can wait. */
const HINT_MS = 1000;

export type RulesCalls = ReturnType<typeof rulesCalls>;

export function rulesCalls(notify: (moment: TableMoment) => void) {
  let local: LocalTable | undefined;
  let replayer: Replayer | undefined;
  let lesson: LessonTable | undefined;
  let puzzle: PuzzleTable | undefined;
  const table = (): LocalTable => {
    if (!local) throw new Error('no table is open');
    return local;
  };
  const step = (): LessonTable => {
    if (!lesson) throw new Error('no lesson is open');
    return lesson;
  };
  const position = (): PuzzleTable => {
    if (!puzzle) throw new Error('no puzzle is open');
    return puzzle;
  };
  return {
    async open(id: string): Promise<void> {
      const saved = await savedMatch(id);
      if (!saved) throw new Error(`no match ${id} is kept here`);
      local?.stop();
      local = openLocalTable(await loadRules(saved.game), saved, {
        onMoment: notify,
        save: saveMatch,
        now: () => Date.now(),
        elapsed: () => performance.now(),
        failed: reportError,
      });
      await local.begin();
    },
    act: (seq: number, action: GameAction): Promise<Refusal | null> => table().act(seq, action),
    takeBack: (): Promise<boolean> => table().takeBack(),
    uncover: (seat: Seat): Promise<void> => table().uncover(seat),
    finishedLog: (): Log => table().finishedLog(),
    nextDealer: (): Seat | undefined => table().nextDealer(),

    /** Reads a log to its end; says the number of its last moment. */
    async openReplay(game: string, log: Log): Promise<number> {
      replayer = openReplayer(await loadRules(game), logShape.parse(log));
      return replayer.last;
    },
    momentAt(point: ReplayPoint): TableMoment {
      if (!replayer) throw new Error('no replay is open');
      return replayer.momentAt(point);
    },
    /** Sets up a step; says at what table. Its first moment is told when the step begins. */
    async openLesson(game: string, wanted: LessonStep, match: string): Promise<Table<object>> {
      lesson = openLessonTable(await loadRules(game), wanted, match, notify);
      return lesson.table;
    },
    beginLesson: (): void => step().begin(),
    actInLesson: (seq: number, action: GameAction): LessonVerdict => step().act(seq, action),

    /** Says at what table one sits, and where. */
    async openPuzzle(game: string, source: PuzzleSource): Promise<Pick<PuzzleTable, 'table' | 'seat'>> {
      puzzle = openPuzzleTable(await loadRules(game), source, notify);
      const { table: at, seat } = puzzle;
      return { table: at, seat };
    },
    beginPuzzle: (match: string): void => position().begin(match),
    actInPuzzle: (seq: number, action: GameAction): PuzzleAnswer => position().act(seq, action),
    playPuzzleOn: (match: string, action: GameAction): void => position().playOn(match, action),
    solvePuzzle: (): PuzzleVerdict => position().solution(),

    /** Why not, from the view alone: a seat is refused the same in every world that it cannot tell apart. */
    async whyNot({ game, table: at, seat, view }: Seen, action: GameAction): Promise<Refusal | null> {
      const rules = await loadRules(game);
      return rules.refuse(rules.imagine(view, at, fastRandom('why not')), seat, action) ?? null;
    },
    async hint({ game, table: at, seat, view }: Seen, choices: readonly GameAction[]): Promise<Thought> {
      const until = performance.now() + HINT_MS;
      const question = { game: await loadRules(game), table: at, seat, view, choices };
      return think(HINT_LEVEL, question, fastRandom(`hint ${until}`), { isTimeUp: () => performance.now() > until });
    },
    /** What does not fit in a finished log; nothing when all does. */
    async verify(game: string, log: Log): Promise<readonly string[]> {
      return verify(await loadRules(game), logShape.parse(log));
    },
  } as const;
}
