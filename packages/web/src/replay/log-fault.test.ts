// A log that is refused gets a sentence in the guest's language, and none of the program's own words.
import { corral } from '@sagebrush/corral';
import { type Log, replay, verify } from '@sagebrush/engine';
import { recordedMatch } from '@sagebrush/insight/testing';
import { expect, test } from 'vitest';
import { logFault } from './log-fault.ts';
import { readLog } from './log-source.ts';
import { WORDS } from './words/index.ts';

const { log } = recordedMatch(corral, { spec: { seats: 2 }, seed: 'a', blunderer: 0, gap: 12, most: 1 });
const saying = (lang: 'en' | 'de' | 'it', problem: unknown): string => logFault(WORDS[lang], problem);
const thrown = (work: () => unknown): unknown => {
  try {
    work();
  } catch (reason) {
    return reason;
  }
  throw new Error('nothing was wrong');
};
const swapped = (one: Log): Log => ({ ...one, entries: [...one.entries].reverse() });

test.each(['en', 'de', 'it'] as const)('in %s: what was changed, and where', async (lang) => {
  const { faults } = WORDS[lang];
  const sealed = { ...log, seal: '0'.repeat(64) };
  expect(saying(lang, await readLog(JSON.stringify(sealed)).catch((reason) => reason))).toBe(faults.changed);
  expect(verify(corral, sealed).map((problem) => saying(lang, problem))).toContain(faults.changed);
  expect(
    saying(
      lang,
      thrown(() => replay(corral, swapped(log))),
    ),
  ).toBe(faults.move(1));
  expect(saying(lang, await readLog('Roses are red').catch((reason) => reason))).toBe(faults.noLog);
  expect(saying(lang, await readLog('{}').catch((reason) => reason))).toBe(faults.noLog);
  const of = async (part: object): Promise<string> =>
    saying(lang, await readLog(JSON.stringify({ ...log, ...part })).catch((reason) => reason));
  expect(await of({ game: 'chess' })).toBe(faults.game);
  expect(await of({ format: 99 })).toBe(faults.version);
  expect(await of({ match: 7 })).toBe(faults.place('match'));
});
