// Makes the finished logs: 200 of each game, from every door.
import { availableParallelism } from 'node:os';
import { games } from '../../packages/games/all/src/index.ts';
import { type Door, type EndedLog, endedLog } from './ended-log.ts';
import { packLines } from './fixtures.ts';
import { browserLog, engineLog, terminalLog } from './offline-logs.ts';
import { serverLogs } from './server-logs.ts';
import { type TableOptions, tableOptionsFor } from './table-options.ts';

/** How many tables at each door. Every third table of the server plays a second match: 70 logs. */
const TABLES: Readonly<Record<Door, number>> = { server: 52, terminal: 40, browser: 40, engine: 50 };

export async function makeLogs(): Promise<void> {
  for (const id of games.ids) {
    let index = 0;
    const tables = (door: Door): TableOptions[] =>
      Array.from({ length: TABLES[door] }, () => tableOptionsFor(id, index++));
    const lines = [
      ...told('server', await serverLogs(tables('server'))),
      ...told('terminal', await inTurns(tables('terminal'), terminalLog)),
      ...told('browser', await inTurns(tables('browser'), browserLog)),
      ...told('engine', tables('engine').map(engineLog)),
    ];
    packLines(`logs/${id}.jsonl.br`, lines);
    console.log(`${id}: ${lines.length} logs, ${lines.reduce((sum, { end }) => sum + end.entries, 0)} entries`);
  }
}

const told = (door: Door, files: readonly string[]): EndedLog[] => files.map((file) => endedLog(door, file));

async function inTurns<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...things.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
