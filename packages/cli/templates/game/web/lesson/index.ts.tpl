// The lesson: its positions and its words.
import type { Lesson } from '@sagebrush/table-kit/lesson.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { steps } from './steps.ts';

export const {{id}}Lesson: Lesson = { game: '{{id}}', steps, texts: { en, de, it } };
