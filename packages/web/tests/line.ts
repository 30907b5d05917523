// A line to the server that can be cut and mended: a network that really fails.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly address: string;
  /** Everything under way breaks off, and nothing new gets through. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function lineTo(server: string): Promise<Line> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const line = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const breakOff = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      breakOff();
    },
    mend() {
      isCut = false;
    },
    close() {
      breakOff();
      line.close();
    },
  };
}
