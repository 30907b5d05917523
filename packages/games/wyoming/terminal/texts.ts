// What this game's table says on the terminal beside the words of every table.
import type { Lang } from '@sagebrush/engine';

interface Texts {
  readonly tens: string;
  readonly couple: string;
  readonly aces: string;
  readonly dealer: string;
}

export const TEXTS: Readonly<Record<Lang, Texts>> = {
  en: { tens: 'Tens', couple: 'couple', aces: 'Aces', dealer: 'dealer' },
  de: { tens: 'Zehnen', couple: 'Pärchen', aces: 'Asse', dealer: 'Geber' },
  it: { tens: 'Dieci', couple: 'coppia', aces: 'Assi', dealer: 'mazziere' },
};
