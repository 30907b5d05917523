// What the puzzles of the Corral teach, in German.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  fighter: {
    title: 'Ein Kämpfer zur rechten Zeit',
    lesson: 'Wen du wann hinausschickst, entscheidet, was man dir nehmen kann und was du im nächsten Zug holst.',
  },
  aim: {
    title: 'Erst zielen',
    lesson: 'Eine Zielkarte schützt einen Kämpfer und macht ihn gefährlich, und niemand sieht, was sie ist.',
  },
  fight: {
    title: 'Den Kampf suchen',
    lesson:
      'Ein Kampf kostet keine Handkarte, Gleichstand gewinnt der Angreifer, und ein Gesetzeshüter schlägt jeden Gesetzlosen.',
  },
  bullet: {
    title: 'Der Querschläger',
    lesson: 'Ein Ass bringt keine Punkte, aber es räumt weg, was dich mehr kosten würde.',
  },
  ambush: {
    title: 'Der Hinterhalt',
    lesson: 'Ein Paar holt einen Kämpfer, wenn es mindestens so viel zählt wie er mitsamt Zielkarten.',
  },
  showdown: {
    title: 'Der Poker-Showdown',
    lesson: 'Fünf Karten räumen die ganze Straße ab: Warte, bis sie voll ist, aber nicht zu lange.',
  },
  pass: {
    title: 'Nichts zu tun',
    lesson: 'Passen darf nur, wer nichts tun kann.',
  },
};
