// Heads: the cut of a face, its eyes, its beard. All people are drawn in a square of 100.
import { type ArtShapes, circle } from '../shapes.ts';

const EARS = `${circle(34.5, 51, 3.6)}${circle(65.5, 51, 3.6)}`;
const NECK = 'M42 62H58V80Q50 86 42 80Z';

const face = (outline: string, shadow: string): ArtShapes => [
  ['skin', NECK],
  ['shade', 'M42 66Q50 76 58 68V80Q50 86 42 80Z'],
  ['skin', EARS],
  ['skin', outline],
  ['shade', shadow],
];

export const FACES = {
  oval: face(
    'M35 40C35 28 65 28 65 40L64.5 55C64 64 57 72 50 72C43 72 36 64 35.5 55Z',
    'M56 30C62 32 65 35 65 40L64.5 55C64 64 57 72 50 72C57 64 60 52 56 30Z',
  ),
  square: face(
    'M34.5 38C35 28 65 28 65.5 38L65 57L60 69C56 73 44 73 40 69L35 57Z',
    'M57 30C62 31 65 34 65.5 38L65 57L60 69C58 71 54 72 50 72C57 66 61 50 57 30Z',
  ),
  round: face(
    'M33.5 46C33 27 67 27 66.5 46C68 62 60 71 50 71C40 71 32 62 33.5 46Z',
    'M57 32C63 35 66.7 40 66.5 46C68 62 60 71 50 71C58 65 62 50 57 32Z',
  ),
  thin: face(
    'M36 38C37 28 63 28 64 38L62.5 57C61 66 55 75 50 75C45 75 39 66 37.5 57Z',
    'M56 30C61 31 64 34 64 38L62.5 57C61 66 55 75 50 75C55 66 59 50 56 30Z',
  ),
} as const satisfies Record<string, ArtShapes>;

const NOSE = 'M50.5 48L47.5 57Q50 59.5 52.5 57.5';
const MOUTH = 'M45 64.5Q50 66.5 55 64';
const PUPILS = `${circle(43.5, 49.5, 1.5)}${circle(56.5, 49.5, 1.5)}`;
const BROWS = 'M39.5 45.5Q43 43 47 45.5M53 45.5Q57 43 60.5 45.5';

export const EYES = {
  open: [
    ['line', `${BROWS}${NOSE}${MOUTH}`],
    ['ink', PUPILS],
  ],
  stern: [
    ['line', `M39 44.5L47 47M61 44.5L53 47${NOSE}M45 65H55`],
    ['ink', PUPILS],
  ],
  narrow: [['line', `M39.5 45H47M53 45H60.5M40.5 49.5H46.5M53.5 49.5H59.5${NOSE}M45 65.5Q51 66.5 55 63.5`]],
  lashes: [
    ['line', `M39 45Q43 41.5 47 44.5M53 44.5Q57 41.5 61 45M39 48.5Q43.5 45.5 47.5 49M52.5 49Q56.5 45.5 61 48.5${NOSE}`],
    ['ink', PUPILS],
    ['ember', 'M45 64Q48 62 50 63.3Q52 62 55 64Q50 68.5 45 64Z'],
  ],
  spectacles: [
    ['line', `${BROWS}${NOSE}${MOUTH}`],
    ['paper', `${circle(43, 50, 5.2)}${circle(57, 50, 5.2)}`],
    ['line', 'M48.2 50H51.8M37.8 49L35 48M62.2 49L65 48'],
    ['ink', PUPILS],
  ],
  patch: [
    ['line', `M39.5 45.5Q43 43 47 45.5M36 40L65 53${NOSE}M45 65.5Q50 66 55 63.5`],
    ['ink', `${circle(43.5, 49.5, 1.5)}M51.5 46.5L62 47Q62 54 57 55Q52 54 51.5 46.5Z`],
  ],
  wink: [
    ['line', `${BROWS}M53.5 50Q57 47.5 60 50${NOSE}M44.5 63.5Q51 68.5 56 62.5`],
    ['ink', circle(43.5, 49.5, 1.5)],
  ],
  old: [
    [
      'line',
      `M39 46Q43 43 47 46.5M53 46.5Q57 43 61 46M40.5 50.5Q43.5 48.5 46.5 50.5M53.5 50.5Q56.5 48.5 59.5 50.5M38 54Q41 56 44 54.5M56 54.5Q59 56 62 54${NOSE}${MOUTH}`,
    ],
  ],
  monocle: [
    ['line', `${BROWS}${NOSE}M45 65H54`],
    ['paper', circle(57, 50, 5.4)],
    ['line', 'M62 53Q66 66 62 78'],
    ['ink', PUPILS],
  ],
  smile: [
    ['line', `M39.5 45Q43 42 47 45M53 45Q57 42 60.5 45${NOSE}`],
    ['ink', PUPILS],
    ['paper', 'M43.5 62.5Q50 64 56.5 62.5Q54.5 68.5 50 68.5Q45.5 68.5 43.5 62.5Z'],
  ],
} as const satisfies Record<string, ArtShapes>;

export const BEARDS = {
  none: [],
  handlebar: [
    [
      'hair',
      'M50 58.5C46 57 43 61 37 59.5C34.5 59 33 56 34.5 54C30.5 57 33 65.5 41 65.5C46 65.5 48.5 63 50 61.5C51.5 63 54 65.5 59 65.5C67 65.5 69.5 57 65.5 54C67 56 65.5 59 63 59.5C57 61 54 57 50 58.5Z',
    ],
  ],
  walrus: [['hair', 'M50 57.5C43 57 38 61 37.5 69Q43 65.5 50 66Q57 65.5 62.5 69C62 61 57 57 50 57.5Z']],
  pencil: [['line', 'M43 61.5Q47 58.5 50 60.5Q53 58.5 57 61.5']],
  goatee: [
    ['hair', 'M42 62Q47 58.5 50 60.5Q53 58.5 58 62Q53 62 50 62.5Q47 62 42 62Z'],
    ['hair', 'M45 67.5Q50 66 55 67.5L53 78Q50 81 47 78Z'],
  ],
  stubble: [['shade', 'M35.5 54Q37 60 43 60Q50 57.5 57 60Q63 60 64.5 54C64 64 57 72 50 72C43 72 36 64 35.5 54Z']],
  chops: [
    ['hair', 'M35 44L35.5 56C36.5 65 41 69 43.5 67L39 57L38 44ZM65 44L64.5 56C63.5 65 59 69 56.5 67L61 57L62 44Z'],
  ],
  full: [
    ['hair', 'M34.5 47C33 66 37 83 50 85C63 83 67 66 65.5 47Q64 58 57 59.5Q50 57 43 59.5Q36 58 34.5 47Z'],
    ['line', 'M46 65Q50 67 54 65M44 73L46 79M50 73V81M56 73L54 79'],
  ],
  long: [
    [
      'hair',
      'M34.5 47C31 66 35 86 43 95L46 91L50 99L54 91L58 95C65 86 69 66 65.5 47Q64 58 57 59.5Q50 57 43 59.5Q36 58 34.5 47Z',
    ],
    ['line', 'M46 65Q50 67 54 65M43 74L45 86M50 73V90M57 74L55 86'],
  ],
} as const satisfies Record<string, ArtShapes>;
