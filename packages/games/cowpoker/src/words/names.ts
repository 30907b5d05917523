// The names of Ranches and tricks, in the words of each edition.
import type { Lang } from '@sagebrush/engine';

export const ranchNames = ['Davila', 'Gallagher', 'Masterson', 'San Joaquin'] as const;
export const trickNames: Readonly<Record<Lang, readonly [roundup: string, gunfight: string]>> = {
  en: ['Roundup', 'Gunfight'],
  de: ['Viehtrieb', 'Schießerei'],
  it: ['Rodeo', 'Sparatoria'],
};
