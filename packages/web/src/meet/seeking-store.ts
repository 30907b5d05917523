// Whether this guest looks for somebody to play, and where they wait.
import { create } from 'zustand';

interface SeekingShown {
  /** The table where they wait; undefined while nobody is looked for. */
  readonly table: string | undefined;
  readonly game: string;
  readonly since: number;
  /** Somebody has come, and the cards are dealt. */
  readonly dealt: boolean;
}

export const useSeeking = create<SeekingShown>()(() => ({ table: undefined, game: '', since: 0, dealt: false }));
