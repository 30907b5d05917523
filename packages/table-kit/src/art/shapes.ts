// The language that every drawing is written in: flat shapes, each with a tone.

/** What a shape is filled with. `shade` darkens what lies under it, `line` is drawn and not filled. */
const TONES = [
  'ink',
  'paper',
  'skin',
  'hair',
  'hat',
  'coat',
  'scarf',
  'brass',
  'wood',
  'steel',
  'ember',
  'sage',
  'shade',
  'line',
] as const;
type Tone = (typeof TONES)[number];

export type ArtShape = readonly [tone: Tone, path: string];
export type ArtShapes = readonly ArtShape[];
/** Colours for the tones; a drawing names those that it uses. */
export type Paint = Readonly<Record<Tone, string>>;

export const INK = '#2a1d14';

export const PLAIN: Paint = {
  ink: INK,
  paper: '#f6ebd3',
  skin: '#dcae80',
  hair: '#4a2e1c',
  hat: '#7a5230',
  coat: '#5e6e58',
  scarf: '#9e2b25',
  brass: '#c79a45',
  wood: '#8a5a33',
  steel: '#77797a',
  ember: '#9e2b25',
  sage: '#5e6e58',
  shade: INK,
  line: 'none',
};

/** Closed curves that stand often in drawings. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A star with its first point up. */
export function star(x: number, y: number, outer: number, points = 5, inner = outer * 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const r = index % 2 === 0 ? outer : inner;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
