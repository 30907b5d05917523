// Understanding a match, in Italian.
import type { InsightPageWords } from './index.ts';

export const it: InsightPageWords = {
  title: 'Analizza una partita',
  about:
    'Bot che giocano a occhio riguardano una partita finita: chi stava come, che cosa l’ha decisa e che cosa sarebbe stato meglio.',
  whence:
    'Aprine una dalle tue partite, dal foglio dei punti o mentre ne rivedi una, oppure scegli il file di un registro.',
  looking: 'Cerco la partita …',
  unfinished: 'Questa partita non è ancora finita. Si potrà analizzare dopo.',
  failed: (reason) => `Non è stato possibile analizzare questa partita. ${reason}`,
  working: (percent) => `Immagino migliaia di partite: ${percent}`,
  cancel: 'Ferma',
  stopped: 'Fermato.',
  again: 'Ricomincia',
  estimates: (decisions) => `È tutto stimato, da ciò che ogni posto poteva sapere. Decisioni giudicate: ${decisions}.`,
  chancesAbout:
    'Ogni linea è un posto, come poteva giudicare le proprie probabilità. Indica il grafico o muovi il cursore per leggere un momento.',
  chartOf: (names) => `Grafico delle probabilità di ${names} dalla distribuzione alla fine`,
  moment: 'Momento',
  moveOf: (move, moves) => `Mossa ${move} di ${moves}`,
  toReplay: 'Rivedila',
  toReplayOf: (move) => `Rivedi la mossa ${move}`,
  asPuzzle: 'Trova la giocata migliore',
  asTable: 'Il grafico come tabella',
  move: 'Mossa',
  costliestAbout:
    'Una decisione si chiama errore solo quando la perdita è chiaramente sopra il rumore: il rischio di un solo falso allarme in tutta la partita è al massimo uno su venti.',
  luckAbout:
    'Ciò che hanno dato le carte e ciò che hanno dato le decisioni, come parti della vittoria. Una decisione conta rispetto a quella presa a occhio. Le parti insieme fanno il risultato.',
  plusMinus: (error) => `± ${error}`,
  seat: 'Posto',

  knowledge: 'Conoscenza',
  knowledgeOf: (name) => `Che cosa sapeva ${name}`,
  knowledgeAbout: 'Dove un bot in questo posto si sarebbe aspettato le carte coperte, e dov’erano.',
  knowledgeAll: 'A questo posto non era nascosto nulla.',
  truth: 'In realtà',
  expected: 'Le più attese',
  knew: 'nota',
  thinking: 'Immagino …',
  pileOf: (count) => (count === 1 ? '1 carta' : `${count} carte`),
};
