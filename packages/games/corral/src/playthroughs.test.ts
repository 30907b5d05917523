// Golden matches: the moves stand in the files, and must lead to the same story again.
import { checkPlaythrough, type PlaythroughSpec } from '@sagebrush/testkit';
import { test } from 'vitest';
import { corral } from './game.ts';
import type { Action, Position, State } from './types.ts';

/** Recorded by the rules of thumb. */
const byRulesOfThumb: PlaythroughSpec['choose'] = ({ state }, seat) => {
  const choices = corral.choices(state as State, seat);
  const weights = new Float64Array(choices.length);
  corral.sense.weigh(corral.sense.sightOf(state as State, seat), choices, weights);
  return choices[weights.indexOf(Math.max(...weights))];
};
/** Recorded from a list, in order. */
const scripted = (moves: readonly Action[]): PlaythroughSpec['choose'] => {
  const left = [...moves];
  return () => left.shift();
};

const SPECIAL_EFFECTS: Position = {
  hands: [
    ['7C', '7D', '8C', '8D', 'AS'],
    ['2C', '2D', '9C', 'X1', '4C'],
    ['5H', '6H', '7H', '8H', 'X2'],
  ],
  fighters: [
    [{ card: '9S' }],
    [{ card: 'TS', aim: ['5C'] }, { card: '3S' }],
    [
      { card: 'KS', aim: ['QS', 'JS'] },
      { card: '6S', aim: ['KD'] },
    ],
  ],
  deck: [
    'AH',
    'AD',
    'TC',
    'TD',
    '3C',
    '3D',
    '3H',
    '4D',
    '4H',
    '4S',
    '5D',
    '5S',
    '6C',
    '6D',
    'JC',
    'JD',
    'JH',
    'QC',
    'QD',
    'QH',
  ],
  turn: 0,
};
const EFFECTS: readonly Action[] = [
  { type: 'ambush', cards: ['7C', '7D'], target: '6S' },
  { type: 'ambush', cards: ['2C', '2D'], target: 'KS' },
  { type: 'aim', card: '5H', fighter: '6S' },
  { type: 'ambush', cards: ['8C', '8D'], target: 'TS' },
  { type: 'ambush', cards: ['9C', 'X1'], target: '9S' },
  { type: 'aim', card: '6H', fighter: '6S' },
  { type: 'bullet', card: 'AS', target: '3S' },
  { type: 'fighter', card: '4C' },
  { type: 'fighter', card: '7H' },
];
const SHOWDOWN: Position = {
  hands: [
    ['4C', '5D', '6H', '7S', 'X1'],
    ['9C', '9D', '9H', 'KC', 'KD'],
  ],
  fighters: [[{ card: 'QC', aim: ['3C'] }], [{ card: '8S' }]],
  deck: ['2C', '3D', '4D', '5C', '6C', 'TC', 'JC', 'QD', 'KH', 'AC'],
  turn: 0,
};
const OPTIONS: Position = {
  hands: [
    ['7C', '7D', '5C', '5D'],
    ['2D', 'X1', '6C', '6D'],
  ],
  fighters: [[{ card: '9S', aim: ['8S'] }], [{ card: '4S', aim: ['QS'] }]],
  deck: [],
  turn: 0,
};
/** Ten and a Joker are 25 on one's own turn: more than a pair of Tens. */
const OWN_MISS: Position = {
  hands: [
    ['TC', 'TD', '6C', '6D', '2C'],
    ['3D', '9H'],
  ],
  fighters: [[{ card: 'TS', aim: ['X1'] }], [{ card: '5S' }]],
  deck: ['4D', '5D', '7D', '8D', 'JD', 'QD'],
  turn: 0,
};
const STOP_USEFUL: Position = {
  hands: [['2C'], ['X1'], []],
  fighters: [[{ card: '9S' }], [{ card: '4D' }, { card: '7D' }], [{ card: '8D' }]],
  deck: [],
  turn: 0,
};
const EMPTY_DECK: Position = {
  hands: [
    ['9H', 'AS', 'X1', '3C', '5C'],
    ['TD', '4D', '4H', '6S', '2C'],
    ['QH', '7D', 'X2', '8C', '3H'],
  ],
  fighters: [[{ card: '8S' }], [], [{ card: '5S', aim: ['6C'] }]],
  deck: ['JD', '2S', '9C', '6H'],
  turn: 0,
};

const PLAYTHROUGHS: Readonly<Record<string, PlaythroughSpec>> = {
  'two-seats': { title: 'Two seats, from the deal to the end', seats: 2, seed: 'high noon', choose: byRulesOfThumb },
  'four-seats': {
    title: 'Four seats, from the deal to the end',
    seats: 4,
    seed: 'saloon doors',
    choose: byRulesOfThumb,
  },
  'six-seats': {
    title: 'Six seats, from the deal to the end',
    seats: 6,
    seed: 'the whole posse',
    choose: byRulesOfThumb,
  },
  'special-effects': {
    title: 'Ambushes that miss and hit, a pair of Lawmen, a Joker in a pair, a stray bullet',
    seats: 3,
    seed: 'effects',
    position: SPECIAL_EFFECTS,
    choose: scripted(EFFECTS),
  },
  showdown: {
    title: 'A straight with a Joker clears the street, then a full house finds it empty',
    seats: 2,
    seed: 'showdown',
    position: SHOWDOWN,
    choose: scripted([
      { type: 'showdown', cards: ['4C', '5D', '6H', '7S', 'X1'] },
      { type: 'showdown', cards: ['9C', '9D', '9H', 'KC', 'KD'] },
    ]),
  },
  options: {
    title:
      'Every option the other way round: a miss at one’s own fighter is discarded, aim cards stay, no Lawman in the Joker, passes end it',
    seats: 2,
    seed: 'options',
    options: { selfAmbush: 'discard', ambushSpendsAim: false, jokerLawmen: false, stop: 'useful' },
    position: OPTIONS,
    choose: scripted([
      { type: 'ambush', cards: ['7C', '7D'], target: '9S' },
      { type: 'aim', card: '2D', fighter: '4S' },
      { type: 'ambush', cards: ['5C', '5D'], target: '4S' },
      { type: 'ambush', cards: ['6C', '6D'], target: '9S' },
      { type: 'pass' },
      { type: 'pass' },
    ]),
  },
  'own-miss': {
    title: 'A pair that misses its player’s own fighter on purpose, and one that gets it',
    seats: 2,
    seed: 'own miss',
    position: OWN_MISS,
    choose: scripted([
      { type: 'ambush', cards: ['TC', 'TD'], target: 'TS' },
      { type: 'fighter', card: '3D' },
      { type: 'ambush', cards: ['6C', '6D'], target: 'TS' },
    ]),
  },
  'stop-useful': {
    title: 'With stop useful: passes in a row, a play in between, and the end that nobody had to lose a fight for',
    seats: 3,
    seed: 'stop useful',
    options: { stop: 'useful' },
    position: STOP_USEFUL,
    choose: scripted([
      { type: 'fight', attacker: '9S', target: '4D' },
      { type: 'pass' },
      { type: 'pass' },
      { type: 'aim', card: '2C', fighter: '9S' },
      { type: 'pass' },
      { type: 'pass' },
      { type: 'pass' },
    ]),
  },
  'empty-deck': {
    title: 'Through the empty deck to the end',
    seats: 3,
    seed: 'empty deck',
    position: EMPTY_DECK,
    choose: byRulesOfThumb,
  },
};

for (const [name, spec] of Object.entries(PLAYTHROUGHS)) {
  test(spec.title, () => checkPlaythrough(new URL(`../playthroughs/${name}.txt`, import.meta.url), corral, spec));
}
