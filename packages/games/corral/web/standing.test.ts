// The end of a match at the Corral adds up, and its best moment has a name.
import { corral } from '@sagebrush/corral';
import { plain } from '@sagebrush/engine';
import { totalsAfter } from '@sagebrush/table-kit/table/ending.ts';
import { expect, test } from 'vitest';
import { NAMES, options, played } from './played.ts';
import { bestMoment, ending } from './standing.ts';

const players = NAMES.map((name) => ({ name, kind: 'bot' }) as const);

test('[GC-7.2] the piles are counted out to the scores, the winner last', () => {
  for (let match = 0; match < 20; match++) {
    const { moments, outcome, view } = played(`ending ${match}`, 2 + (match % 5));
    const words = corral.words('en', options) as never;
    const ended = { outcome, view, players, options, words, lang: 'en', events: moments.flat() } as const;
    const steps = ending(ended);
    expect(totalsAfter(steps, steps.length, outcome.scores.length)).toEqual(outcome.scores);
    expect(outcome.winners).toContain(steps.at(-1)?.seat);
    const best = Math.max(...moments.flat().map((event) => (event.type === 'score' ? event.points : 0)));
    expect(plain(bestMoment(ended) ?? [], NAMES, String)).toContain(` for ${best}.`);
  }
});
