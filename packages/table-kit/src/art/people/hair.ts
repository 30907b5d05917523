// Hair: what falls behind the face, and what frames it.
import { type ArtShapes, circle } from '../shapes.ts';

export interface Hair {
  readonly back: ArtShapes;
  readonly front: ArtShapes;
}

const CAP = 'M33 50C29 30 39 21 50 21C61 21 71 30 67 50C65 40 59 34 50 34C41 34 35 40 33 50Z';
const BURNS = 'M34 38H38.5L37.5 52L34.5 50ZM66 38H61.5L62.5 52L65.5 50Z';

export const HAIR = {
  bald: { back: [], front: [['line', 'M42 36Q50 34 58 36M43 39.5Q50 37.5 57 39.5']] },
  short: { back: [], front: [['hair', CAP]] },
  burns: { back: [], front: [['hair', `${CAP}${BURNS}`]] },
  parted: {
    back: [],
    front: [['hair', 'M33 51C27 28 42 19 54 20C67 21 72 32 67 51C66 41 62 38 57 32C49 38 37 38 33 51Z']],
  },
  fringe: {
    back: [],
    front: [
      ['hair', 'M32.5 52C28 28 40 21 50 21C60 21 72 28 67.5 52L65 42L61 43L57 40L52 42.5L47 40L42 43L38 41L35 43Z'],
    ],
  },
  long: {
    back: [['hair', 'M32 34C25 50 27 66 22 82Q36 88 43 76H57Q64 88 78 82C73 66 75 50 68 34Z']],
    front: [['hair', CAP]],
  },
  flowing: {
    back: [
      [
        'hair',
        'M32 36C20 44 28 58 18 66C24 70 16 82 24 90C32 92 40 86 42 76H58C62 88 74 92 82 84C76 78 86 70 78 62C82 52 76 42 68 36Z',
      ],
      ['line', 'M28 60Q26 70 30 80M72 60Q74 70 70 80'],
    ],
    front: [['hair', 'M33 50C28 30 40 20 52 21C64 22 71 32 67 50C65 42 60 38 54 33C46 38 37 40 33 50Z']],
  },
  braids: {
    back: [],
    front: [
      ['hair', CAP],
      [
        'hair',
        'M33 50C27 58 31 66 26 74C24 82 23 88 26 95L33 94C35 84 38 68 38 56ZM67 50C73 58 69 66 74 74C76 82 77 88 74 95L67 94C65 84 62 68 62 56Z',
      ],
      ['line', 'M30 60L37 64M29 68L35 72M26 77L33 80M70 60L63 64M71 68L65 72M74 77L67 80'],
      ['scarf', 'M24 87H34V91H24ZM66 87H76V91H66Z'],
    ],
  },
  bun: { back: [['hair', circle(50, 17, 9)]], front: [['hair', CAP]] },
  curls: {
    back: [
      [
        'hair',
        [
          [30, 36, 9],
          [26, 49, 9],
          [28, 62, 9],
          [70, 36, 9],
          [74, 49, 9],
          [72, 62, 9],
          [40, 25, 9],
          [60, 25, 9],
          [50, 21, 9],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
          .join(''),
      ],
    ],
    front: [['hair', 'M33 46C30 32 42 26 50 27C58 26 70 32 67 46Q62 40 59 35Q54 40 50 35Q46 40 41 35Q38 40 33 46Z']],
  },
  tail: {
    back: [
      ['hair', 'M62 36C78 38 82 58 74 84C70 88 66 82 68 74C70 62 66 52 60 46Z'],
      ['line', 'M70 52Q74 62 71 76'],
    ],
    front: [['hair', CAP]],
  },
  side: {
    back: [],
    front: [
      ['hair', CAP],
      ['hair', 'M64 48C72 54 68 64 72 72C75 80 74 86 70 94L64 90C64 78 62 66 62 54Z'],
      ['line', 'M69 60L63 64M71 70L64 73M73 80L65 82'],
      ['scarf', 'M63 87L73 90L72 94L63 91Z'],
    ],
  },
  wild: {
    back: [
      [
        'hair',
        'M30 60L22 56L28 50L18 44L28 40L22 30L32 32L32 20L41 25L46 14L52 23L61 15L62 26L73 22L70 33L80 35L72 42L82 50L72 53L77 61L69 61Z',
      ],
    ],
    front: [['hair', 'M33 47L36 36L40 39L44 32L49 37L54 31L58 38L63 35L67 47C68 30 60 24 50 24C40 24 32 30 33 47Z']],
  },
} as const satisfies Record<string, Hair>;
