// The lesson of cowpoker: its positions and its words.
import type { Lesson } from '@sagebrush/table-kit/lesson.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { steps } from './steps.ts';

export const cowpokerLesson: Lesson = { game: 'cowpoker', steps, texts: { en, de, it } };
