// Understanding a match, in German.
import type { InsightPageWords } from './index.ts';

export const de: InsightPageWords = {
  title: 'Partie auswerten',
  about:
    'Bots, die nach Faustregeln spielen, schauen auf eine beendete Partie zurück: wer wie stand, was den Ausschlag gab und was besser gewesen wäre.',
  whence:
    'Öffne eine aus deinen Partien, von der Abrechnung oder beim Nachspielen, oder wähle die Datei eines Protokolls.',
  looking: 'Die Partie wird gesucht …',
  unfinished: 'Diese Partie ist noch nicht zu Ende. Danach lässt sie sich auswerten.',
  failed: (reason) => `Diese Partie ließ sich nicht auswerten. ${reason}`,
  working: (percent) => `Tausende Partien werden durchgespielt: ${percent}`,
  cancel: 'Anhalten',
  stopped: 'Angehalten.',
  again: 'Von vorn beginnen',
  estimates: (decisions) =>
    `Alles ist geschätzt, aus dem, was jeder Platz wissen konnte. ${decisions} Entscheidungen wurden beurteilt.`,
  chancesAbout:
    'Jede Linie ist ein Platz, so wie er seine Aussichten selbst einschätzen konnte. Zeige auf die Kurve oder bewege den Regler, um einen Augenblick abzulesen.',
  chartOf: (names) => `Kurven der Aussichten von ${names} vom Austeilen bis zum Ende`,
  moment: 'Augenblick',
  moveOf: (move, moves) => `Zug ${move} von ${moves}`,
  toReplay: 'Beim Nachspielen ansehen',
  toReplayOf: (move) => `Zug ${move} beim Nachspielen ansehen`,
  asPuzzle: 'Finde den besseren Zug',
  asTable: 'Die Kurven als Tabelle',
  move: 'Zug',
  costliestAbout:
    'Eine Entscheidung heißt nur dann Fehler, wenn ihr Verlust klar über dem Rauschen liegt: Die Gefahr auch nur eines falschen Alarms in der ganzen Partie ist höchstens eins zu zwanzig.',
  luckAbout:
    'Was die Karten gaben und was die Entscheidungen gaben, als Teile vom Sieg. Eine Entscheidung zählt im Vergleich zu dem, was die Faustregel getan hätte. Die Teile ergeben zusammen das Ergebnis.',
  plusMinus: (error) => `± ${error}`,
  seat: 'Platz',

  knowledge: 'Wissen',
  knowledgeOf: (name) => `Was ${name} wusste`,
  knowledgeAbout: 'Wo ein Bot auf diesem Platz die verdeckten Karten vermutet hätte, und wo sie waren.',
  knowledgeAll: 'Diesem Platz war nichts verborgen.',
  truth: 'In Wahrheit',
  expected: 'Am ehesten vermutet',
  knew: 'gewusst',
  thinking: 'Wird ausgemalt …',
  pileOf: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
};
