// Wyoming Cowboy in nine positions.

import type { LessonStep } from '@sagebrush/table-kit/lesson.ts';
import type { WyomingAction, WyomingPosition } from '@sagebrush/wyoming';

const ACES = ['AC', 'AD', 'AH', 'AS'] as const;

export const steps = [
  {
    id: 'pass',
    clause: 'WC-2.2',
    players: 3,
    position: {
      hands: [
        ['KH', 'KS', '6C', '6D', 'QC', '8D', '3C'],
        ['4S', '7H', '9D', 'JC'],
        ['5D', '8S', 'TC', 'JH'],
      ],
      aces: ACES,
      draw: ['7D', '9S', '2H', '4C', 'JD', '5S', '3D', '8H', 'TH'],
      dealer: 2,
      turn: 0,
      phase: { name: 'passing', way: 'left', count: 3, given: [null, ['2C', '5H', '9C'], ['4H', '7S', 'TD']] },
    },
    moves: [{ right: [{ type: 'give', cards: ['6C', '6D', 'QC'] }] }],
  },
  {
    id: 'couple',
    clause: 'WC-5.1',
    players: 3,
    position: {
      hands: [
        ['KH', 'QH', '4D', '9C', '7S', '3D', 'JC'],
        ['4S', '7H', '9D', '2C', '5C', '8S', 'JD'],
        ['5D', '8C', 'TC', 'JH', '6S', '3C', '4C'],
      ],
      aces: ACES,
      draw: ['7D', '9S', '2H', 'KC', '5S', '8H', 'TH'],
      turn: 0,
    },
    moves: [{ right: [{ type: 'couple', suit: 'H' }] }],
  },
  {
    id: 'ten',
    clause: 'WC-4.2',
    players: 3,
    position: {
      hands: [
        ['KH', 'TS', '4D', '9C', '7S', '3D', 'JC'],
        ['4S', '7H', '9D', '2C', '5C', '8S', 'JD'],
        ['5D', '8C', 'TC', 'JH', '6S', '3C', '4C'],
      ],
      aces: ACES,
      draw: ['7D', '9S', '2H', 'KC', '5S', '8H', 'TH'],
      discard: ['QD'],
      turn: 0,
    },
    moves: [{ right: [{ type: 'discard', card: 'TS' }] }, { right: [{ type: 'draw', from: ['pile'] }] }],
  },
  {
    id: 'five',
    clause: 'WC-4.4',
    players: 3,
    position: {
      hands: [
        ['KH', '5H', '4D', '9C', '7S', '3D', 'JC'],
        ['4S', '7H', '9D', '2C', '5C', '8S', 'JD'],
        ['5D', '8C', 'TC', 'JH', '6S', '3C', '4C'],
      ],
      aces: ACES,
      draw: ['7D', '9S', '2H', 'KC', '5S', '8H', 'TH'],
      discard: ['KD'],
      turn: 0,
    },
    moves: [{ right: [{ type: 'discard', card: '5H' }] }, { right: [{ type: 'draw', from: ['discard', 'pile'] }] }],
  },
  {
    id: 'gun',
    clause: 'WC-6.1',
    players: 3,
    position: {
      hands: [
        ['KH', '3D', '8H', '9C', '7S', '4D', 'JC'],
        ['4S', '7H', '9D', '2C', '5C', '8S', 'JD'],
        ['5D', '8C', 'TC', 'JH', '6S', '3C', '4C'],
      ],
      aces: ACES,
      draw: ['7D', '9S', '2H', 'KC', '5S', 'TH'],
      discard: ['QD'],
      turn: 0,
    },
    moves: [{ right: [{ type: 'pull', cards: ['3D', '8H'] }] }],
  },
  {
    id: 'shoot',
    clause: 'WC-7.7',
    players: 3,
    position: {
      hands: [
        ['KH', '9C', '7S', '4D', 'JC'],
        ['KD', 'QD', '9D', '2C', '5C', '8S', 'JD'],
        ['5D', '8C', 'TC', 'JH', '6S', '3C', '4C'],
      ],
      guns: [[['3D', '8H']], [], []],
      couples: [[], ['D'], []],
      aces: ACES,
      draw: ['7C', '9S', '2H', 'KC', '5S', 'TH'],
      discard: ['QS'],
      turn: 0,
    },
    moves: [
      { right: [{ type: 'shoot', gun: ['3D', '8H'], victim: 1 }] },
      { seat: 1, action: { type: 'replace', count: 1 } },
    ],
  },
  {
    id: 'backfire',
    clause: 'WC-7.2',
    players: 3,
    position: {
      hands: [
        ['KH', 'KS', '6D', '9C', '7S', '4D', 'JC'],
        ['4S', '7H', '9D', '5C', '8S'],
        ['5D', '8C', 'TC', 'JH', '6S', '3C', '4C'],
      ],
      guns: [[], [['2C', '2S']], []],
      aces: ACES,
      draw: ['7C', '9S', '2H', 'KC', '5S', 'TH'],
      discard: ['QS'],
      turn: 1,
      phase: { name: 'answering', gun: 0, victim: 0 },
    },
    moves: [{ right: [{ type: 'answer', with: 'six', cards: ['6D'] }] }],
  },
  {
    id: 'six',
    clause: 'WC-4.5',
    players: 3,
    position: {
      hands: [
        ['KH', 'KS', '6D'],
        ['4S', '7H', '9D', '5C', '8S'],
        ['5D', '8C', 'TC', 'JH', '6S', '3C', '4C'],
      ],
      aces: ACES,
      draw: ['7C', '9S', '2H', 'KC', '5S', 'TH'],
      discard: ['QS'],
      turn: 0,
    },
    moves: [{ right: [{ type: 'discard', card: '6D' }] }],
  },
  {
    id: 'end',
    clause: 'WC-8.1',
    players: 3,
    position: {
      hands: [
        ['KH', 'KS', 'TD', '9C'],
        ['4S', '7H', '9D', '5C', 'QD'],
        ['5D', '8C', 'JH', '6S', '3C'],
      ],
      guns: [[], [['2C', '2S']], []],
      tens: [['TS'], ['TH'], ['TC']],
      aces: ACES,
      draw: ['7C', '9S', '2H', 'KC', '5S'],
      discard: ['QS'],
      totals: [410, 380, 295],
      turn: 0,
    },
    moves: [{ right: [{ type: 'discard', card: 'TD' }] }],
  },
] as const satisfies readonly LessonStep<WyomingAction, WyomingPosition>[];

export type StepId = (typeof steps)[number]['id'];
