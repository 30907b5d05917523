// What the browser has of corral.
import { Corral } from '../../art/posters/Corral.tsx';
import type { GameScreen } from '../../play/screen.ts';
import type { GameShelf } from '../shelf.ts';

export const corralShelf: GameShelf = {
  Art: Corral,
  rulesText: {
    en: () => import('@sagebrush/corral/rules/en?raw'),
    de: () => import('@sagebrush/corral/rules/de?raw'),
    it: () => import('@sagebrush/corral/rules/it?raw'),
  },
  // The game knows its own views; the generic table passes them through.
  loadScreen: async () => (await import('./screen.tsx')).corralScreen as unknown as GameScreen,
  loadLesson: async () => (await import('../../lessons/corral/index.ts')).corralLesson,
  hasPoker: true,
  preview: 300,
};
