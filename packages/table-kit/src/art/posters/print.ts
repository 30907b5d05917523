// The inks of the posters: few, as a letterpress has them.
export const PRINT = {
  ink: '#2a1d14',
  plum: '#4a2434',
  ember: '#9e2b25',
  rust: '#a5522f',
  dusk: '#e07b4f',
  glow: '#f3b06e',
  straw: '#f6dca6',
  paper: '#fbf4e3',
  brass: '#c79a45',
  sage: '#5e6e58',
  indigo: '#33415c',
} as const;

/** Level strokes of the burin, dense at the top and thin towards the light. */
export const strokes = (from: number, to: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M0 ${(from + (to - from) * (index / count) ** 1.5).toFixed(1)}H200`,
  ).join('');

/** Rays around a sun that stands at the horizon. */
export const rays = (x: number, y: number, radii: readonly [number, number], count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = Math.PI + (Math.PI * (index + 0.5)) / count;
    const half = Math.PI / count / 3.2;
    const [near, far] = radii;
    const at = (r: number, a: number): string =>
      `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
    return `M${at(near, angle)}L${at(far, angle - half)}L${at(far, angle + half)}Z`;
  }).join('');
