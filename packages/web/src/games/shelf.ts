// What the browser has of a game besides its rules. Whatever is large is loaded when somebody needs it.
import type { Lang } from '@sagebrush/engine';
import type { ComponentType } from 'react';
import type { Lesson } from '../lessons/lesson.ts';
import type { GameScreen } from '../play/screen.ts';

export interface GameShelf {
  /** The picture on its poster. */
  readonly Art: ComponentType;
  readonly rulesText: Readonly<Record<Lang, () => Promise<{ readonly default: string }>>>;
  readonly loadScreen: () => Promise<GameScreen>;
  readonly loadLesson: () => Promise<Lesson>;
  /** Whether poker hands count in it. */
  readonly hasPoker: boolean;
  /** How many games a preview of house rules simulates: as many as a phone plays in a few seconds. */
  readonly preview: number;
}
