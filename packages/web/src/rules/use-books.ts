// The rules of some games, read when they are needed, in the guest's language.
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect, useState } from 'react';
import { isGameId } from '../games/games.ts';
import { type Chapter, chaptersOf, loadRulesText } from './rules-text.ts';

export interface Book {
  readonly game: string;
  readonly chapters: readonly Chapter[];
}

export function useBooks(games: readonly string[]): readonly Book[] {
  const lang = useSettings((settings) => settings.lang);
  const [books, setBooks] = useState<readonly Book[]>([]);
  const wanted = games.join(' ');
  useEffect(() => {
    let left = false;
    const read = async (game: string): Promise<Book> => ({
      game,
      chapters: chaptersOf(await loadRulesText(game, lang)),
    });
    const all = Promise.all(wanted.split(' ').filter(isGameId).map(read));
    detach(
      all.then((books) => !left && setBooks(books)),
      reportError,
    );
    return () => {
      left = true;
    };
  }, [wanted, lang]);
  return books;
}
