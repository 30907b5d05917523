// Somebody who has never seen the game and only takes what is offered first: their first match is short, says what wins, and
// gives a tip a turn at most.
import { THINKING_MS, think } from '@sagebrush/bots';
import { fastRandom, LANGS, optionsUnder, pick, plain, replayHost, type Seat, startOf } from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import { stepsOfSheet } from '@sagebrush/table-kit/table/ending.ts';
import { AFTER_ASIDE, AFTER_DEED, countTime, scenesTime } from '@sagebrush/table-kit/table/paces.ts';
import type { GameScreen, OwnTurn } from '@sagebrush/table-kit/table/screen.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, gameEntry, gameScreen, loadPlugin, loadRules } from '../games/games.ts';

const MINUTE = 60_000;
/** A newcomer looks at the table for so long before each move. */
const LOOKING = 4000;
const YOU: Seat = 0;
/** Letters in a line at 360 pixels, and in the two larger lines of what is asked. */
const LINE = 55;
const ASKED = 96;

interface Played {
  readonly milliseconds: number;
  readonly moves: number;
  readonly tips: readonly string[];
  readonly offers: number;
}

async function playFirst(game: string, seed: string): Promise<Played> {
  const [rules, screen, plugin] = await Promise.all([loadRules(game), gameScreen(game), loadPlugin(game)]);
  const first = plugin.firstMatch ?? { players: gameEntry(game).usual, level: 'greenhorn' as const, options: {} };
  const options = optionsUnder(rules, rules.rules, first.options);
  const seats = rules.seating(first.players);
  const chance = { kind: 'seed', seed } as const;
  const start = startOf(rules, { match: seed, seats, options, chance });
  const host = replayHost(rules, { ...start, entries: [] });
  const words = rules.words('en', options, 'gentle');
  const names = seats.map((_, seat) => ({ name: `Seat ${seat}`, kind: seat === YOU ? 'you' : 'bot' }) as const);
  const played = { milliseconds: 0, moves: 0, tips: [] as string[], offers: 0 };
  for (let [seat] = rules.pending(host.match.state); seat !== undefined; [seat] = rules.pending(host.match.state)) {
    const question = host.questionFor(seat);
    const turn = { ...question, words, players: names, you: seat, options, lang: 'en' } as unknown as OwnTurn;
    if (seat === YOU) note(played, screen, turn);
    const offered = screen.offersOf?.(turn)[0]?.choices[0] ?? question.choices[0];
    const action =
      seat === YOU
        ? offered
        : think(first.level, question, fastRandom(`${seed} ${played.moves}`), { isTimeUp: () => false }).action;
    if (!action) throw new Error(`${game}: nothing to choose`);
    host.accept(host.tryAction(seat, action));
    played.moves += 1;
    const { events } = momentsOf(host)(YOU);
    const isNews = events.some((event) => !screen.isAside(event));
    played.milliseconds += scenesTime(screen, events) + (isNews ? AFTER_DEED : AFTER_ASIDE);
    played.milliseconds += seat === YOU ? LOOKING : THINKING_MS[first.level];
  }
  const outcome = rules.outcome(host.match.state);
  if (!outcome) throw new Error(`${game}: no end`);
  return { ...played, milliseconds: played.milliseconds + countTime(stepsOfSheet({ outcome, words }).length) };
}

function note(played: { tips: string[]; offers: number }, screen: GameScreen, turn: OwnTurn): void {
  played.offers += screen.offersOf?.(turn).length ?? 0;
  const tip = screen.tipFor?.(turn, new Set(played.tips));
  if (tip && !played.tips.includes(tip.id)) played.tips.push(tip.id);
}

test.each(GAME_IDS)(
  'a first match of %s ends in under eight minutes of table time',
  { timeout: 60_000 },
  async (game) => {
    const { goal } = await gameScreen(game);
    // It fits the one line that it has on the narrowest phone.
    for (const lang of LANGS) expect(goal?.[lang].length).toBeLessThanOrEqual(LINE);
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { milliseconds, tips, offers } = await playFirst(game, seed);
      expect(milliseconds).toBeLessThan(8 * MINUTE);
      expect(tips.length).toBeGreaterThan(1);
      expect(offers).toBeGreaterThan(0);
    }
  },
);

test.each(GAME_IDS)('what %s asks fits its two lines on the narrowest phone, in every language', async (game) => {
  const rules = await loadRules(game);
  const options = optionsUnder(rules, rules.rules, {});
  const tongues = LANGS.map((lang) => rules.words(lang, options, 'gentle'));
  const tooLong = new Set<string>();
  for (let match = 0; match < 12; match++) {
    const random = fastRandom(`asked ${match}`);
    const chance = { kind: 'seed', seed: `asked ${match}` } as const;
    const start = startOf(rules, { match: 'asked', seats: rules.seating(gameEntry(game).usual), options, chance });
    const host = replayHost(rules, { ...start, entries: [] });
    for (let entries = 0; entries < 250; entries++) {
      const [seat] = rules.pending(host.match.state);
      if (seat === undefined) break;
      const { view, choices } = host.questionFor(seat);
      for (const words of tongues) {
        const text = plain(words.asked(view, seat, choices), [], words.card);
        if (text.length > ASKED) tooLong.add(text);
      }
      host.accept(host.tryAction(seat, pick(random, choices)));
    }
  }
  expect([...tooLong]).toEqual([]);
});

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
const LONG_WORD = 6;
/** The same words in a row, or so many long ones wherever they stand, are the same said twice. */
const ROW = 5;
const LONG_ONES = 3;

function isEcho(tip: string, question: string): boolean {
  const [said, asked] = [wordsIn(tip), wordsIn(question)];
  const rows = asked.slice(0, Math.max(0, asked.length - ROW + 1)).map((_, at) => asked.slice(at, at + ROW).join(' '));
  const long = new Set(asked.filter((word) => word.length >= LONG_WORD && said.includes(word)));
  return long.size >= LONG_ONES || rows.some((row) => said.join(' ').includes(row));
}

test.each(GAME_IDS)('no tip of %s says again what the line below it asks', async (game) => {
  const [rules, screen, plugin] = await Promise.all([loadRules(game), gameScreen(game), loadPlugin(game)]);
  const options = optionsUnder(rules, rules.rules, plugin.firstMatch?.options ?? {});
  const seats = rules.seating(plugin.firstMatch?.players ?? gameEntry(game).usual);
  const players = seats.map((_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' }) as const);
  const tongues = LANGS.map((lang) => ({ lang, words: rules.words(lang, options, 'gentle') }));
  const echoes = new Set<string>();
  const given = new Set<string>();
  for (let match = 0; match < 12; match++) {
    const random = fastRandom(`tip ${match}`);
    const chance = { kind: 'seed', seed: `tip ${match}` } as const;
    const host = replayHost(rules, { ...startOf(rules, { match: 'tip', seats, options, chance }), entries: [] });
    for (let entries = 0; entries < 250; entries++) {
      const [seat] = rules.pending(host.match.state);
      if (seat === undefined) break;
      const { view, choices } = host.questionFor(seat);
      for (const { lang, words } of tongues) {
        const turn = { view, choices, words, players, you: seat, seat, options, lang } as unknown as OwnTurn;
        const tip = screen.tipFor?.(turn, new Set(match % 2 === 0 ? [] : given));
        if (!tip) continue;
        given.add(tip.id);
        const asked = plain(words.asked(view, seat, choices), [], words.card);
        const said = plain(tip.text, [], words.card);
        if (isEcho(said, asked)) echoes.add(`${said} / ${asked}`);
      }
      host.accept(host.tryAction(seat, pick(random, choices)));
    }
  }
  expect(given.size).toBeGreaterThan(1);
  expect([...echoes]).toEqual([]);
});
