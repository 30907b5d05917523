// What the table says aloud: the game's sentences, in the guest's language, for the screen reader.
import { plain, type Sentence, type Words } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import type { GameScreen } from './screen.ts';
import { readerOf, type TableStore } from './table-store.ts';

export function announce(store: TableStore, screen: GameScreen, say: (words: Words) => readonly Sentence[]): void {
  const { lang, tone } = useSettings.getState();
  const shown = store.getState();
  const words = screen.game.words(lang, shown.seating?.table.options ?? {}, tone);
  const reader = readerOf(shown);
  const announced = say(words)
    .map((sentence) => plain(sentence, reader.names, (card) => words.card(card), reader))
    .join(' ');
  if (announced !== '') store.setState({ announced });
}
