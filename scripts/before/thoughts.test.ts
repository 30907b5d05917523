// Every level thinks as it did before: the same choice, and the same shares to the last digit.
import { expect, test } from 'vitest';
import { LEVELS } from '../../packages/bots/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';
import { linesIn } from './fixtures.ts';
import { type AskedThoughts, questionOf, thoughtOn } from './thoughts.ts';

const lines = linesIn<AskedThoughts>('thoughts.jsonl.br');

test.each(games.ids.flatMap((id) => LEVELS.map((level) => [level, id] as const)))(
  '%s thinks the same in %s',
  { timeout: 120_000 },
  (level, id) => {
    const questions = lines.filter(({ log }) => log.game === id);
    expect(questions.length).toBeGreaterThanOrEqual(16);
    for (const asked of questions) {
      const before = asked.thoughts.filter((thought) => thought.level === level);
      expect(before).toHaveLength(1);
      for (const thought of before) expect(thoughtOn(questionOf(asked), thought)).toEqual(thought);
    }
  },
);
