// The help at this table in German.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Komm als Erster auf 500. Punkte gibt es am Ende jeder Runde: für das, was du dann auf der Hand hast, und für das, was du ausgelegt hast.',
  moves: [
    'In jedem Zug: eine Aktion, wenn du magst, dann eine Karte ablegen, dann eine ziehen.',
    'Gut auf der Hand: Könige, deine Cowboys, je 25 und alle vier 150. Schlecht auf der Hand: eine Dame −25, ein König mit seiner Dame −50, eine Sechs −20.',
    'Eine ausgelegte Zehn bringt 10. Nach einer Fünf darfst du zwei Karten ziehen. Mit einer Neun geben alle zwei Karten weiter.',
    'Waffen bestehen aus 2+2, aus 3+8, aus 3+5+7 oder aus 4+5 einer Farbe. Zieh eine, und ab deinem nächsten Zug schießt du auf die Könige der anderen.',
    'Die Runde endet, wenn alle Zehnen und eine Waffe aus 2+2 liegen oder wenn der letzte Stern vergeben ist. Wer sie beendet, bekommt 30.',
  ],
  score: 'Punkte auf dem Weg bis 500',
};
