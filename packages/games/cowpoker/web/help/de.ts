// The help at this table in German.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';
import { signs } from './signs.tsx';

export const help: GameHelp = {
  goal: 'Ist der Stapel leer, gewinnt, wer die meisten Punkte hat: die auf den Karten der eigenen Bande, und je 6 für das beste Pokerblatt unter den Banden, unter den Kellern und unter den Händen.',
  moves: [
    'In jedem Zug füllst du deine Hand auf fünf Karten auf und spielst eine in deine Bande.',
    'Eine Karte deiner eigenen Ranch oder der Stadt tut, was auf ihr steht. Karten fremder Ranches bringen nur Punkte, außer du hast ihr Ass.',
    'Bei einem Viehtrieb oder einer Schießerei legt jeder eine Karte. Der höchste Wert dieser Art holt sie alle in den Keller.',
    'Wer die wenigsten Punkte im Keller hat, verliert 6: Hol dir ab und zu einen Stich.',
  ],
  score: 'Punkte nach dem, was offen liegt: die Bande, und 6 für die beste Bande',
  signs: signs({ points: 'Punkte', roundup: 'Wert im Viehtrieb', gunfight: 'Wert in der Schießerei' }),
};
