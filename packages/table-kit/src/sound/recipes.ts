// How each sound is made: layers of noise and tones, in seconds and hertz.

export const SOUNDS = [
  'card',
  'shuffle',
  'turn',
  'shot',
  'ricochet',
  'clink',
  'sweep',
  'win',
  'refusal',
  'pick',
] as const;
export type Sound = (typeof SOUNDS)[number];

interface Layer {
  /** When it begins, counted from the beginning of the sound. */
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1, at its loudest. */
  readonly loud: number;
  /** The pitch, or for noise the filter, glides from here to there. */
  readonly from: number;
  readonly to: number;
}
export interface Noise extends Layer {
  readonly noise: 'lowpass' | 'bandpass' | 'highpass';
}
export interface Tone extends Layer {
  readonly wave: 'sine' | 'triangle' | 'square';
}
export type Recipe = readonly (Noise | Tone)[];

const hiss = (
  at: number,
  lasts: number,
  loud: number,
  [from, to]: readonly [number, number],
  noise: Noise['noise'] = 'bandpass',
): Noise => ({ noise, at, lasts, loud, from, to });
const tone = (
  at: number,
  lasts: number,
  loud: number,
  [from, to]: readonly [number, number],
  wave: Tone['wave'] = 'sine',
): Tone => ({
  wave,
  at,
  lasts,
  loud,
  from,
  to,
});

const flick = (at: number, loud: number): Recipe => [
  hiss(at, 0.07, loud, [3400, 1500]),
  tone(at, 0.05, loud * 0.4, [190, 90]),
];

/** Rowels that ring: a few high tones that do not fit together. */
const jingle = (at: number, loud: number): Recipe =>
  [4150, 5320, 6270].map((pitch, index) =>
    tone(at + index * 0.013, 0.16, loud / (index + 1), [pitch, pitch * 0.995], 'triangle'),
  );

/** A key of the saloon's piano, struck and a little out of tune. */
const key = (at: number, lasts: number, pitch: number): Recipe => [
  tone(at, lasts, 0.22, [pitch, pitch], 'triangle'),
  tone(at, lasts * 0.7, 0.1, [pitch * 2.006, pitch * 2.006]),
  tone(at, lasts * 0.4, 0.05, [pitch * 3.98, pitch * 3.98]),
  hiss(at, 0.02, 0.08, [2400, 1200]),
];

const RIFFLE = 18;
const riffle: Recipe = Array.from({ length: RIFFLE }, (_, index) => {
  const part = index / RIFFLE;
  return hiss(0.62 * part ** 0.8, 0.028, 0.1 + 0.12 * part, [2600 + 1500 * part, 2000]);
});

const [G4, C5, D5, E5, G5, A5, C6, E6] = [392, 523.3, 587.3, 659.3, 784, 880, 1046.5, 1318.5];

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  card: flick(0, 0.4),
  shuffle: [...riffle, hiss(0.66, 0.22, 0.22, [1800, 4200]), tone(0.86, 0.06, 0.2, [170, 80])],
  turn: [...jingle(0, 0.09), tone(0, 0.06, 0.16, [120, 60]), ...jingle(0.19, 0.07), tone(0.19, 0.06, 0.12, [120, 60])],
  shot: [
    hiss(0, 0.04, 0.9, [7000, 2500], 'highpass'),
    hiss(0, 0.42, 0.85, [5200, 160], 'lowpass'),
    tone(0, 0.24, 0.8, [170, 38]),
    hiss(0.2, 0.55, 0.14, [1100, 260], 'lowpass'),
    hiss(0.43, 0.6, 0.06, [700, 200], 'lowpass'),
  ],
  ricochet: [
    hiss(0, 0.09, 0.5, [4200, 900]),
    tone(0.03, 0.62, 0.16, [3100, 620]),
    tone(0.03, 0.5, 0.07, [3190, 690], 'triangle'),
    hiss(0.05, 0.4, 0.06, [5200, 1800]),
  ],
  clink: [
    hiss(0, 0.025, 0.4, [5000, 3200]),
    tone(0, 0.05, 0.24, [1650, 1500], 'triangle'),
    tone(0.06, 0.5, 0.12, [2637, 2630]),
    tone(0.06, 0.3, 0.07, [3960, 3950]),
    tone(0.06, 0.2, 0.04, [6270, 6240]),
  ],
  sweep: [
    ...flick(0, 0.3),
    ...flick(0.08, 0.26),
    ...flick(0.15, 0.24),
    tone(0.26, 0.14, 0.45, [140, 62]),
    hiss(0.26, 0.12, 0.2, [700, 240], 'lowpass'),
  ],
  win: [
    ...key(0, 0.35, G4),
    ...key(0.13, 0.3, C5),
    ...key(0.26, 0.3, D5),
    ...key(0.33, 0.35, E5),
    ...key(0.52, 0.3, G5),
    ...key(0.65, 0.3, A5),
    ...key(0.78, 0.4, G5),
    ...[C5, E5, C6, E6].flatMap((pitch) => key(1.1, 1.3, pitch)),
  ],
  refusal: [
    tone(0, 0.1, 0.5, [165, 92]),
    hiss(0, 0.05, 0.16, [620, 260], 'lowpass'),
    tone(0.14, 0.11, 0.38, [150, 84]),
    hiss(0.14, 0.05, 0.12, [560, 240], 'lowpass'),
  ],
  pick: [hiss(0, 0.03, 0.2, [2100, 1500]), tone(0, 0.03, 0.1, [320, 240])],
};

/** Seconds until the last layer has faded. */
export const soundLength = (sound: Sound): number => Math.max(...RECIPES[sound].map(({ at, lasts }) => at + lasts));
