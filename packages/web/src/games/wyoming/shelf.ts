// What the browser has of wyoming.
import { Wyoming } from '../../art/posters/Wyoming.tsx';
import type { GameScreen } from '../../play/screen.ts';
import type { GameShelf } from '../shelf.ts';

export const wyomingShelf: GameShelf = {
  Art: Wyoming,
  rulesText: {
    en: () => import('@sagebrush/wyoming/rules/en?raw'),
    de: () => import('@sagebrush/wyoming/rules/de?raw'),
    it: () => import('@sagebrush/wyoming/rules/it?raw'),
  },
  // The game knows its own views; the generic table passes them through.
  loadScreen: async () => (await import('./screen.tsx')).wyomingScreen as unknown as GameScreen,
  loadLesson: async () => (await import('../../lessons/wyoming/index.ts')).wyomingLesson,
  hasPoker: false,
  // A match takes thirty times as long as one of the other games.
  preview: 80,
};
