// Simulated games in Italian.
import type { SimulationWords } from './index.ts';

export const it: SimulationWords = {
  preview: 'Che effetto fanno queste regole',
  previewAbout: (games) =>
    `Dei vicesceriffi le provano: ${games} partite con le tue regole e ${games} con quelle solite. Baffi e ± sono intervalli al 95%.`,
  playing: (done, of) => `${done} partite giocate su ${of}`,
  failed: 'La simulazione si è interrotta.',
  yours: 'Le tue regole',
  usual: 'Regole solite',
  lengths: 'Durata in mosse',
  scores: 'Punti alla fine',
  byTurn: 'La fortuna del posto',
  byTurnAbout: 'Quota delle vittorie secondo il turno. La linea tratteggiata è la quota equa.',
  turn: (place) => `${place}º di turno`,
  mean: 'In media',
};
