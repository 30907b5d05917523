// The replay in Italian.
import type { ReplayWords } from './index.ts';

export const it: ReplayWords = {
  title: 'Rivedere le partite',
  about: 'Ogni partita finita si può rivedere, mossa per mossa, da ogni posto o a carte scoperte.',
  whence:
    'Aprine una dalle tue partite o da un foglio dei punti, segui un link ricevuto, o scegli il file di un registro.',
  chooseFile: 'Scegli un registro',
  dropHere: 'o trascinalo qui',
  faults: {
    noLog: 'Questo non si può leggere come registro di una partita.',
    changed: 'Questo registro è stato modificato dopo che la partita era stata sigillata. Non viene mostrato.',
    secret: 'Il segreto della mescolata non corrisponde alla promessa fatta prima di dare le carte.',
    move: (move) => `La mossa ${move} di questo registro è contro le regole: è stato modificato o è danneggiato.`,
    unfinished: 'Questa partita non è stata giocata fino alla fine.',
    game: 'Questo registro è di un gioco che qui non c’è.',
    version: 'Questo registro è di un’altra versione del programma, che sa leggerlo.',
    place: (place) => `Questo registro è danneggiato, in «${place}».`,
  },
  toMatches: 'Le mie partite',

  looking: 'Cerco la partita …',
  lost: 'Qui nessuno conosce questa partita. Se hai il suo registro in un file, aprilo qui.',
  unreachable: 'Il server che forse conosce questa partita ora non risponde.',
  again: 'Riprova',

  controls: 'Rivedere',
  first: 'Alla distribuzione',
  back: 'Una mossa indietro',
  play: 'Avvia',
  pause: 'Pausa',
  forward: 'Una mossa avanti',
  last: 'Alla fine',
  position: 'Mossa',
  moveOf: (move, moves) => `Mossa ${move} di ${moves}`,
  deal: 'La distribuzione',
  eyes: 'Vista da',
  everything: 'Tutte le carte scoperte',
  rail: 'Chi guarda',
  pace: 'Velocità',
  paces: { slow: 'Lenta', normal: 'Normale', quick: 'Rapida' },
  copyMoment: 'Copia un link a questo momento',
  copied: 'Link copiato',
  takenBack: (name) => `${name} ha ripreso una mossa.`,
};
