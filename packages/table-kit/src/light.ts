// What a guest likes, and how it is shown on the root element: nothing here needs a library, for it also runs before
// the first paint.
import { LANGS, type Lang } from '@sagebrush/engine';

export const CARD_SIZES = ['small', 'medium', 'large'] as const;
export const SPEEDS = ['slow', 'normal', 'quick', 'none'] as const;
export const THEMES = ['dusk', 'night', 'noon'] as const;
export const FELTS = ['sage', 'indigo', 'walnut', 'ember'] as const;
/** Felts and card backs that are earned on the trail. */
export const EARNED_FELTS = ['midnight', 'prairie', 'rose'] as const;
export type EarnedFelt = (typeof EARNED_FELTS)[number];
export const EARNED_BACKS = ['indigo', 'ember', 'night'] as const;
export type EarnedBack = (typeof EARNED_BACKS)[number];

export interface Settings {
  readonly lang: Lang;
  readonly name: string;
  readonly cardSize: (typeof CARD_SIZES)[number];
  readonly fourColours: boolean;
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** Whether a scene shakes or glows where it lands. */
  readonly impact: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly theme: (typeof THEMES)[number];
  readonly felt: (typeof FELTS)[number] | EarnedFelt;
  readonly back: 'sagebrush' | EarnedBack;
  /** What you wear on your head at the table; empty for your own. */
  readonly hat: string;
  /** Whom you have beaten on the trail (`game/character`), and what that brought (`felt:rose`). */
  readonly beaten: readonly string[];
  readonly earned: readonly string[];
  /** How a game is told that can be told in several ways: one of its wordings. */
  readonly tone: string;
  /** The level of bots that was chosen last. */
  readonly level: string;
  /** The names of those who shared this device last. */
  readonly companions: readonly string[];
  /** The log tells everything, not only the deeds. */
  readonly logAll: boolean;
  /** How many matches of each game this guest has been dealt. */
  readonly dealt: { readonly [game: string]: number };
  /** Whether the guest has opened the help at a table; until then its sign glows. */
  readonly helped: boolean;
  /** Whether the server knows this guest. */
  readonly known: boolean;
  /** Whether the name is kept there: nobody else can have it. */
  readonly kept: boolean;
}

/** The first of our languages among those that the browser asks for. */
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
  impact: true,
  volume: 0.6,
  theme: 'dusk',
  felt: 'sage',
  back: 'sagebrush',
  hat: '',
  beaten: [],
  earned: [],
  tone: 'gentle',
  level: 'cowhand',
  companions: [],
  logAll: false,
  dealt: {},
  helped: false,
  known: false,
  kept: false,
};

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

/** Language, light and felt stand on the root element, where the styles find them. */
export function setLight({ lang, theme, felt, back, fourColours, cardSize, speed, impact, dealt }: Settings): void {
  const { documentElement } = document;
  documentElement.lang = lang;
  const deck = fourColours ? 'four' : 'two';
  const cardBack = back;
  Object.assign(documentElement.dataset, {
    theme,
    felt,
    cardBack,
    cardSize,
    speed,
    deck,
    impact: impact ? 'on' : 'off',
  });
  // Who has been dealt in before finds the day below the posters; the room for it is there from the first paint.
  documentElement.toggleAttribute('data-back', Object.keys(dealt).length > 0);
  documentElement.style.setProperty('--pace', String(paced(1, speed)));
}

/** Where the settings are kept. */
const SETTINGS_KEY = 'sagebrush.settings';

/** Whether a guest has left nothing here but perhaps a language, so that each page shows them what it shows everybody. */
export function isStranger(): boolean {
  try {
    const usual = JSON.stringify({ ...USUAL, lang: keptSettings().lang });
    return localStorage.length <= 1 && JSON.stringify(keptSettings()) === usual;
  } catch {
    return true;
  }
}

/** What is kept; the usual where nothing is kept, or nothing can be read. */
export function keptSettings(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}').state };
  } catch {
    return USUAL;
  }
}

/** Where nothing can be kept, a guest's likes last as long as the page. */
export function keepSettings(state: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ state, version: 0 }));
  } catch {
    return;
  }
}
