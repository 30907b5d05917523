// The puzzles in Italian.
import type { PuzzleWords } from './index.ts';

export const it: PuzzleWords = {
  puzzles: 'Trova la giocata',
  about:
    'Posizioni di partite tra bot in cui una sola scelta è giusta, e le regole pratiche ne fanno un’altra. Prova ciò che vuoi: una risposta sbagliata viene giocata davanti a te, e non costa nulla.',
  puzzle: (game) => `Trova la giocata: ${game}`,
  today: 'Problema del giorno',
  next: 'Prossimo problema',
  find: 'Trova l’unica giocata giusta',
  missed: (levels, of) =>
    levels === 1 ? `1 livello di bot su ${of} non la trova.` : `${levels} livelli di bot su ${of} non la trovano.`,
  own: 'Da una tua partita',
  hint: 'Un aiuto',
  hintIs: 'Di che si tratta',
  show: 'Mostramela',
  again: 'Riprova',
  right: 'Proprio così',
  wrong: 'Non è questa',
  solution: 'La giocata giusta',
  yours: 'La tua giocata',
  shares: (right, yours) =>
    `Continuando in 200 distribuzioni immaginate, la giocata giusta vince il ${right}, la tua il ${yours}.`,
  share: (right) => `Continuando in 200 distribuzioni immaginate vince il ${right}.`,
  shownWrong: 'Sul tavolo ne vedi una in cui va male.',
  shownRight: 'Sul tavolo ne vedi una, giocata oltre.',
  rating: (rating) => `Punteggio ${rating}`,
  ratingAbout:
    'Il tuo punteggio sale quando trovi una giocata al primo tentativo, di più se il problema è difficile. Non scende mai: risposte sbagliate, aiuti e secondi tentativi non costano nulla.',
  found: (found, of) => `${found} su ${of} trovati`,
  all: 'Tutti i problemi, prima i più facili',
  theme: 'Tema',
  anyTheme: 'Tutti',
  group: (levels) =>
    levels === 1 ? 'Un livello di bot non trova questi' : `${levels} livelli di bot non trovano questi`,
  numbered: (number) => `Problema ${number}`,
  states: { found: 'trovato', seen: 'visto' },
  mine: 'Dalle tue partite',
  mineAbout: 'Ogni errore chiaro che l’analisi di una tua partita trova diventa qui un problema, solo per te.',
  mineOf: (game, day) => `${game}, ${day}`,
  mineNone: 'Ancora nessuno: gioca una partita, poi guarda come è stata vinta.',
  lost: 'Questo problema non è qui.',
  back: 'Tutti i problemi',
  allFound: 'Li hai trovati tutti. Riprendi quello che vuoi.',
};
