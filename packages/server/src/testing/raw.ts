// A connection that says exactly what a test wants said, and keeps all that it hears.
import { connect, type Socket } from 'node:net';

export interface Raw {
  readonly socket: Socket;
  /** What was heard so far. */
  heard(): string;
  /** All that was heard, once the server has closed it. */
  readonly closed: Promise<string>;
}

export async function raw(base: string, ...lines: readonly string[]): Promise<Raw> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString('utf8');
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(text));
  });
  await new Promise((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', resolve);
  });
  if (lines.length > 0) socket.write(lines.join('\r\n'));
  return { socket, heard: () => text, closed };
}

/** The problem that an answer ends with. */
export const problemIn = (answer: string): unknown =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as unknown;
