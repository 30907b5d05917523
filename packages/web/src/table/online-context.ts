// The table on the server whose page this is, for whatever stands on it.
import { createContext, useContext } from 'react';
import { createStore, useStore } from 'zustand';
import type { OnlineTable } from './online-table.ts';
import type { OnlineShown } from './table-stream.ts';

export const OnlineContext = createContext<OnlineTable | undefined>(undefined);

const NOWHERE = createStore<Pick<OnlineShown, 'table' | 'me'>>(() => ({ table: undefined, me: undefined }));

/** Its chairs and settings, and who I am there; nothing on pages of other tables. */
export function useOnline(): Pick<OnlineShown, 'table' | 'me'> & { readonly isHost: boolean } {
  const { table, me } = useStore(useContext(OnlineContext)?.store ?? NOWHERE);
  return { table, me, isHost: table !== undefined && table.host === me?.id };
}
