// The Corral in nine positions.
import type { Action, Position } from '@sagebrush/corral';
import type { LessonStep } from '@sagebrush/table-kit/lesson.ts';

export const steps = [
  {
    id: 'fighter',
    clause: 'GC-3.2',
    players: 2,
    position: {
      hands: [
        ['KS', '7H', '4D', 'AC', '9C'],
        ['3D', '8S', 'TH', '6C', '5S'],
      ],
    },
    moves: [{ right: [{ type: 'fighter', card: 'KS' }] }],
  },
  {
    id: 'aim',
    clause: 'GC-4.1',
    players: 2,
    position: {
      hands: [
        ['7H', '4D', 'AC', '9C', '3S'],
        ['8S', 'TH', '6C', '5S', '9D'],
      ],
      fighters: [[{ card: 'KS' }], [{ card: 'QD' }]],
    },
    moves: [{ right: [{ type: 'aim', card: '9C', fighter: 'KS' }] }],
  },
  {
    id: 'fight',
    clause: 'GC-5.2',
    players: 2,
    position: {
      hands: [
        ['4D', 'AC', '3S', '8D', 'JC'],
        ['8S', 'TH', '6C', '5S', '9D'],
      ],
      fighters: [[{ card: '7H', aim: ['6D'] }], [{ card: 'QS' }, { card: 'TD', aim: ['KC'] }]],
    },
    moves: [{ right: [{ type: 'fight', attacker: '7H', target: 'QS' }], riddle: true }],
  },
  {
    id: 'lawman',
    clause: 'GC-5.3',
    players: 2,
    position: {
      hands: [
        ['4D', 'AC', '3S', '8D', 'JC'],
        ['8S', 'TH', '6C', '5S', '9D'],
      ],
      fighters: [[{ card: '2D' }, { card: 'TC', aim: ['5H'] }], [{ card: 'KS', aim: ['QC', '9H'] }]],
    },
    moves: [{ right: [{ type: 'fight', attacker: '2D', target: 'KS' }], riddle: true }],
  },
  {
    id: 'ambush',
    clause: 'GC-6.2',
    players: 2,
    position: {
      hands: [
        ['7H', '7S', '4D', 'KC', '3S'],
        ['8S', 'TH', '6C', '5S', '9D'],
      ],
      fighters: [[{ card: '5D' }], [{ card: 'JD' }, { card: 'QD', aim: ['4C'] }]],
    },
    moves: [{ right: [{ type: 'ambush', cards: ['7H', '7S'], target: 'JD' }] }],
  },
  {
    id: 'bullet',
    clause: 'GC-6.1',
    players: 2,
    position: {
      hands: [
        ['AS', '4D', 'KC', '3S', '8D'],
        ['8S', 'TH', '6C', '5S', '9D'],
      ],
      fighters: [[{ card: '9C', aim: ['4H'] }], [{ card: 'KD', aim: ['QC', 'JH'] }, { card: '3C' }]],
    },
    moves: [{ right: [{ type: 'bullet', card: 'AS', target: 'KD' }] }],
  },
  {
    id: 'joker',
    clause: 'GC-4.3',
    players: 2,
    position: {
      hands: [
        ['4D', 'KC', '3S', '8D', 'JC'],
        ['8S', 'TH', '6C', '5S', '9D'],
      ],
      fighters: [[{ card: '5H', aim: ['X1'] }], [{ card: 'KD', aim: ['6H'] }]],
    },
    moves: [{ right: [{ type: 'fight', attacker: '5H', target: 'KD' }] }],
  },
  {
    id: 'showdown',
    clause: 'GC-6.9',
    players: 2,
    position: {
      hands: [
        ['5H', '6S', '7C', '8D', 'X2'],
        ['8S', 'TH', '6C', '5S', '9D'],
      ],
      fighters: [[{ card: '4H' }], [{ card: 'KD', aim: ['2C'] }, { card: 'QS' }, { card: 'TC', aim: ['3H'] }]],
    },
    moves: [{ right: [{ type: 'showdown', cards: ['5H', '6S', '7C', '8D', 'X2'] }] }],
  },
  {
    id: 'end',
    clause: 'GC-7.2',
    players: 2,
    position: {
      hands: [[], []],
      fighters: [[{ card: '9S', aim: ['4D'] }, { card: '8C' }], [{ card: 'QD' }]],
      scored: [
        ['TH', '3C'],
        ['KC', '6S'],
      ],
      deck: [],
    },
    moves: [{ right: [{ type: 'fight', attacker: '9S', target: 'QD' }] }],
  },
] as const satisfies readonly LessonStep<Action, Position>[];

export type StepId = (typeof steps)[number]['id'];
