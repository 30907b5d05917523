// {{title}} in one position.
import type { Action, Position } from '@sagebrush/{{id}}';
import type { LessonStep } from '@sagebrush/table-kit/lesson.ts';

export const steps = [
  {
    id: 'bid',
    clause: '{{XX}}-2.1',
    players: 2,
    position: {
      hands: [
        ['KH', '4D'],
        ['9S', '3C'],
      ],
      bids: [null, null],
      won: [0, 0],
      deck: [],
      shown: [],
    },
    moves: [{ right: [{ type: 'bid', card: 'KH' }] }, { seat: 1, action: { type: 'bid', card: '9S' } }],
  },
] as const satisfies readonly LessonStep<Action, Position>[];

export type StepId = (typeof steps)[number]['id'];
