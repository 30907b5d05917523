// A match with planted blunders, understood in each language.
import { LANGS } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { INSIGHT_WORDS, type Insight, understand } from '@sagebrush/insight';
import { recordedMatch } from '@sagebrush/insight/testing';
import { beforeAll, expect, test } from 'vitest';
import { insightLines } from './insight-lines.ts';

const game = games.find('corral');
const { log } = recordedMatch(game, { spec: { seats: 2 }, seed: 'try 4', blunderer: 0, gap: 12, most: 3 });
let insight: Insight;
beforeAll(() => {
  const work = understand(game, log, { effort: { chances: 2, first: 8, fresh: 24, proof: 120 } });
  for (let step = work.next(); ; step = work.next()) {
    if (!step.done) continue;
    insight = step.value;
    return;
  }
}, 600_000);

test.each(LANGS)('in %s every part is told, and the blunder is called a mistake', (lang) => {
  const said = INSIGHT_WORDS[lang];
  const told = insightLines(insight, { game, log, names: ['Ann', 'Buck'], lang });
  for (const part of [said.chances, said.turningPoints, said.costliest, said.luckAndSkill])
    expect(told).toContain(`${part}:`);
  expect(told.some((line) => line.includes(said.mistake))).toBe(true);
  expect(told.join('\n')).not.toMatch(/undefined|NaN|\[object/);
});
