// The replay in German.
import type { ReplayWords } from './index.ts';

export const de: ReplayWords = {
  title: 'Partien nachspielen',
  about:
    'Jede beendete Partie lässt sich noch einmal ansehen, Zug um Zug, von jedem Platz aus oder mit offenen Karten.',
  whence:
    'Öffne eine aus deinen Partien oder von einer Abrechnung, folge einem Link oder wähle die Datei eines Protokolls.',
  chooseFile: 'Protokoll wählen',
  dropHere: 'oder hier ablegen',
  faults: {
    noLog: 'Das lässt sich nicht als Protokoll einer Partie lesen.',
    changed: 'Dieses Protokoll wurde geändert, nachdem die Partie versiegelt war. Es wird nicht gezeigt.',
    secret: 'Das Geheimnis der Mischung passt nicht zum Versprechen vor dem Geben.',
    move: (move) => `Zug ${move} dieses Protokolls verstößt gegen die Regeln: Es wurde geändert oder ist beschädigt.`,
    unfinished: 'Diese Partie wurde nicht zu Ende gespielt.',
    game: 'Dieses Protokoll gehört zu einem Spiel, das es hier nicht gibt.',
    version: 'Dieses Protokoll stammt von einer anderen Version des Programms, die es lesen kann.',
    place: (place) => `Dieses Protokoll ist beschädigt, bei „${place}“.`,
  },
  toMatches: 'Meine Partien',

  looking: 'Die Partie wird gesucht …',
  lost: 'Diese Partie kennt hier niemand. Wenn du ihr Protokoll als Datei hast, öffne es hier.',
  unreachable: 'Der Server, der diese Partie kennen könnte, ist gerade nicht zu erreichen.',
  again: 'Noch einmal versuchen',

  controls: 'Nachspielen',
  first: 'Zum Geben',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Zug weiter',
  last: 'Zum Ende',
  position: 'Zug',
  moveOf: (move, moves) => `Zug ${move} von ${moves}`,
  deal: 'Das Geben',
  eyes: 'Gesehen von',
  everything: 'Alle Karten offen',
  rail: 'Zuschauer',
  pace: 'Tempo',
  paces: { slow: 'Langsam', normal: 'Normal', quick: 'Schnell' },
  copyMoment: 'Link zu diesem Moment kopieren',
  copied: 'Link kopiert',
  takenBack: (name) => `${name} hat einen Zug zurückgenommen.`,
};
