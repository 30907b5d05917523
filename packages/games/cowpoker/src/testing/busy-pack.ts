// A pack for tests in which every kind of step turns up all the time.
import type { PackJson } from '../pack/format.ts';
import type { Step } from '../pack/steps.ts';
import { plainPack } from './plain-pack.ts';

const EFFECTS: readonly (readonly Step[])[] = [
  [{ do: 'look', at: 'hand', whose: 'choice' }],
  [
    { do: 'look', at: 'deck', cards: 3 },
    { do: 'draw', cards: 1 },
  ],
  [
    { do: 'place', gang: 'worst' },
    { do: 'call', trick: 'choice' },
  ],
  [{ do: 'steal', from: 'choice', card: 'choice' }],
  [
    { do: 'steal', from: 'richest', card: 'random', to: 'cellar' },
    { do: 'swap', with: 'best', take: 'choice', give: 'choice' },
  ],
  [{ do: 'swap', with: 'choice', take: 'choice', give: 'lowest' }],
  [
    {
      do: 'live',
      steps: [
        { do: 'move', from: 'gang', to: 'hand', card: 'choice' },
        { do: 'move', from: 'hand', to: 'cellar', card: 'choice' },
      ],
    },
  ],
  [{ do: 'repeat', while: 'won', steps: [{ do: 'call', trick: 'gunfight' }] }],
  [
    {
      do: 'repeat',
      times: 2,
      steps: [
        { do: 'discard', from: 'gang', whose: 'choice', card: 'random' },
        { do: 'draw', cards: 1 },
      ],
    },
  ],
  [
    { do: 'place', gang: 'smallest' },
    { do: 'look', at: 'hand', whose: 'left' },
  ],
  [
    { do: 'move', from: 'cellar', to: 'gang', card: 'choice', only: { suits: ['H', 'S'] } },
    { do: 'call', trick: 'roundup' },
  ],
  [
    { do: 'steal', from: 'random', card: 'highest', to: 'hand' },
    { do: 'discard', from: 'hand', card: 'choice' },
  ],
  [
    { do: 'wild', rank: '7' },
    { do: 'move', from: 'gang', to: 'cellar', card: 'lowest' },
  ],
];

export const busyPack = (): PackJson => {
  const pack = plainPack();
  return {
    ...pack,
    name: 'Busy',
    cards: pack.cards.map((card, index) => ({
      ...card,
      points: (index % 10) - 3,
      effect: EFFECTS[index % EFFECTS.length] ?? [],
    })),
  };
};
