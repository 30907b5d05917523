// The connection to a puzzle: the rules run in a worker as at any table, and every move is an answer.
import { CHANCE_SEAT, chanceSeatName, detach, type GameAction } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type {
  TableConnection,
  TableListener,
  TableMoment,
  TablePlayer,
} from '@sagebrush/table-kit/table/connection.ts';
import { gameEntry } from '../games/games.ts';
import { newRulesWorker } from '../table/advice.ts';
import { makeCalls } from '../table/calls.ts';
import type { RulesCalls } from '../table/rules-calls.ts';
import type { PuzzleSource } from './puzzle-table.ts';
import type { PuzzleVerdict } from './puzzle-verdict.ts';

const langNow = () => useSettings.getState().lang;

interface PuzzleConnectionOptions {
  readonly game: string;
  readonly source: PuzzleSource;
  /** What you are called, and then the others. */
  readonly names: readonly string[];
  heard(verdict: PuzzleVerdict): void;
}
export interface PuzzleConnection extends TableConnection {
  /** Sets up the position, as often as one likes. */
  begin(): void;
  /** Plays an answer on. */
  playOn(action: GameAction): void;
  solve(): Promise<void>;
}

export function puzzleConnection({ game, source, names, heard }: PuzzleConnectionOptions): PuzzleConnection {
  const worker = newRulesWorker();
  let listener: TableListener | undefined;
  let shown = 0;
  let present = '';
  const calls = makeCalls<RulesCalls>(worker, (sent) => {
    // What an earlier showing still tells is of no interest to the next.
    const moment = sent as TableMoment;
    if (moment.match === present) listener?.moment(moment);
  });
  const opened = calls.call('openPuzzle', game, source);

  /** A match of its own for each showing, so that the table begins anew. */
  async function show(begin: (match: string) => Promise<void>): Promise<void> {
    shown += 1;
    const match = `puzzle-${shown}`;
    present = match;
    try {
      const { table, seat } = await opened;
      const others = names.slice(1);
      const players = table.seats.map((kind, at): TablePlayer => {
        if (kind === CHANCE_SEAT) return { kind, name: chanceSeatName(gameEntry(game), langNow(), table.seats, at) };
        return at === seat
          ? { kind: 'you', name: names[0] ?? '' }
          : { kind: 'bot', level: 'sheriff', name: others[at] ?? '' };
      });
      if (match !== present) return;
      listener?.seating({ match, game, table, you: seat, players, hints: false });
      await begin(match);
    } catch (reason) {
      listener?.failed(reason instanceof Error ? reason.message : String(reason));
    }
  }
  return {
    kind: 'lesson',
    listen(listening) {
      listener = listening;
    },
    begin: () =>
      detach(
        show((match) => calls.call('beginPuzzle', match)),
        reportError,
      ),
    playOn: (action) =>
      detach(
        show((match) => calls.call('playPuzzleOn', match, action)),
        reportError,
      ),
    async solve() {
      // What is said of the puzzle stands there before its table.
      await opened;
      heard(await calls.call('solvePuzzle'));
    },
    async act(seq, action) {
      const answer = await calls.call('actInPuzzle', seq, action);
      if (answer.kind === 'refused') return answer.refusal;
      heard(answer);
      throw new Error('an answer is shown in a world of its own');
    },
    takeBack: () => Promise.resolve(),
    finishedLog: () => Promise.reject(new Error('a puzzle keeps no log')),
    close: () => worker.terminate(),
  };
}
