// What the browser has of cowpoker.
import { Cowpoker } from '../../art/posters/Cowpoker.tsx';
import type { GameScreen } from '../../play/screen.ts';
import type { GameShelf } from '../shelf.ts';

export const cowpokerShelf: GameShelf = {
  Art: Cowpoker,
  rulesText: {
    en: () => import('@sagebrush/cowpoker/rules/en?raw'),
    de: () => import('@sagebrush/cowpoker/rules/de?raw'),
    it: () => import('@sagebrush/cowpoker/rules/it?raw'),
  },
  // The game knows its own views; the generic table passes them through.
  loadScreen: async () => (await import('./screen.tsx')).cowpokerScreen as unknown as GameScreen,
  loadLesson: async () => (await import('../../lessons/cowpoker/index.ts')).cowpokerLesson,
  hasPoker: true,
  preview: 300,
};
