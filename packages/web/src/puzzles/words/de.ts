// The puzzles in German.
import type { PuzzleWords } from './index.ts';

export const de: PuzzleWords = {
  puzzles: 'Finde den Zug',
  about:
    'Stellungen aus Partien von Bots, in denen genau eine Wahl richtig ist und die Faustregeln eine andere treffen. Probier, was du magst: Eine falsche Antwort wird vor deinen Augen weitergespielt und kostet nichts.',
  puzzle: (game) => `Finde den Zug: ${game}`,
  today: 'Rätsel des Tages',
  next: 'Nächstes Rätsel',
  find: 'Finde den einen richtigen Zug',
  missed: (levels, of) => `${levels} von ${of} Stufen der Bots ${levels === 1 ? 'verfehlt' : 'verfehlen'} ihn.`,
  own: 'Aus deiner eigenen Partie',
  hint: 'Ein Tipp',
  hintIs: 'Worum es geht',
  show: 'Zeig es mir',
  again: 'Noch einmal',
  right: 'Das ist es',
  wrong: 'Der ist es nicht',
  solution: 'Der richtige Zug',
  yours: 'Dein Zug',
  shares: (right, yours) =>
    `In 200 gedachten Verteilungen weitergespielt gewinnt der richtige Zug ${right}, deiner ${yours}.`,
  share: (right) => `In 200 gedachten Verteilungen weitergespielt gewinnt er ${right}.`,
  shownWrong: 'Auf dem Tisch siehst du eine davon, in der es schiefgeht.',
  shownRight: 'Auf dem Tisch siehst du eine davon, weitergespielt.',
  rating: (rating) => `Wertung ${rating}`,
  ratingAbout:
    'Deine Wertung steigt, wenn du einen Zug beim ersten Versuch findest, bei schweren Rätseln mehr. Sie fällt nie: Falsche Antworten, Tipps und zweite Versuche kosten nichts.',
  found: (found, of) => `${found} von ${of} gefunden`,
  all: 'Alle Rätsel, die leichtesten zuerst',
  theme: 'Thema',
  anyTheme: 'Alle',
  group: (levels) =>
    levels === 1 ? 'Eine Stufe der Bots verfehlt diese' : `${levels} Stufen der Bots verfehlen diese`,
  numbered: (number) => `Rätsel ${number}`,
  states: { found: 'gefunden', seen: 'angesehen' },
  mine: 'Aus deinen eigenen Partien',
  mineAbout: 'Jeder klare Fehler, den die Rückschau auf deine Partie findet, wird hier ein Rätsel, nur für dich.',
  mineOf: (game, day) => `${game}, ${day}`,
  mineNone: 'Noch keine: Spiel eine Partie und sieh dir dann an, wie sie gewonnen wurde.',
  lost: 'Dieses Rätsel gibt es hier nicht.',
  back: 'Alle Rätsel',
  allFound: 'Du hast alle gefunden. Nimm jedes gern noch einmal.',
};
