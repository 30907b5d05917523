// What the rulebook, and each of our languages, calls a seat that chance plays.
import type { Lang } from '@sagebrush/engine';

export const DEADWOOD: Readonly<Record<Lang, string>> = { en: 'Deadwood', de: 'Kaktus', it: 'Fantasma' };
