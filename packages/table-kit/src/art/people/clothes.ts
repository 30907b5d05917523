// Coats and what is worn at the neck.
import { type ArtShapes, circle } from '../shapes.ts';

const BODY = 'M4 101C6 87 20 81 37 75Q50 84 63 75C80 81 94 87 96 101Z';
const SIDE = 'M70 78C84 83 94 89 96 101H74Z';

export const COATS = {
  duster: [
    ['coat', BODY],
    ['shade', SIDE],
    ['paper', 'M40 76L50 101L60 76Q50 84 40 76Z'],
    ['coat', 'M37 75L28 88L38 91L50 101L40 75ZM63 75L72 88L62 91L50 101L60 75Z'],
  ],
  vest: [
    ['paper', BODY],
    ['shade', SIDE],
    ['coat', 'M30 78L41 75L50 94L59 75L70 78L74 101H26Z'],
    ['brass', `${circle(50, 97, 1.5)}`],
    ['line', 'M50 94V101'],
  ],
  dress: [
    ['coat', BODY],
    ['shade', SIDE],
    ['skin', 'M38 75Q50 92 62 75L66 79Q50 98 34 79Z'],
    ['line', 'M50 91V101M40 90L38 101M60 90L62 101'],
  ],
  poncho: [
    ['coat', BODY],
    [
      'scarf',
      'M14 90L22 84L30 92L40 85L50 95L60 85L70 92L78 84L86 90L90 95L78 91L70 99L60 92L50 101L40 92L30 99L22 91L10 95Z',
    ],
    ['shade', SIDE],
  ],
  uniform: [
    ['coat', BODY],
    ['shade', SIDE],
    ['brass', 'M8 92Q14 84 24 81L28 85Q18 88 13 95ZM92 92Q86 84 76 81L72 85Q82 88 87 95Z'],
    ['line', 'M50 84V101'],
    ['brass', `${circle(44, 90, 1.8)}${circle(56, 90, 1.8)}${circle(44, 97, 1.8)}${circle(56, 97, 1.8)}`],
  ],
  shawl: [
    ['coat', BODY],
    ['scarf', 'M12 90C20 83 30 79 38 75L50 90L62 75C70 79 80 83 88 90L76 101H64L50 96L36 101H24Z'],
    ['line', 'M16 94L22 89M24 99L30 92M84 94L78 89M76 99L70 92'],
    ['shade', SIDE],
  ],
  overalls: [
    ['scarf', BODY],
    ['shade', SIDE],
    ['coat', 'M32 77L38 75L40 90H60L62 75L68 77L68 101H32Z'],
    ['brass', `${circle(38, 91, 1.8)}${circle(62, 91, 1.8)}`],
  ],
  fringe: [
    ['coat', BODY],
    ['paper', 'M42 78L50 92L58 78Q50 84 42 78Z'],
    [
      'line',
      'M12 88L40 92M88 88L60 92M14 89V96M20 89.5V98M26 90.5V99M32 91V100M68 91V100M74 90.5V99M80 89.5V98M86 89V96',
    ],
    ['shade', SIDE],
  ],
  apron: [
    ['paper', BODY],
    ['shade', SIDE],
    ['coat', 'M30 84Q50 92 70 84V101H30Z'],
    ['line', 'M37 75L33 85M63 75L67 85'],
  ],
  robe: [
    ['coat', BODY],
    ['shade', SIDE],
    ['line', 'M50 84V101M30 84L34 101M70 84L66 101'],
  ],
} as const satisfies Record<string, ArtShapes>;

const COLLAR = ['paper', 'M40 70L50 80L60 70L65 76L55 86L50 80L45 86L35 76Z'] as const;

export const NECKS = {
  open: [
    ['skin', 'M42 74L50 90L58 74Q50 82 42 74Z'],
    ['paper', 'M41 71L50 90L45 93L34 77ZM59 71L50 90L55 93L66 77Z'],
  ],
  bandana: [
    ['scarf', 'M35 70Q50 80 65 70L68 77L50 99L32 77Z'],
    ['shade', 'M57 75L65 70L68 77L50 99Z'],
    ['line', 'M33 76Q50 86 67 76'],
  ],
  knot: [
    ['scarf', 'M60 78L75 84L70 89L74 95L61 88Z'],
    ['scarf', 'M35 70Q50 81 65 70L68 77Q50 90 32 77Z'],
  ],
  bow: [COLLAR, ['scarf', 'M50 81L37 75V88ZM50 81L63 75V88Z'], ['scarf', circle(50, 81, 2.6)]],
  ribbon: [COLLAR, ['scarf', 'M50 81L41 77L38 96L43 93L46 97ZM50 81L59 77L62 96L57 93L54 97Z']],
  cleric: [
    ['ink', 'M38 71Q50 80 62 71L64 79Q50 89 36 79Z'],
    ['paper', 'M45.5 77.5Q50 79.5 54.5 77.5V84Q50 86 45.5 84Z'],
  ],
  lace: [
    ['paper', 'M33 74Q34 84 41 82Q43 90 50 86Q57 90 59 82Q66 84 67 74Q50 84 33 74Z'],
    ['brass', circle(50, 83, 3)],
  ],
  beads: [
    ['line', 'M37 74Q50 96 63 74'],
    [
      'brass',
      `${circle(40, 80, 1.8)}${circle(44.5, 84.5, 1.8)}${circle(50, 86.5, 2.8)}${circle(55.5, 84.5, 1.8)}${circle(60, 80, 1.8)}`,
    ],
  ],
  jabot: [
    ['paper', 'M38 71Q50 80 62 71L63 77Q50 84 37 77Z'],
    ['paper', 'M50 80L41 86Q45 88 42 93Q47 93 50 99Q53 93 58 93Q55 88 59 86Z'],
  ],
  wimple: [['paper', 'M35 56Q38 76 50 76Q62 76 65 56L70 82Q50 96 30 82Z']],
  tie: [COLLAR, ['scarf', 'M47.5 80H52.5L55 96L50 100L45 96Z']],
} as const satisfies Record<string, ArtShapes>;
