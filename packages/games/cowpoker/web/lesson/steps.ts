// Cowpoker in eight positions, with the cards of Centerville.
import type { Action, Position } from '@sagebrush/cowpoker';
import type { LessonStep } from '@sagebrush/table-kit/lesson.ts';

/** You are Davila. */
const RANCHES = ['davila', 'gallagher', 'masterson', 'san-joaquin'] as const;

export const steps = [
  {
    id: 'play',
    clause: 'CP-2.4',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [
        ['9D', '3D', '4S', '7C', 'JC'],
        ['8C', '9C', 'TD', 'KH', '6S'],
        ['3S', '4H', 'QD', 'TS', 'KS'],
        ['3C', '6D', '7H', '8D', 'QH'],
      ],
    },
    moves: [{ right: [{ type: 'play', card: '9D' }] }],
  },
  {
    id: 'roundup',
    clause: 'CP-4.3',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [
        ['6H', 'KC', '5C', '7C', 'JH'],
        ['9C', 'JD', 'TD', '5H', '6S'],
        ['3S', '4H', 'QD', 'TS', '9D'],
        ['3C', 'TC', '5S', '8D', 'QH'],
      ],
      gangs: [['9S'], ['2S'], ['KS'], ['7H']],
    },
    moves: [
      { right: [{ type: 'play', card: '6H' }] },
      { seat: 1, action: { type: 'follow', card: 'TD' } },
      { seat: 2, action: { type: 'follow', card: '9D' } },
      { seat: 3, action: { type: 'follow', card: '3C' } },
      { right: [{ type: 'follow', card: 'KC' }] },
    ],
  },
  {
    id: 'later',
    clause: 'CP-4.3',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [
        ['8H', 'KS', '5C', 'JH'],
        ['9C', 'JD', '5H', '6S', '8C'],
        ['4H', 'QD', 'TS', '9D', '7C'],
        ['3C', 'TC', '5S', '8D', 'QH'],
      ],
      gangs: [['3D', '9S'], ['2S'], ['QS'], ['7H']],
      trick: {
        kind: 'gunfight',
        passed: 3,
        plays: [
          { seat: 1, card: 'KH' },
          { seat: 2, card: '3S' },
          { seat: 3, card: '4S' },
        ],
      },
    },
    moves: [{ right: [{ type: 'follow', card: '8H' }], riddle: true }],
  },
  {
    id: 'steal',
    clause: 'CP-2.5',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [
        ['KC', '5C', 'JH', '7C', '6D'],
        ['9C', 'JD', '5H', '6S', '8C'],
        ['4H', 'QD', 'TS', '9D', '3S'],
        ['3C', 'TC', '5S', '8D', 'QH'],
      ],
      gangs: [
        ['3D', '9S'],
        ['2S', 'TD'],
        ['KS', '5D'],
        ['7H', '4S'],
      ],
    },
    moves: [{ right: [{ type: 'play', card: 'KC' }] }, { right: [{ type: 'choose', option: '5D' }] }],
  },
  {
    id: 'place',
    clause: 'CP-5.1',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [
        ['2C', '5C', '4S', '7C', '6D'],
        ['9C', 'JD', '5H', '6S', '8C'],
        ['4H', 'QD', 'TS', '9D', '3S'],
        ['3C', 'TC', '5S', '8D', 'QH'],
      ],
      gangs: [['3D'], ['2S', 'TD'], ['KS', '9S'], ['7H', 'JC']],
    },
    moves: [{ right: [{ type: 'play', card: '2C' }] }],
  },
  {
    id: 'ace',
    clause: 'CP-6.1',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [
        ['5H', '5C', 'JH', '7C', '6D'],
        ['9C', 'JD', 'KH', '6S', '8C'],
        ['4H', 'QD', 'TS', '9D', '3S'],
        ['3C', 'TC', '5S', '8D', 'QH'],
      ],
      gangs: [['AC', '9S'], ['2S', 'TD'], ['KS', 'KD'], ['4D']],
    },
    moves: [{ right: [{ type: 'play', card: '5H' }] }],
  },
  {
    id: 'poker',
    clause: 'CP-7.2',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [
        ['9D', 'JH', '5C', '7C', '6D'],
        ['8C', 'JD', 'KH', '6S', '4C'],
        ['4H', 'QD', 'TS', '3H', '3S'],
        ['3C', 'TC', '5S', '8D', 'QH'],
      ],
      gangs: [['9S', '9C', '3D'], ['2S', 'TD'], ['KS', 'KD', '4D', '4S'], ['7H']],
    },
    moves: [{ right: [{ type: 'play', card: '9D' }], riddle: true }],
  },
  {
    id: 'end',
    clause: 'CP-8.6',
    players: 4,
    position: {
      ranches: RANCHES,
      turn: 0,
      hands: [['2D', '9D'], ['JD'], ['QD'], ['QH']],
      gangs: [
        ['QC', 'KC', 'TC', 'JC'],
        ['TD', 'TH', '6S'],
        ['KS', 'KD', '4H', '4D', '4S'],
        ['7H', '7D', '7S'],
      ],
      cellars: [['9C', '5H'], ['3C'], ['8C', '3S'], ['5S']],
      deck: [],
    },
    moves: [{ right: [{ type: 'play', card: '2D' }], riddle: true }],
  },
] as const satisfies readonly LessonStep<Action, Position>[];

export type StepId = (typeof steps)[number]['id'];
