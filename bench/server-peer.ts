// One server in a process of its own, forked by server.ts and load.ts: ours, with settings as JSON, or boardgame.io's,
// each with the same small game; or one that does nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { detach } from '../packages/engine/src/index.ts';
import { NO_QUOTAS, type ServeOptions, serve } from '../packages/server/src/index.ts';
import { startBareColyseus, startBareHttp, startBareSockets } from './bare-server.ts';
import { startBoardgame } from './boardgame-server.ts';
import type { Peer } from './spell.ts';

const settings = JSON.parse(process.argv[3] ?? '{}') as Partial<ServeOptions>;
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
let before = process.cpuUsage();
let stop: () => Promise<void> | void = () => undefined;

/** All clients come from one address, and as fast as they can. */
const WIDE_OPEN = {
  requestsPerMinute: 1e12,
  mostStreamsPerAddress: 1e6,
  mostStreamsPerPerson: 1e6,
  mostConnectionsPerAddress: 1e6,
  quotas: NO_QUOTAS,
};

async function startOurs(): Promise<number> {
  const dataFolder = settings.dataFolder ?? mkdtempSync(join(tmpdir(), 'sagebrush-bench-'));
  const gamesModule = new URL('../packages/server/src/testing/draw-play.ts', import.meta.url).href;
  const serving = await serve({ port: 0, dataFolder, gamesModule, logLevel: 'error', ...WIDE_OPEN, ...settings });
  stop = async () => {
    await serving.stop();
    if (settings.dataFolder === undefined) rmSync(dataFolder, { recursive: true });
  };
  return Number(new URL(serving.address).port);
}

process.on('message', (message: 'mark' | 'report' | 'stop') => {
  if (message === 'mark') {
    before = process.cpuUsage();
    delay.reset();
  }
  if (message === 'report') {
    const { user, system } = process.cpuUsage(before);
    process.send?.({
      cpu: (user + system) / 1e6,
      rss: process.memoryUsage().rss,
      loopDelay: delay.percentile(99) / 1e6 - 10,
    });
  }
  if (message === 'stop') {
    detach(
      Promise.resolve(stop()).then(() => process.exit(0)),
      () => process.exit(1),
    );
  }
});
process.on('disconnect', () => process.exit(1));

const START: Readonly<Record<Peer, () => Promise<number>>> = {
  sagebrush: startOurs,
  'boardgame.io': startBoardgame,
  'bare http': startBareHttp,
  'bare ws': startBareSockets,
  'bare Colyseus': startBareColyseus,
};
const port = await START[process.argv[2] as Peer]();
process.send?.({ port });
