// The end reveals hand by hand, and its numbers are those of the sheet.
import { LANGS, plain } from '@sagebrush/engine';
import { wyoming } from '@sagebrush/wyoming';
import { expect, test } from 'vitest';
import { bestMoment, ending } from './ending.ts';
import { playAtRandom } from './positions.ts';

test('[WC-8.13] the steps of each seat add up to its score, whatever part of the match was seen', () => {
  let matches = 0;
  playAtRandom(
    'ending',
    {
      over(events, [view]) {
        const outcome = view?.outcome;
        if (!outcome) return;
        matches++;
        const lang = LANGS[matches % 3] ?? 'en';
        const words = wyoming.words(lang, {} as never) as never;
        for (const seen of [events[0] ?? [], (events[0] ?? []).slice(-40)]) {
          const steps = ending({ outcome, events: seen, words, lang });
          outcome.scores.forEach((score, seat) => {
            const sum = steps.reduce((total, step) => total + (step.seat === seat ? step.points : 0), 0);
            expect(sum).toBe(score);
          });
          const chapters = steps.map(({ chapter }) => chapter);
          expect(chapters).toEqual([...new Set(chapters)].flatMap((one) => chapters.filter((other) => other === one)));
        }
        const best = bestMoment({ events: events[0] ?? [], lang });
        if (best) expect(plain(best, [], String)).toMatch(/\+\d+/);
      },
    },
    () => matches >= 21,
  );
});
