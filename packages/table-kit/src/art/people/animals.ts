// Those that are no people: a goat, a dog, the coyote, and a tumbleweed.
import { type ArtShapes, circle } from '../shapes.ts';

/** Loops of dry twigs through one another. */
const twigs = (long: number, wide: number, turns: readonly number[]): string =>
  turns
    .map((turn) => {
      const x = Math.round(long * Math.cos((turn * Math.PI) / 180));
      const y = Math.round(long * Math.sin((turn * Math.PI) / 180));
      return `M${50 + x} ${52 + y}A${long} ${wide} ${turn} 1 0 ${50 - x} ${52 - y}A${long} ${wide} ${turn} 1 0 ${50 + x} ${52 + y}`;
    })
    .join('');

export const ANIMALS = {
  coyote: [
    ['paper', circle(70, 30, 25)],
    [
      'wood',
      'M100 101H24C24 84 30 72 34 62C28 58 24 52 20 46C14 40 8 30 7 25C6 21 10 20 13 22C20 26 28 30 34 30C40 27 44 24 47 18L52 2L60 18L72 8C72 20 69 30 66 37C74 46 88 72 100 101Z',
    ],
    ['shade', 'M100 101H66C72 80 66 58 56 44C62 40 64 30 60 18L72 8C72 20 69 30 66 37C74 46 88 72 100 101Z'],
    [
      'paper',
      'M20 46C14 40 9 32 8 27C16 34 24 40 36 44C34 48 35 54 38 60L46 70L40 72L48 82L40 82L46 92L36 90L38 101H24C24 84 30 72 34 62C28 58 24 52 20 46Z',
    ],
    ['ink', 'M6 26C5 19 12 18 15 22C14 26 10 29 6 26Z'],
    ['line', 'M42 33Q46 31 49 34M53 12L56 20M68 14L62 24'],
    ['brass', 'M42 34Q46 32 48.5 35Q45 37 42 34Z'],
  ],
  tumbleweed: [
    ['shade', 'M12 94Q50 86 92 94Q50 101 12 94Z'],
    ['brass', circle(50, 52, 31)],
    ['shade', 'M76 36A31 31 0 0 1 30 76C58 78 76 62 76 36Z'],
    ['line', twigs(37, 17, [0, 36, 72, 108, 144])],
    ['line', twigs(34, 27, [18, 63, 108])],
    ['line', twigs(24, 9, [50, 110, 170])],
    ['line', 'M15 52L3 48M20 34L9 24M82 34L93 26M86 60L98 62M36 18L31 7M62 17L68 6M30 84L24 92M70 84L77 91'],
    ['sage', 'M3 48L-2 43L6 44ZM9 24L3 21L10 19ZM93 26L99 21L97 29ZM31 7L27 2L34 3ZM68 6L70 0L74 5Z'],
  ],
  goat: [
    ['paper', 'M22 101C24 84 34 76 38 70H62C66 76 78 84 80 101Z'],
    ['shade', 'M62 70C66 76 78 84 80 101H62Z'],
    ['steel', 'M38 28C28 22 20 10 26 0C28 12 36 16 46 22ZM62 28C72 22 80 10 74 0C72 12 64 16 54 22Z'],
    ['paper', 'M36 36L14 34Q16 46 34 46ZM64 36L86 34Q84 46 66 46Z'],
    ['paper', 'M35 30Q50 18 65 30L63 52L57 74Q50 80 43 74L37 52Z'],
    ['shade', 'M55 24L65 30L63 52L57 74L51 78C56 60 58 42 55 24Z'],
    ['wood', 'M43 66Q50 62 57 66L56 74Q50 79 44 74Z'],
    ['paper', 'M45 77L47 94L50 99L53 94L55 77Q50 80 45 77Z'],
    ['ink', 'M39 42H45V45H39ZM55 42H61V45H55ZM46 68L48 70H45ZM54 68L52 70H55Z'],
    ['line', 'M38 38Q42 36 46 39M62 38Q58 36 54 39M48 73Q50 74 52 73'],
    ['scarf', 'M34 80Q50 92 66 80L68 86Q50 98 32 86Z'],
    ['brass', circle(50, 95, 5)],
  ],
  dog: [
    ['wood', 'M20 101C20 84 32 78 36 70H64C68 78 80 84 80 101Z'],
    ['paper', 'M40 74Q50 82 60 74L58 101H42Z'],
    ['wood', 'M32 36Q50 16 68 36L66 56C64 70 58 76 50 76C42 76 36 70 34 56Z'],
    ['paper', 'M46 24H54L56 50C62 54 62 72 50 75C38 72 38 54 44 50Z'],
    ['hair', 'M34 28C22 26 16 40 20 58C28 60 32 50 37 40Z'],
    ['hair', 'M66 28C72 12 84 14 86 22C84 30 76 38 65 40Z'],
    ['ink', `${circle(41, 45, 2)}${circle(60, 45, 2)}M44 56Q50 53 56 56Q54 62 50 62Q46 62 44 56Z`],
    ['line', 'M50 62V67M43 67Q47 71 50 67Q53 71 57 67M38 39Q41 37 44 39M57 39Q60 37 63 39'],
    ['ember', 'M51 69Q54 68 56 69Q57 78 53.5 78Q50.5 77 51 69Z'],
  ],
} as const satisfies Record<string, ArtShapes>;
