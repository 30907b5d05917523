// The terminal itself: the other screen, raw keys, the size of the window, and everything put back at the end.
import { emitKeypressEvents } from 'node:readline';
import type { Window } from './draw.ts';
import { coloured, type Line, plainText } from './spans.ts';

export interface Key {
  readonly name: string;
  /** The letter, sign or digit that was typed; empty for keys such as the arrows. */
  readonly text: string;
  readonly ctrl: boolean;
}
export interface FullScreen {
  window(): Window;
  show(lines: readonly Line[]): void;
  /** The next key; undefined when the time is up first, or when the window has changed and all must be drawn anew. */
  key(waitMs?: number): Promise<Key | undefined>;
  close(): void;
}

const OPEN = '\x1b[?1049h\x1b[2J';
const CLOSE = '\x1b[?1049l\x1b[?25h';

export function openFullScreen(
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WriteStream = process.stdout,
): FullScreen {
  const keys: Key[] = [];
  let wake: () => void = () => undefined;
  const onKey = (text: string | undefined, key: { readonly name?: string; readonly ctrl?: boolean }): void => {
    keys.push({
      name: key.name ?? '',
      text: text !== undefined && /^[\P{C}]+$/u.test(text) ? text : '',
      ctrl: key.ctrl ?? false,
    });
    wake();
  };
  const onResize = (): void => wake();
  const restore = (): void => {
    output.write(CLOSE);
  };
  const onTerminate = (): void => process.exit(143);
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  input.on('keypress', onKey);
  output.on('resize', onResize);
  process.once('exit', restore);
  process.once('SIGTERM', onTerminate);
  output.write(OPEN);
  return {
    window: () => ({ columns: output.columns, rows: output.rows }),
    show(lines) {
      const text = process.env['NO_COLOR'] ? plainText : coloured;
      // Each line is cleared to its end after it is written, so that nothing flickers.
      output.write(`\x1b[?25l\x1b[H${lines.map((line) => `${text(line)}\x1b[K`).join('\r\n')}\x1b[?25h`);
    },
    async key(waitMs) {
      if (keys.length === 0) {
        await new Promise<void>((resolve) => {
          const timer = waitMs === undefined ? undefined : setTimeout(resolve, waitMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = () => undefined;
      }
      return keys.shift();
    },
    close() {
      process.off('exit', restore);
      process.off('SIGTERM', onTerminate);
      input.off('keypress', onKey);
      output.off('resize', onResize);
      input.setRawMode(false);
      input.pause();
      restore();
    },
  };
}

/** One key on a line of input. */
export function typedAfter(typed: string, { name, text, ctrl }: Key): string {
  if (name === 'backspace') return typed.slice(0, -1);
  if (name === 'escape' || (ctrl && name === 'u')) return '';
  return ctrl ? typed : typed + text;
}
