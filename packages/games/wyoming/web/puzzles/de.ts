// What the puzzles of Wyoming Cowboy teach, in German.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  direction: {
    title: 'Wohin die Karten gehen',
    lesson: 'Der Geber bestimmt, wer die Karten bekommt und von wem welche kommen.',
  },
  give: {
    title: 'Was du hergibst',
    lesson: 'Behalte, was zusammengehört, und gib her, was dem Nachbarn am wenigsten hilft.',
  },
  couple: {
    title: 'Das Pärchen zeigen',
    lesson: 'König und Dame einer Farbe bringen 25, sobald du sie zeigst, und bleiben auf der Hand.',
  },
  nine: {
    title: 'Weitergeben lassen',
    lesson: 'Eine 9 lässt alle zwei Karten weitergeben: Du wirst Schlechtes los und störst, was andere sammeln.',
  },
  pull: {
    title: 'Eine Waffe ziehen',
    lesson:
      'Eine Waffe schießt ab deinem nächsten Zug. Für sich bringt sie nichts, also müssen ihre Karten es wert sein.',
  },
  shoot: {
    title: 'Auf wen du schießt',
    lesson: 'Ein Schuss nimmt jemandem einen Cowboy, oder gibt ihm einen Stern: Wähle Waffe und Opfer.',
  },
  answer: {
    title: 'Auf den Schuss antworten',
    lesson: 'Eine 6 schickt eine .22 zurück, und 3, 5 und 7 einer Farbe holen die Waffe: Beides kostet Karten.',
  },
  surrender: {
    title: 'Welcher Cowboy geht',
    lesson: 'Trifft der Schuss, wählt das Opfer: Gib den her, den du am wenigsten brauchst.',
  },
  replace: {
    title: 'Ersatz ziehen',
    lesson: 'Du darfst sofort ziehen oder es lassen: Am Ende einer Runde kann jede Karte kosten.',
  },
  discard: {
    title: 'Richtig ablegen',
    lesson: 'Was du ablegst, liegt für den Nächsten da, und was du behältst, muss zusammenpassen.',
  },
  draw: {
    title: 'Woher du ziehst',
    lesson: 'Die abgelegte Karte kennst du, und alle sehen, dass du sie nimmst; beim Stapel ist es umgekehrt.',
  },
  done: {
    title: 'Aufhören zu schießen',
    lesson: 'Eine Waffe muss nicht schießen: Ein Fehlschuss gibt dem Opfer einen Stern.',
  },
};
