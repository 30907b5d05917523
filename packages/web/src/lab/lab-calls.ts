// What a worker of the lab can be asked: to play some of a simulation's games.
import { type GameRecord, playRecorded, type SimTask } from '@sagebrush/lab';
import { loadRules } from '../games/games.ts';

export type LabCalls = typeof labCalls;

export const labCalls = {
  async play(task: SimTask, first: number, count: number): Promise<readonly GameRecord[]> {
    const rules = await loadRules(task.game);
    return Array.from({ length: count }, (_, index) => playRecorded(rules, task, first + index));
  },
} as const;
