// The day as a page has it: asked of the server; without one it is known from the clock of this device, for practice.
import { dayAt } from '@sagebrush/engine';
import { ProblemError, type Today } from '@sagebrush/protocol';
import { useEffect, useState } from 'react';
import { arrive, server } from '../table/server.ts';

/** `none` where no server answers. */
export type Answered<T> = T | 'none' | undefined;

/** What a question to the server brought; asked again when `key` changes. */
export function useAnswer<T>(ask: () => Promise<T>, key: string): Answered<T> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Answered<T> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked.
  useEffect(() => {
    let isWanted = true;
    const note = (value: Answered<T>): void => {
      if (isWanted) setAnswer({ key, value });
    };
    ask().then(note, () => note('none'));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}

export const useToday = (): Answered<Today> => useAnswer(() => server.call('today'), 'today');

/** The day by this device, where there is no server to say. */
export const dayHere = (): string => dayAt(Date.now());

/** Sits down to a day's deal; says where. */
export async function takeDeal(day: string, game: string, again: boolean): Promise<string> {
  await arrive();
  const { table } = await server.call('playDaily', { params: { day, game }, body: { again } });
  return `/t/${table}`;
}

/** What to say where the server said no, or nothing. */
export const saidBy = (reason: unknown, otherwise: string): string =>
  reason instanceof ProblemError ? reason.message : otherwise;
