// What Lighthouse has recorded of a page, with each task of a thread at its CPU time in place of its time by the clock:
// on a machine with much else to do most of that is waiting for a turn.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Times are in microseconds; those that begin with `t` are of the thread. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  ts: number;
  dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}
/** What a thread does in one go. */
interface Task {
  readonly at: number;
  readonly length: number;
  readonly begun: number;
  readonly cpu: number;
}
interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

const TASK = /\bRunTask$/;

function taskOf(event: TraceEvent): Task | undefined {
  const { name, ph, ts, dur, tts, tdur } = event;
  if (ph !== 'X' || !TASK.test(name) || dur === undefined || tts === undefined || tdur === undefined) return undefined;
  return { at: ts, length: dur, begun: tts, cpu: Math.min(tdur, dur) };
}

/** A task keeps the time at which it begins; what happens in it moves together. */
function charge(trace: Trace): void {
  for (const events of Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid} ${tid}`).values()) {
    let task: Task | undefined;
    // What begins a task stands before all that begins with it.
    for (const event of events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
      const begun = taskOf(event);
      if (begun) {
        task = begun;
        event.dur = begun.cpu;
      } else if (task && event.ts <= task.at + task.length) {
        chargeWithin(task, event);
      }
    }
  }
}

function chargeWithin({ at, length, begun, cpu }: Task, event: TraceEvent): void {
  const { ts, dur, tts, tdur } = event;
  const done = tts === undefined ? ((ts - at) * cpu) / length : tts - begun;
  const into = Math.min(Math.max(0, done), cpu) || 0;
  if (dur !== undefined) event.dur = Math.min(tdur ?? dur, cpu - into);
  event.ts = Math.round(at + into);
}

/** Changes the trace in a folder of `gatherMode`. */
export function chargeCpuTime(folder: string): void {
  const [name, ...more] = readdirSync(folder).filter((file) => /trace/i.test(file) && !/error/i.test(file));
  if (name === undefined || more.length > 0) throw new Error(`which of these is the trace? ${readdirSync(folder)}`);
  const trace: Trace = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  charge(trace);
  writeFileSync(join(folder, name), JSON.stringify(trace));
}
