// The lesson in Italian.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const it: LessonTexts<StepId> = {
  bid: {
    title: 'La tua prima offerta',
    intro: 'Restano due carte, e ognuno ne offre una in segreto.',
    tasks: [{ task: 'Offri il Re di cuori.', wrong: 'Si può offrire anche questa. Ma un Re è difficile da battere: offri lui.' }],
    well: 'Il Re batte il Nove, e l’offerta è tua.',
  },
};
