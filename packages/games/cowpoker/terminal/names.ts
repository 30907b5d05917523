// What Ranches and tricks are called on the terminal.
import type { CardEntry } from '@sagebrush/cowpoker';
import type { Lang } from '@sagebrush/engine';

export const RANCH_NAMES = {
  davila: 'Davila',
  gallagher: 'Gallagher',
  masterson: 'Masterson',
  'san-joaquin': 'San Joaquin',
} as const;
export const HOME_NAMES: Readonly<Record<Lang, (home: CardEntry['ranch']) => string>> = {
  en: (home) => (home === 'town' ? 'Town' : RANCH_NAMES[home]),
  de: (home) => (home === 'town' ? 'Stadt' : RANCH_NAMES[home]),
  it: (home) => (home === 'town' ? 'Città' : RANCH_NAMES[home]),
};
/** The trick's name, and the letter that stands for it on a small card. */
export const TRICK_NAMES: Readonly<Record<Lang, { readonly roundup: string; readonly gunfight: string }>> = {
  en: { roundup: 'Roundup', gunfight: 'Gunfight' },
  de: { roundup: 'Viehtrieb', gunfight: 'Schießerei' },
  it: { roundup: 'Raduno', gunfight: 'Sparatoria' },
};
