// A series on the trail: two games win it, what was taken back counts for nobody, and a lost one is begun anew.
import type { Outcome, TrailCharacter } from '@sagebrush/engine';
import { outcomeOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { isDecided, isWon, seriesAgainst, type TrailMatch } from './series.ts';

const them: TrailCharacter = { id: 'them', name: 'Them', level: 'sheriff', style: 'hoarder' };
const ofScores = (...scores: readonly number[]): Outcome => outcomeOf(scores, []);
let time = 0;
const match = (outcome: Outcome | null, more: Partial<TrailMatch> = {}): TrailMatch => ({
  game: 'some-game',
  character: them,
  players: [
    { kind: 'you', name: 'Me' },
    { kind: 'bot', level: 'sheriff', style: 'hoarder', name: 'Them' },
    { kind: 'bot', level: 'sheriff', name: 'Another' },
  ],
  you: 0,
  outcome,
  started: time++,
  ...more,
});
const [won, lost, level] = [ofScores(3, 1, 2), ofScores(1, 2, 0), ofScores(1, 1, 9)];
const seriesOf = (...matches: readonly TrailMatch[]) => seriesAgainst(matches, 'some-game', 'them');

test('two games before they have two, whoever else came first', () => {
  expect(seriesOf(match(won), match(level), match(lost), match(ofScores(2, 1, 9)))).toEqual({ won: 2, lost: 1 });
  expect(isWon(seriesOf(match(won), match(won)))).toBe(true);
});

test('what is not over, was taken back or was against somebody else counts for nobody', () => {
  const other = { ...them, id: 'other' };
  const none = seriesOf(
    match(null),
    match(won, { practice: true }),
    match(won, { character: other }),
    match(won, { game: 'other-game' }),
  );
  expect(none).toEqual({ won: 0, lost: 0 });
});

test('after a series the next game begins another one, in the order in which they were played', () => {
  const games = [match(lost), match(lost), match(won)];
  expect(isDecided(seriesOf(...games.slice(0, 2)))).toBe(true);
  expect(seriesOf(...games.toReversed())).toEqual({ won: 1, lost: 0 });
});
