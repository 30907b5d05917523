// What a scene says: the game's sentence for it, about the table as it was before.
import type { GameEvent, Sentence } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import type { GameScreen } from './screen.ts';
import type { TableStore } from './table-store.ts';

export function narrated(
  store: TableStore,
  screen: GameScreen,
  event: GameEvent,
  together: readonly GameEvent[],
): Sentence | undefined {
  const { moment, seating } = store.getState();
  if (!moment || !seating || !screen.narrate) return undefined;
  const { lang, tone } = useSettings.getState();
  const { you, players, table } = seating;
  const words = screen.game.words(lang, table.options, tone);
  return screen.narrate({ event, together, view: moment.view, words, players, you, options: table.options, lang });
}
