// What this game's table says on the terminal beside the words of every table.
import type { Lang } from '@sagebrush/engine';

interface Texts {
  readonly gang: string;
  readonly cellar: string;
  readonly gameOf: (game: number) => string;
}

export const TEXTS: Readonly<Record<Lang, Texts>> = {
  en: { gang: 'Gang', cellar: 'Cellar', gameOf: (game) => `Game ${game}` },
  de: { gang: 'Bande', cellar: 'Keller', gameOf: (game) => `Spiel ${game}` },
  it: { gang: 'Banda', cellar: 'Cantina', gameOf: (game) => `Partita ${game}` },
};
