// What a guest likes: kept in this browser, read everywhere.
import { LANGS, type Lang } from '@sagebrush/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const CARD_SIZES = ['small', 'medium', 'large'] as const;
export const SPEEDS = ['slow', 'normal', 'quick', 'none'] as const;
export const THEMES = ['dusk', 'night', 'noon'] as const;
export const FELTS = ['sage', 'indigo', 'walnut', 'ember'] as const;

export interface Settings {
  readonly lang: Lang;
  readonly name: string;
  readonly cardSize: (typeof CARD_SIZES)[number];
  readonly fourColours: boolean;
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly theme: (typeof THEMES)[number];
  readonly felt: (typeof FELTS)[number];
  /** How a game is told that can be told in several ways: one of its wordings. */
  readonly tone: string;
  /** The level of bots that was chosen last. */
  readonly level: string;
  /** People whose talk this guest does not want to hear. */
  readonly unheard: readonly { readonly id: string; readonly name: string }[];
  /** Whether the guest has opened the help at a table; until then its sign glows. */
  readonly helped: boolean;
  /** Whether the server knows this guest. */
  readonly known: boolean;
}

const spokenHere = (): Lang => {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  return asked.map((tag) => LANGS.find((lang) => tag.startsWith(lang))).find((lang) => lang !== undefined) ?? 'en';
};

const USUAL: Settings = {
  lang: spokenHere(),
  name: '',
  cardSize: 'medium',
  fourColours: false,
  speed: 'normal',
  sound: true,
  volume: 0.6,
  theme: 'dusk',
  felt: 'sage',
  tone: 'gentle',
  level: 'cowhand',
  unheard: [],
  helped: false,
  known: false,
};

export const useSettings = create<Settings>()(persist(() => USUAL, { name: 'sagebrush.settings' }));
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}

export const isUnheard = (person: string): boolean => useSettings.getState().unheard.some(({ id }) => id === person);

/** `?speed=none` and `?lang=de` in an address set what the settings page would: for tests and for links. */
export function settingsFromAddress(search: string): Partial<Settings> {
  const asked = new URLSearchParams(search);
  const lang = LANGS.find((one) => one === asked.get('lang'));
  const speed = SPEEDS.find((one) => one === asked.get('speed'));
  return { ...(lang ? { lang } : {}), ...(speed ? { speed } : {}) };
}

/** Milliseconds stretched or cut by the chosen speed; 0 where nothing shall move. */
export function paced(milliseconds: number, speed: Settings['speed']): number {
  return milliseconds * { slow: 1.7, normal: 1, quick: 0.5, none: 0 }[speed];
}
