// The lesson in English.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const en: LessonTexts<StepId> = {
  bid: {
    title: 'Your first bid',
    intro: 'Two cards are left, and everybody bids one of them in secret.',
    tasks: [{ task: 'Bid the King of Hearts.', wrong: 'That can be bid. But a King is hard to beat: bid him.' }],
    well: 'The King beats the Nine, and the bid is yours.',
  },
};
