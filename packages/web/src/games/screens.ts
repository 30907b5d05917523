// The games' tables, each loaded when somebody sits down at it.
import type { GameScreen } from '../play/screen.ts';
import type { GameId } from './ids.ts';

/** Each game knows its own views; the generic table passes them through. */
export async function loadScreen(id: GameId): Promise<GameScreen> {
  if (id === 'corral') return (await import('./corral/screen.tsx')).corralScreen as unknown as GameScreen;
  if (id === 'wyoming') return (await import('./wyoming/screen.tsx')).wyomingScreen as unknown as GameScreen;
  return (await import('./cowpoker/screen.tsx')).cowpokerScreen as unknown as GameScreen;
}
