// The lesson in German.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const de: LessonTexts<StepId> = {
  bid: {
    title: 'Dein erstes Gebot',
    intro: 'Zwei Karten sind übrig, und alle bieten verdeckt eine davon.',
    tasks: [{ task: 'Biete den Herz-König.', wrong: 'Auch das lässt sich bieten. Aber ein König ist schwer zu schlagen: Biete ihn.' }],
    well: 'Der König schlägt die Neun, das Gebot gehört dir.',
  },
};
