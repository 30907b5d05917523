// A wire that can be cut: everything that goes to a server by here breaks off when somebody says so.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Cutter {
  readonly base: string;
  /** Breaks every connection there is; new ones go through. */
  cut(): void;
  close(): Promise<void>;
}

export async function cutter(port: number): Promise<Cutter> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
