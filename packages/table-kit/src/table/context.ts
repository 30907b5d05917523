// The table at hand: every part of it finds the control and what is shown here.
import { type ComponentType, createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TablePlayer } from './connection.ts';
import type { TableControl } from './table-control.ts';
import type { ShownTable } from './table-store.ts';

export const TableContext = createContext<TableControl | undefined>(undefined);

/** What more can be done about somebody who sits here, where people play. */
export const SeatMore = createContext<ComponentType<{ readonly player: TablePlayer }> | undefined>(undefined);

export function useControl(): TableControl {
  const control = useContext(TableContext);
  if (!control) throw new Error('there is no table around this part');
  return control;
}
export const useShown = <T>(select: (shown: ShownTable) => T): T => useStore(useControl().store, select);
