// A server in a process of its own, for tests that kill it. Settings come as JSON; the address goes to the parent, and
// what it asks for.
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ServeOptions, serve, stopOnSignal } from '../serve.ts';

/**
 * What a parent may ask of a server in a process of its own: its wall clock to step, time to pass, or what it holds.
 */
export type Order = { readonly type: 'step' | 'pass'; readonly by: number } | { readonly type: 'footprint' };
export interface Footprint {
  /** Bytes that are still in use after everything else was collected. */
  readonly memory: number;
  /** Sockets, timers, files and threads that keep the process busy. */
  readonly handles: number;
  /** Seconds of processor time so far, all threads together. */
  readonly cpu: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let [stepped, passed] = [0, 0];
const clocks = { now: () => Date.now() + stepped + passed, monotonic: () => performance.now() + passed };
const serving = await serve({ ...(JSON.parse(process.argv[2] ?? '{}') as ServeOptions), ...clocks });
stopOnSignal(serving);
process.on('disconnect', () => process.exit(1));
process.on('message', (order: Order) => {
  if (order.type === 'step') stepped += order.by;
  if (order.type === 'pass') passed += order.by;
  if (order.type !== 'footprint') return;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const handles = process.getActiveResourcesInfo().length;
  const footprint: Footprint = { memory: heapUsed + external, handles, cpu: (user + system) / 1e6 };
  process.send?.(footprint);
});
// Who is killed writes nothing at its end.
flushCompileCache();
process.send?.(serving.address);
