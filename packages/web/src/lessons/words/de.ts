// The words around a lesson in German.
import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  lesson: (game) => `Lektion: ${game}`,
  stepOf: (step, all) => `Schritt ${step} von ${all}`,
  steps: 'Schritte der Lektion',
  task: 'Du bist dran',
  notQuite: 'Nicht ganz',
  well: 'Gut gemacht',
  next: 'Weiter',
  again: 'Noch einmal',
  finished: 'Jetzt kennst du dich aus',
  finishedAbout: 'Das ist der Kern. Der Rest kommt am Tisch, wo jedes Nein seinen Grund nennt.',
  nowPlay: 'Jetzt spielen',
  fromStart: 'Die Lektion von vorn',
  rules: 'Alle Regeln',
  otherLessons: 'Die anderen Lektionen',
  lessonTitle: 'Beim Spielen lernen',
};
