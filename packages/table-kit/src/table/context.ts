// The table at hand: every part of it finds the control and what is shown here.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableShown } from './shown.ts';
import type { TableControl } from './table-control.ts';

export const TableContext = createContext<TableControl | undefined>(undefined);

export function useControl(): TableControl {
  const control = useContext(TableContext);
  if (!control) throw new Error('there is no table around this part');
  return control;
}
export const useShown = <T>(select: (shown: TableShown) => T): T => useStore(useControl().store, select);
