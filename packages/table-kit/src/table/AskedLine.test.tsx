// The line above the hand: while one waits, it says for whom, why, and why the bots play otherwise than usual.
import type { Words } from '@sagebrush/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import { WORDS } from '../words/index.ts';
import { AskedLine } from './AskedLine.tsx';
import type { TableStatus } from './connection.ts';
import { TableContext } from './context.ts';
import type { TableControl } from './table-control.ts';
import { newTableStore, type ShownTable } from './table-store.ts';

function lineWith(bots: TableStatus['bots'], asked = false, other: object = {}, connected = true): string {
  const shown = {
    ...newTableStore().getState(),
    busy: false,
    seating: { you: 0, players: [{ name: 'Ann' }, { name: 'Slim', ...other }], table: { seats: [], options: {} } },
    moment: { asked, choices: [], view: { turn: 1, pending: [1], handSizes: [] }, outcome: null },
    status: { deadlines: [], bots },
    connected,
  } as unknown as ShownTable;
  const control = { store: createStore(() => shown) } as unknown as TableControl;
  const words = { asked: () => ['Choose.'] } as unknown as Words;
  return renderToStaticMarkup(
    <TableContext value={control}>
      <AskedLine words={words} />
    </TableContext>,
  );
}

test('hurried and waking bots say so to who waits, and to nobody who is asked', () => {
  for (const bots of ['hurried', 'waking'] as const) {
    expect(lineWith(bots)).toContain(WORDS.en.bots[bots]);
    expect(lineWith(bots, true)).not.toContain(WORDS.en.bots[bots]);
  }
  expect(lineWith(undefined)).toContain('Slim');
  expect(lineWith(undefined)).not.toContain('bots-note');
});

test.each([
  ['thinking', '⋯ </span>Slim is thinking', {}],
  ['away', '◌ </span>Slim is away', { away: true }],
  ['standIn', '⚙ </span>A bot plays for Slim', { away: true, standIn: true }],
])('%s is told in a word and a shape of its own', (why, text, other) => {
  expect(lineWith(undefined, false, other)).toContain(text);
  expect(lineWith(undefined, false, other)).toContain(`data-why="${why}"`);
  expect(lineWith(undefined, false, other, false)).toContain('⚡ </span>You are offline');
});
