// The names of Ranches and tricks, in the words of each edition.
import type { Lang } from '@sagebrush/engine';
import { RANCHES, type RanchId } from '../pack/steps.ts';

export const ranchNames = ['Davila', 'Gallagher', 'Masterson', 'San Joaquin'] as const;
export const ranchName = (ranch: RanchId): string => ranchNames[RANCHES.indexOf(ranch)] ?? ranch;
export const trickNames: Readonly<Record<Lang, readonly [roundup: string, gunfight: string]>> = {
  en: ['Roundup', 'Gunfight'],
  de: ['Viehtrieb', 'Schießerei'],
  it: ['Raduno', 'Sparatoria'],
};
