// What a worker of the simulation can be asked: to play some of a simulation's games.
import { type GameRecord, playRecorded, type SimTask } from '@sagebrush/bots';
import { loadRules } from '../games/games.ts';

export type SimulationCalls = typeof simulationCalls;

export const simulationCalls = {
  async play(task: SimTask, first: number, count: number): Promise<readonly GameRecord[]> {
    const rules = await loadRules(task.game);
    return Array.from({ length: count }, (_, index) => playRecorded(rules, task, first + index));
  },
} as const;
