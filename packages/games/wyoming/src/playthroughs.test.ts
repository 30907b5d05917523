// Golden matches: the moves stand in the files, and must lead to the same story again.
import { checkPlaythrough, type PlaythroughSpec } from '@sagebrush/testkit';
import { test } from 'vitest';
import { wyoming } from './game.ts';
import type { Action, Position, State } from './types.ts';

/** Recorded by the rules of thumb. */
const byRulesOfThumb: PlaythroughSpec['choose'] = ({ state }, seat) => {
  const choices = wyoming.choices(state as State, seat);
  const weights = new Float64Array(choices.length);
  wyoming.sense.weigh(wyoming.sense.sightOf(state as State, seat), choices, weights);
  return choices[weights.indexOf(Math.max(...weights))];
};
/** Recorded from a list, in order. */
const scripted = (moves: readonly Action[]): PlaythroughSpec['choose'] => {
  const left = [...moves];
  return () => left.shift();
};

/** Every gun on the table, and a victim for each answer. */
const GUNFIGHT: Position = {
  hands: [
    ['JC', '9S', 'QS'],
    ['6H', '3D', '5D', '7D', '5S'],
    ['KH', 'KS', '2H', '2S', 'JH'],
    ['KD+AD', '9D', '6C', 'TD'],
  ],
  guns: [
    [
      ['2C', '2D'],
      ['3C', '8D'],
      ['3S', '5H', '7C'],
      ['4C', '5C'],
    ],
    [],
    [],
    [],
  ],
  draw: ['8C', '4H', '4D', '7H', '7S', '8S', '9H', '4S', 'JD', 'JS', 'TC', 'TH'],
  discard: ['9C'],
  turn: 0,
  dealer: 3,
};
const SHOTS: readonly Action[] = [
  { type: 'shoot', gun: ['2C', '2D'], victim: 1 },
  { type: 'answer', with: 'six', cards: ['6H'] },
  { type: 'shoot', gun: ['3C', '8D'], victim: 1 },
  { type: 'answer', with: 'quickdraw', cards: ['3D', '5D', '7D'] },
  { type: 'shoot', gun: ['3S', '5H', '7C'], victim: 2 },
  { type: 'surrender', card: 'KS' },
  { type: 'replace', count: 1 },
  { type: 'shoot', gun: ['4C', '5C'], victim: 3 },
  { type: 'replace', count: 2 },
  { type: 'discard', card: 'JC' },
  { type: 'draw', from: ['discard'] },
  { type: 'shoot', gun: ['3D', '5D', '7D'], victim: 3 },
  { type: 'shoot', gun: ['3C', '8D'], victim: 0 },
  { type: 'discard', card: '5S' },
  { type: 'draw', from: ['discard', 'pile'] },
  { type: 'pull', cards: ['2H', '2S'] },
  { type: 'discard', card: 'JH' },
  { type: 'draw', from: ['pile'] },
  { type: 'nine', card: '9D', way: 'across' },
  { type: 'give', cards: ['KS'] },
  { type: 'give', cards: ['JC', '9H'] },
  { type: 'give', cards: ['4H', '4S'] },
  { type: 'give', cards: ['6C', '7S'] },
  { type: 'discard', card: 'TD' },
  { type: 'draw', from: ['pile'] },
];

/** The last cards that anybody holds, and guns on the table. */
const LAST_CARDS: Position = {
  hands: [['3C', '8D'], ['4H'], []],
  guns: [[], [['2C', '2D']], []],
  draw: [],
  totals: [10, -5, 0],
  turn: 0,
  dealer: 2,
};
const TO_THE_LAST_CARD: readonly Action[] = [
  { type: 'pull', cards: ['3C', '8D'] },
  { type: 'done' },
  { type: 'discard', card: '4H' },
];

const PLAYTHROUGHS: Readonly<Record<string, PlaythroughSpec>> = {
  'three-seats-to-500': {
    title: 'Three seats, a whole match to 500',
    seats: 3,
    seed: 'match 15',
    choose: byRulesOfThumb,
  },
  'four-seats-tens': {
    title: 'Four seats, a hand that the last 10 ends',
    seats: 4,
    options: { matchLimit: 1 },
    seed: 'hand 57',
    choose: byRulesOfThumb,
  },
  'four-seats-aces': {
    title: 'Four seats, a hand that the last Ace ends',
    seats: 4,
    options: { matchLimit: 1 },
    seed: 'hand 26',
    choose: byRulesOfThumb,
  },
  'seven-seats': {
    title: 'Seven seats and two decks',
    seats: 7,
    options: { matchLimit: 1 },
    seed: 'hand 28',
    choose: byRulesOfThumb,
  },
  'guns-and-answers': {
    title: 'Every gun and every answer',
    seats: 4,
    seed: 'gunfight',
    position: GUNFIGHT as NonNullable<PlaythroughSpec['position']>,
    choose: scripted(SHOTS),
  },
  options: {
    title: 'Jeff’s school, badges that ride along, every victim asked, every delay counted',
    seats: 4,
    options: { school: 'jeff', badgeRides: true, askAlways: true, delay: 'each', target: 60, handLimit: 30 },
    seed: 'jeff',
    choose: byRulesOfThumb,
  },
  'nobody-holds-a-card': {
    title: 'Nobody holds a card: the hand is over, guns or not',
    seats: 3,
    options: { matchLimit: 1 },
    seed: 'last cards',
    position: LAST_CARDS as NonNullable<PlaythroughSpec['position']>,
    choose: scripted(TO_THE_LAST_CARD),
  },
  'first-readings': {
    title: 'Nobody holds a card: as version 1 read it, guns keep the hand going',
    seats: 3,
    options: { matchLimit: 1, readings: 'first' },
    seed: 'last cards',
    position: LAST_CARDS as NonNullable<PlaythroughSpec['position']>,
    choose: scripted([
      ...TO_THE_LAST_CARD,
      { type: 'done' },
      { type: 'shoot', gun: ['3C', '8D'], victim: 1 },
      { type: 'done' },
      { type: 'shoot', gun: ['2C', '2D'], victim: 2 },
      { type: 'done' },
    ]),
  },
};

for (const [name, spec] of Object.entries(PLAYTHROUGHS)) {
  test(spec.title, () => checkPlaythrough(new URL(`../playthroughs/${name}.txt`, import.meta.url), wyoming, spec));
}
