// What a seat is called on this screen: its own player is "You".
import type { Seat } from '@sagebrush/engine';
import { useKitWords } from '../words/index.ts';
import { useShown } from './context.ts';
import { readerOf } from './table-store.ts';

export function useSeatName(seat: Seat): string {
  const own = useKitWords();
  const seating = useShown((shown) => shown.seating);
  return readerOf({ seating }).you === seat ? own.you : (seating?.players[seat]?.name ?? '');
}
