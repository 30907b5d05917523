// A seat is read in one breath: who it is, whether it is to move, what it holds, what it has, and whether it is away.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableContext } from './context.ts';
import { SeatPanel } from './SeatPanel.tsx';
import type { GameScreen } from './screen.ts';
import type { TableControl } from './table-control.ts';
import { newTableStore } from './table-store.ts';

const screen = { score: () => 0, SeatPlace: () => null } as unknown as GameScreen;

function panelOf(pending: readonly number[], other: object): string {
  const control = { store: newTableStore() } as unknown as TableControl;
  const placing = {
    seat: 1,
    you: 0,
    options: {},
    words: {},
    players: [{ name: 'Ann' }, { name: 'Hank', kind: 'bot', ...other }],
    view: { turn: 0, pending, handSizes: [5, 5] },
  };
  return renderToStaticMarkup(
    <TableContext value={control}>
      <SeatPanel {...(placing as never as Parameters<typeof SeatPanel>[0])} screen={screen} />
    </TableContext>,
  );
}

test('who, to move, cards, points, away', () => {
  expect(panelOf([1], { away: true })).toContain('>Hank, to move, 5 cards in hand, 0 points, away<');
});

test('a long name is marked as one, a shorter one where the sign of who is away stands before it', () => {
  const isLong = (name: string, away: boolean): boolean => panelOf([0], { name, away }).includes('data-long');
  expect(isLong('Wilhelmina', false)).toBe(false);
  expect(isLong('Wilhelmina', true)).toBe(true);
  expect(isLong('Annabelle Lee Smith', false)).toBe(true);
  expect(isLong('Hank', true)).toBe(false);
});

test('whose turn it is not, is not said to be to move', () => {
  expect(panelOf([0], {})).toContain('>Hank, 5 cards in hand, 0 points<');
});
