// The drawn table: whatever happens, it fits the window.
import { LANGS, shape } from '@sagebrush/engine';
import { describe, expect, test, vi } from 'vitest';
import { SHORT, sessionFor, type Wanted } from '../testing/at-table.ts';
import { drawFrame, type Window } from './draw.ts';
import { frameOf } from './frame.ts';
import { replayFrame, replayMatch, watchersOf } from './replayed-match.ts';
import { reply } from './reply.ts';
import { letBotPlay, momentOf, nextOf, type Session, savedOf, textsOf, wordsOf } from './session.ts';
import { coloured, cut, faceSpan, type Line, plainText, span, widthOf, wrapped } from './spans.ts';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const WINDOWS: readonly Window[] = [
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
  { columns: 132, rows: 43 },
];
const draw = (session: Session, window: Window, typed = '') =>
  drawFrame(
    frameOf(session),
    { lang: session.lang, card: wordsOf(session).card, texts: textsOf(session) },
    window,
    typed,
  );

function expectToFit(lines: readonly Line[], { columns, rows }: Window): void {
  expect(lines).toHaveLength(rows);
  for (const line of lines) expect(widthOf(line), plainText(line)).toBeLessThanOrEqual(columns);
}

const FULL: readonly Wanted[] = [
  ...SHORT,
  { game: 'wyoming', seats: 9, options: { target: 50, handLimit: 12 } },
  { game: 'corral', seats: 6 },
];

describe.each(FULL)('$game at $seats seats', (wanted) => {
  test('every screen of a match fits its window, in every language, with messages and without', () => {
    for (const lang of LANGS) {
      const session = sessionFor({ ...wanted, lang });
      for (let steps = 0; steps < 400 && nextOf(session).kind !== 'over'; steps++) {
        if (steps % 4 === 0) for (const window of WINDOWS) expectToFit(draw(session, window).lines, window);
        if (nextOf(session).kind === 'bot') letBotPlay(session);
        else {
          if (steps % 7 === 0) {
            reply(session, `? ${momentOf(session).choices.length}`);
            for (const window of WINDOWS) expectToFit(draw(session, window).lines, window);
          }
          reply(session, String(1 + (steps % momentOf(session).choices.length)));
        }
      }
    }
  });

  test('at 80 by 24 the title, every name, the whole hand, the choices and the keys are on the screen', () => {
    const session = sessionFor(wanted);
    while (nextOf(session).kind === 'bot') letBotPlay(session);
    const { lines, page } = draw(session, { columns: 80, rows: 24 }, 'KH');
    const text = lines.map(plainText);
    expect(text[0]).toContain(wordsOf(session).title.slice(0, 20));
    for (const { name } of session.players) expect(text.join('\n')).toContain(name);
    const hand = text.find((line) => line.startsWith(' Hand')) ?? '';
    for (const card of momentOf(session).view.hand ?? []) expect(hand).toContain(faceSpan(shape.card.parse(card)).text);
    expect(text.filter((line) => /^[› ] {1,2}\d+ {2}/.test(line))).toHaveLength(
      Math.min(page, momentOf(session).choices.length),
    );
    expect(text.at(-2)).toContain('h hint');
    expect(text.at(-1)).toBe('> KH');
  });
});

test('n and p reach every choice of a long list', () => {
  const session = sessionFor({ game: 'wyoming', seats: 4, seed: 'pass' });
  while (nextOf(session).kind === 'bot' || momentOf(session).choices.length < 20) {
    if (nextOf(session).kind === 'bot') letBotPlay(session);
    else reply(session, '1');
  }
  const seen = new Set<string>();
  const window = { columns: 80, rows: 24 };
  for (let turns = 0; turns < 20; turns++) {
    const { lines, page } = draw(session, window);
    session.page = page;
    for (const line of lines.map(plainText)) if (/^[› ] {0,2}\d+ {2}/.test(line)) seen.add(line.slice(1));
    reply(session, 'n');
  }
  expect(seen.size).toBe(momentOf(session).choices.length);
});

test('behind the curtain there is no card, no number and no log', () => {
  const session = sessionFor({ game: 'corral', seats: 2, people: ['Ann', 'Ben'] });
  const text = draw(session, { columns: 80, rows: 24 }).lines.map(plainText).join('\n');
  expect(text).toMatch(/keyboard goes to (Ann|Ben)/);
  expect(text).not.toMatch(/[♣♦♥♠]|\d/);
});

test('a window that is too small says so', () => {
  const session = sessionFor({ game: 'corral', seats: 2 });
  const window = { columns: 30, rows: 8 };
  const { lines } = draw(session, window);
  expectToFit(lines, window);
  expect(lines.map(plainText).join(' ')).toContain('too small');
});

test('a replay fits too, and only the open one shows every hand', () => {
  const session = sessionFor({ game: 'cowpoker', seats: 4, people: [] });
  for (let steps = 0; steps < 12; steps++) letBotPlay(session);
  const { log } = savedOf(session);
  const replayed = replayMatch(log, ['A', 'B', 'C', 'D'], 'en');
  const pen = { lang: 'en' as const, card: wordsOf(session).card, texts: textsOf(session) };
  const watchers = watchersOf(replayed);
  expect(watchers).toHaveLength(6);
  for (const watcher of watchers) {
    const frame = replayFrame(replayed, 12, watcher);
    expectToFit(drawFrame(frame, pen, { columns: 80, rows: 24 }, '').lines, { columns: 80, rows: 24 });
    expect(frame.hands.length).toBe({ all: 4, rail: 0 }[String(watcher)] ?? 1);
  }
});

describe('lines', () => {
  const line: Line = [span('Ann plays '), faceSpan('KH'), span(', '), faceSpan("9S'"), span(' and a very long word')];

  test('are broken after blanks, never between a card and its comma', () => {
    expect(wrapped(line, 14, 2).map(plainText)).toEqual(['Ann plays K♥, ', "  9♠' and a ", '  very long ', '  word']);
  });
  test('are cut with dots', () => {
    expect(plainText(cut(line, 12))).toBe('Ann plays K…');
    expect(plainText(cut(line, 80))).toBe(plainText(line));
  });
  test('have coloured suits', () => {
    expect(coloured([faceSpan('KH'), span(' '), faceSpan('X1')])).toBe('\x1b[31mK♥\x1b[0m \x1b[35mX1\x1b[0m');
  });
});
