// The scorekeeper in German.
import type { WORDS } from './index.ts';

export const de: (typeof WORDS)['de'] = {
  title: (game) => `Punktezettel: ${game}`,
  about:
    'Für einen Tisch mit echten Karten. Tippe an, was jeder am Ende hat; jeder Punkt wird gezählt und erklärt. Das geht auch ohne Netz, und alles bleibt in diesem Browser.',
  strange: 'In diesem Link steckt kein Punktezettel für dieses Spiel.',
  players: 'Spieler',
  player: (number) => `Spieler ${number}`,
  more: 'Ein Spieler mehr',
  fewer: 'Einer weniger',
  movesOn: 'Wandert nach jeder Runde von selbst weiter.',
  tap: 'Wähle einen Stapel und tippe seine Karten an. Eine Karte liegt nur in einem Stapel; noch ein Tipp nimmt sie wieder weg.',
  heldBy: (card, name) => `${card}, jetzt bei ${name}`,
  besides: (name) => `${name}: außerdem`,
  why: 'Punkt für Punkt',
  whyIn: (round) => `${round}, Punkt für Punkt`,
  count: 'Auf den Zettel',
  sheet: 'Der Zettel',
  nothing: 'Noch nichts gezählt.',
  total: 'Summe',
  won: (names, points) => `${points} erreicht. Sieg: ${names}.`,
  wonAfter: (names, rounds) => `Nach ${rounds === 1 ? 'einer Runde' : `${rounds} Runden`}. Sieg: ${names}.`,
  undo: 'Rückgängig',
  share: 'Link zu diesem Zettel kopieren',
  anew: 'Neuer Zettel',
  rules: 'Die Regeln',
};
