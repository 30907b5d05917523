// The rules pages in German.
import type { RulesWords } from './index.ts';

export const de: RulesWords = {
  title: 'Die Regeln',
  titleOf: (game) => `Regeln: ${game}`,
  games: 'Welche Regeln',
  all: 'Alle drei',
  glossary: 'Wörterbuch',
  glossaryAbout:
    'Wie die Dinge heißen. Wo ein Spiel deutsche und italienische Ausgaben hat, sind es deren Wörter; sonst sind es unsere.',
  search: 'In den Regeln suchen',
  searchGlossary: 'Im Wörterbuch suchen',
  example: 'Zum Beispiel: Joker, Gleichstand, Ziehstapel',
  found: (count) => (count === 1 ? '1 Absatz' : `${count} Absätze`),
  terms: (count) => (count === 1 ? '1 Wort' : `${count} Wörter`),
  nothing: 'Davon steht nichts in den Regeln. Weniger Wörter finden mehr.',
  rulebook: 'So steht es in der Anleitung',
  settled: 'Hier festgelegt, wo die Anleitung schweigt',
  learn: 'Beim Spielen lernen',
  scores: 'Punkte zählen mit echten Karten',
  toPrint: 'Drucken: zwei Seiten',
  print: 'Drucken',
  hands: 'Ein Pokerblatt erklären',
  chapters: 'Kapitel',
};
