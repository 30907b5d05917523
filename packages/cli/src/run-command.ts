// How a command ends: 0 done, 1 the answer is no, 2 the question was wrong. Never a stack trace for bad input.
import { FormatError } from '@sagebrush/engine';
import { CommanderError } from 'commander';

/** The command worked and its answer is no: a shuffle that does not fit, a file with mistakes. */
export class AnswerIsNo extends Error {}

export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof AnswerIsNo) {
      if (error.message !== '') process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
      return;
    }
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    if (!(error instanceof FormatError) && !isFileError(error)) throw error;
    process.stderr.write(`sagebrush: ${isFileError(error) ? fileTrouble(error) : error.message}\n`);
    process.exitCode = 2;
  }
}

const FILE_TROUBLE: Readonly<Record<string, string>> = {
  EEXIST: 'is there already',
  ENOENT: 'is not there',
  EACCES: 'is not open to you',
  EISDIR: 'is a folder',
  ENOTDIR: 'leads through what is no folder',
};
/** The file and what is wrong with it; in the system's own words where ours have none for it. */
function fileTrouble({ code = '', path, message }: NodeJS.ErrnoException): string {
  const trouble = FILE_TROUBLE[code];
  return path === undefined || trouble === undefined ? message : `${path}: ${trouble}`;
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** Reading stops quietly when the reader of our output has gone, as with `| head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** Runs until done or until the first Ctrl-C, which asks it to stop; a second one ends the program at once. */
export async function untilInterrupted(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const onInterrupt = (): void => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  process.on('SIGINT', onInterrupt);
  try {
    await work(stop.signal);
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}
