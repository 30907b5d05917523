// Every scene of every game is told in three languages, of somebody or of a card, and there is time to read it.
import { fastRandom, LANGS, optionsUnder, pick, plain, replayHost, type Seat, startOf } from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { GAME_IDS, gameEntry, gameScreen, loadRules } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Fay'];
const YOU: Seat = 0;
const MOVES = 250;

test.each(GAME_IDS)('no scene of %s is played without its sentence', { timeout: 120_000 }, async (game) => {
  const [rules, screen] = await Promise.all([loadRules(game), gameScreen(game)]);
  const seats = rules.seating(gameEntry(game).usual);
  const options = optionsUnder(rules, rules.rules, {});
  const players = seats.map((_, seat) => ({ kind: 'bot', name: NAMES[seat] ?? '', level: 'cowhand' }) as const);
  const told = new Map<string, number>();
  for (let match = 0; match < 4; match++) {
    const random = fastRandom(`stories ${match}`);
    const chance = { kind: 'seed', seed: `stories ${match}` } as const;
    const start = startOf(rules, { match: `stories-${match}`, seats, options, chance });
    const host = replayHost(rules, { ...start, entries: [] });
    for (let move = 0; move < MOVES; move++) {
      const [seat] = rules.pending(host.match.state);
      if (seat === undefined) break;
      const { view } = momentsOf(host)(YOU);
      host.accept(host.tryAction(seat, pick(random, host.questionFor(seat).choices)));
      const together = momentsOf(host)(YOU).events;
      for (const event of together) {
        const time = screen.sceneTime(event, together);
        if (time <= 0 || screen.sheetIn?.(event)) continue;
        // It is told before the scene is over, and there is time to read it.
        expect(screen.outcomeAt?.(event, together) ?? 0).toBeLessThan(time - 1200);
        told.set(event.type, (told.get(event.type) ?? 0) + 1);
        for (const lang of LANGS) {
          const words = rules.words(lang, options, 'gentle');
          const sentence = screen.narrate?.({ event, together, view, words, players, you: YOU, options, lang }) ?? [];
          const text = plain(sentence, NAMES, words.card, { you: YOU });
          expect(text, event.type).toMatch(/[.!?]$/);
          const isAbout = (what: string): boolean => sentence.some((part) => typeof part === 'object' && what in part);
          expect(`${isAbout('seat') || isAbout('card')} ${text}`).toBe(`true ${text}`);
        }
      }
    }
  }
  expect(told.size).toBeGreaterThan(0);
});
