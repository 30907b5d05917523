// The words around a lesson in Italian.
import type { LessonWords } from './index.ts';

export const it: LessonWords = {
  lesson: (game) => `Lezione: ${game}`,
  stepOf: (step, all) => `Passo ${step} di ${all}`,
  steps: 'Passi della lezione',
  task: 'Tocca a te',
  notQuite: 'Non proprio',
  well: 'Ben fatto',
  next: 'Avanti',
  again: 'Riprova',
  finished: 'Adesso sai come si fa',
  finishedAbout: 'Questo è il cuore del gioco. Il resto viene al tavolo, dove ogni no dice il perché.',
  nowPlay: 'Adesso gioca',
  fromStart: 'La lezione da capo',
  rules: 'Tutte le regole',
  otherLessons: 'Le altre lezioni',
  lessonTitle: 'Impara giocando',
};
