// Words: everything that can happen can be said in every language.
import { LANGS, pick, plain, type Sentence } from '@sagebrush/engine';
import { expect } from 'vitest';
import { tableOf, walk } from '../walk.ts';
import { allCards, emittedBy, randomlyChanged } from './steps.ts';
import type { Suite } from './suite.ts';

export function wordChecks({ game, every, onEveryTable }: Suite): void {
  onEveryTable('everything can be said in every language', (table, seed) => {
    const names = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Flo', 'Gus', 'Hal', 'Ida'];
    const { options } = tableOf(game, table);
    const languages = LANGS.flatMap((lang) =>
      (game.wordings ?? [undefined]).map((wording) => game.words(lang, options, wording)),
    );
    const spoken = (sentence: (words: (typeof languages)[number]) => Sentence): void => {
      for (const words of languages) {
        const text = plain(sentence(words), names, (card) => words.card(card));
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\b(?:undefined|NaN|null)\b|\[object/);
      }
    };
    const state = walk(game, table, seed, ({ state: now, seat, action, choices, index, random }) => {
      if (index % every !== 0) return;
      const view = game.view(now, seat);
      spoken((words) => words.asked(view, seat, choices));
      spoken((words) => words.choice(pick(random, choices), view));
      spoken((words) => words.reason(game.sense.why(game.sense.sightOf(now, seat), action)));
      const strange = randomlyChanged(action, () => pick(random, allCards(game, now)), 1);
      for (const refused of [
        game.refuse(now, seat, strange),
        game.refuse(now, (seat + 1) % view.handSizes.length, action),
      ]) {
        if (refused) spoken((words) => words.refusal(refused));
      }
      for (const { event, privateEvents } of emittedBy(game, game.clone(now), seat, action)) {
        for (const emitted of [event, ...privateEvents.map((one) => one.event)])
          spoken((words) => words.event(emitted));
      }
    });
    for (const line of game.outcome(state)?.sheet ?? []) spoken((words) => words.line(line));
  });
}
