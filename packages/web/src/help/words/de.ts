// The help at the table in German.
import type { Widened } from '../../words/words.ts';
import type { en } from './en.ts';

export const de: Widened<typeof en> = {
  goals: {
    corral:
      'Erledige die Kämpfer der anderen. Jeder bringt dir so viele Punkte, wie auf ihm steht; wenn der Stapel leer ist und niemand mehr spielen kann, gewinnen die meisten Punkte.',
    wyoming:
      'Komm als Erster auf 500. Punkte gibt es am Ende jeder Runde: für das, was du dann auf der Hand hast, und für das, was du ausgelegt hast.',
    cowpoker:
      'Ist der Stapel leer, gewinnen die meisten Punkte: die auf den Karten deiner Bande, und je 6 für das beste Pokerblatt unter den Banden, unter den Kellern und unter den Händen.',
  },
  moves: {
    corral: [
      'In jedem Zug eine Sache. Spiel einen Kämpfer aus: jede Karte außer Ass und Joker.',
      'Oder leg an: eine beliebige Karte verdeckt auf einen deiner Kämpfer. Im Kampf zählt sie bei ihm dazu.',
      'Oder fang einen Kampf an: Tippe erst deinen Kämpfer an, dann einen fremden. Die höhere Summe siegt, bei Gleichstand der Angreifer. Eine Zwei schlägt jeden Buben, jede Dame und jeden König.',
      'Oder etwas Besonderes. Ein Ass räumt einen Kämpfer ab. Zwei Karten eines Ranges sind ein Hinterhalt. Eine Straße, ein Flush oder ein Full House holt alle Kämpfer auf einmal.',
    ],
    wyoming: [
      'In jedem Zug: eine Aktion, wenn du magst, dann eine Karte ablegen, dann eine ziehen.',
      'Gut auf der Hand: Könige, deine Cowboys, je 25 und alle vier 150. Schlecht auf der Hand: eine Dame −25, ein König mit seiner Dame −50, eine Sechs −20.',
      'Eine ausgelegte Zehn bringt 10. Nach einer Fünf darfst du zwei Karten ziehen. Mit einer Neun geben alle zwei Karten weiter.',
      'Waffen bestehen aus 2+2, aus 3+8, aus 3+5+7 oder aus 4+5 einer Farbe. Zieh eine, und ab deinem nächsten Zug schießt du auf die Könige der anderen.',
      'Die Runde endet, wenn alle Zehnen und eine Waffe aus 2+2 liegen oder wenn der letzte Stern vergeben ist. Wer sie beendet, bekommt 30.',
    ],
    cowpoker: [
      'In jedem Zug füllst du deine Hand auf fünf Karten auf und spielst eine in deine Bande.',
      'Eine Karte deiner eigenen Ranch oder der Stadt tut, was auf ihr steht. Karten fremder Ranches bringen nur Punkte, außer du hast ihr Ass.',
      'Bei einem Viehtrieb oder einer Schießerei legt jeder eine Karte. Der höchste Wert dieser Art holt sie alle in den Keller.',
      'Wer die wenigsten Punkte im Keller hat, verliert 6: Hol dir ab und zu einen Stich.',
    ],
  },
  values: { points: 'Punkte', roundup: 'Wert im Viehtrieb', gunfight: 'Wert in der Schießerei' },
  scores: { corral: 'Punkte bisher', wyoming: 'Punkte auf dem Weg bis 500', cowpoker: 'Punkte in der Bande' },
  yourTurn: 'Wenn du am Zug bist',
  onTheTable: 'Auf dem Tisch',
  glows: 'Was leuchtet, lässt sich antippen. Tippst du etwas anderes an, sagt der Tisch, warum es nicht geht.',
  inHand: 'Karten auf der Hand',
  whoseTurn: 'Auf diesen Spieler wartet der Tisch',
  tapSeat: 'Tippe einen Namen an, um alles zu sehen, was vor diesem Spieler liegt.',
  keys: 'Mit der Tastatur',
  keyLines: [
    ['← ↑ ↓ →', 'von Ding zu Ding'],
    ['N', 'zum nächsten, das möglich ist'],
    ['Enter', 'wählen'],
    ['Esc', 'zurücklegen'],
    ['?', 'warum nicht?'],
    ['H', 'ein Tipp'],
    ['U', 'zurücknehmen'],
  ],
  learn: 'Beim Spielen lernen',
  allRules: 'Alle Regeln',
};
