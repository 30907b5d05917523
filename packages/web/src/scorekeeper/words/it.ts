// The scorekeeper in Italian.
import type { WORDS } from './index.ts';

export const it: (typeof WORDS)['it'] = {
  title: (game) => `Segnapunti: ${game}`,
  about:
    'Per un tavolo con carte vere. Tocca quello che ognuno ha alla fine: ogni punto viene contato e spiegato. Funziona anche senza rete, e tutto resta in questo browser.',
  strange: 'Questo link non contiene un segnapunti di questo gioco.',
  players: 'Giocatori',
  player: (number) => `Giocatore ${number}`,
  more: 'Un giocatore in più',
  fewer: 'Uno in meno',
  movesOn: 'Passa da solo dopo ogni mano o partita.',
  tap: 'Scegli un mucchio e tocca le sue carte. Una carta sta in un solo mucchio; un secondo tocco la toglie.',
  heldBy: (card, name) => `${card}, ora con ${name}`,
  besides: (name) => `${name}: inoltre`,
  why: 'Punto per punto',
  whyIn: (round) => `${round}, punto per punto`,
  count: 'Segna',
  sheet: 'Il segnapunti',
  nothing: 'Ancora niente da contare.',
  total: 'Totale',
  won: (names, points) => `${points} punti raggiunti. Vittoria: ${names}.`,
  wonAfter: (names, rounds) => `Dopo ${rounds === 1 ? 'un giro' : `${rounds} giri`}. Vittoria: ${names}.`,
  undo: 'Annulla',
  share: 'Copia un link a questo segnapunti',
  anew: 'Nuovo segnapunti',
  rules: 'Le regole',
};
