// Simulated games in German.
import type { SimulationWords } from './index.ts';

export const de: SimulationWords = {
  preview: 'Was diese Regeln bewirken',
  previewAbout: (games) =>
    `Hilfssheriffs probieren es aus: ${games} Partien mit deinen Regeln, ${games} mit den üblichen. Striche und ± sind 95-%-Intervalle.`,
  playing: (done, of) => `${done} von ${of} Partien gespielt`,
  failed: 'Die Simulation ist abgebrochen.',
  yours: 'Deine Regeln',
  usual: 'Übliche Regeln',
  lengths: 'Länge in Zügen',
  scores: 'Punkte am Ende',
  byTurn: 'Das Glück des Platzes',
  byTurnAbout: 'Anteil an den Siegen nach der Reihenfolge. Die gestrichelte Linie ist der gerechte Anteil.',
  turn: (place) => `${place}. am Zug`,
  mean: 'Im Mittel',
};
