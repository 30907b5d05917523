// The help at the table in German.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const de: Widened<typeof en> = {
  yourTurn: 'Wenn du am Zug bist',
  onTheTable: 'Auf dem Tisch',
  glows: 'Was leuchtet, lässt sich antippen. Tippst du etwas anderes an, sagt der Tisch, warum es nicht geht.',
  inHand: 'Karten auf der Hand',
  whoseTurn: 'Auf diesen Spieler wartet der Tisch',
  tapSeat: 'Tippe einen Namen an, um alles zu sehen, was vor diesem Spieler liegt.',
  keys: 'Mit der Tastatur',
  keyLines: [
    ['← ↑ ↓ →', 'umhergehen'],
    ['N', 'nächste spielbare Karte'],
    ['Enter', 'wählen'],
    ['Esc', 'zurücklegen'],
    ['?', 'warum nicht?'],
    ['H', 'ein Tipp'],
    ['U', 'zurücknehmen'],
  ],
  learn: 'Beim Spielen lernen',
  allRules: 'Alle Regeln',
};
