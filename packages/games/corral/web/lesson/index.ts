// The lesson of corral: its positions and its words.
import type { Lesson } from '@sagebrush/table-kit/lesson.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { steps } from './steps.ts';

export const corralLesson: Lesson = { game: 'corral', steps, texts: { en, de, it } };
