// The help at this table in German.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Erledige die Kämpfer der anderen. Jeder bringt so viele Punkte, wie er wert ist. Ist der Stapel leer und kann niemand mehr spielen, gewinnt, wer die meisten Punkte hat.',
  moves: [
    'In jedem Zug eine Sache. Spiel einen Kämpfer aus: jede Karte außer Ass und Joker.',
    'Oder ziel: Leg eine beliebige Karte verdeckt auf einen deiner Kämpfer. Im Kampf zählt sie bei ihm dazu.',
    'Oder fang einen Kampf an: Tippe erst deinen Kämpfer an, dann einen fremden. Die höhere Summe siegt, bei Gleichstand der Angreifer. Eine Zwei schlägt jeden Buben, jede Dame und jeden König.',
    'Oder etwas Besonderes. Ein Ass räumt einen Kämpfer ab. Zwei Karten eines Ranges sind ein Hinterhalt. Eine Straße, ein Flush oder ein Full House holt alle Kämpfer auf einmal.',
  ],
  score: 'Punkte bisher',
};
