// Wyoming: a rider on the way to the mountains, and the badge that waits there.
import { PosterFrame } from '@sagebrush/table-kit/art/posters/PosterFrame.tsx';
import { PRINT } from '@sagebrush/table-kit/art/posters/print.ts';
import { star } from '@sagebrush/table-kit/art/shapes.ts';

const MOUNTAINS = 'M0 78L18 58L30 66L56 30L66 42L76 34L100 12L118 36L128 28L150 52L162 42L200 74V120H0Z';
const SNOW =
  'M56 30L48 41L54 46L60 40L66 42ZM100 12L86 25L94 30L100 24L108 32L112 28ZM128 28L122 33L130 40L136 36.5ZM162 42L156 47L162 52L170 49Z';
const SHADE = 'M100 12L118 36L128 28L150 52L162 42L200 74V84H120L112 56L106 44Z';
const PINES = [12, 24, 34, 164, 176, 190] as const;
const HORSE =
  'M30 46C40 42 50 48 60 46C68 44 74 42 78 36C82 28 86 22 92 19L93 12L97 18C101 23 105 30 109 36C110 40 107 43 104 42C100 42 98 39 95 37C92 40 91 46 89 52C88 57 86 61 83 63L85 76L81 88L84 98H76L75 88L77 77L74 66L69 75L75 84L72 90L64 78L66 66C58 69 50 68 44 65L43 73L47 84L43 98H35L39 84L34 74L30 83L25 91L28 98H19L18 91L25 80L26 66C21 58 22 50 30 46Z';
const TAIL = 'M27 47C18 46 8 54 9 80C14 74 14 60 26 55Z';
const MANE = 'M76 40C80 28 86 20 93 18L92 25L88 27L88 33L84 33L83 40Z';
const HAT = 'M42 15Q56 8 72 16Q69 19 57 19Q46 19 42 15ZM48 14L50 3Q56 7 62 3L65 14Z';
const RIDER = 'M49 47L48 29Q56 22 64 28L65 46Z';
const LEG = 'M49 45H63L66 60L66 72L71 75V79H60L59 62L51 54Z';
const ARM = 'M58 30L64 31L71 39L79 37L79 42L69 46L57 38Z';

function Rider() {
  return (
    <g stroke={PRINT.ink} strokeWidth="1.6" strokeLinejoin="round">
      <path d={TAIL} fill={PRINT.ink} />
      <path d={HORSE} fill={PRINT.rust} />
      <path d={MANE} fill={PRINT.ink} />
      <circle cx="99" cy="27" r="1" fill={PRINT.ink} />
      <path d="M104 37L78 40" stroke={PRINT.ink} fill="none" />
      <path d="M42 44Q54 52 69 43L70 50Q56 57 44 52Z" fill={PRINT.brass} />
      <path d={RIDER} fill={PRINT.ember} />
      <path d={LEG} fill={PRINT.ink} />
      <path d={ARM} fill={PRINT.ember} />
      <path d="M52 18H63L64 23L60 27H54L52 23Z" fill={PRINT.glow} />
      <path d="M49 25Q57 30 65 25L63 31Q56 35 46 34Z" fill={PRINT.straw} />
      <path d={HAT} fill={PRINT.straw} />
      <path d="M49 10.5H64L65 14H48Z" fill={PRINT.ink} />
    </g>
  );
}

export function Wyoming() {
  return (
    <PosterFrame sky={PRINT.dusk} sun={{ x: 140, y: 44, r: 26 }}>
      <path d={MOUNTAINS} fill={PRINT.indigo} />
      <path d={SHADE} fill={PRINT.ink} opacity=".35" />
      <path d={SNOW} fill={PRINT.paper} />
      <path d="M0 82Q50 70 100 80T200 78V120H0Z" fill={PRINT.sage} />
      {PINES.map((x) => (
        <path key={x} d={`M${x} 66l-7 12h4l-6 10h5l-6 9h20l-6 -9h5l-6 -10h4z`} fill={PRINT.ink} />
      ))}
      <path d="M0 110Q60 98 120 108T200 104V120H0Z" fill={PRINT.straw} />
      <g transform="translate(44 17) scale(1.02)">
        <Rider />
      </g>
      <path d={star(34, 28, 19)} fill={PRINT.brass} stroke={PRINT.ink} strokeWidth="2" strokeLinejoin="round" />
      <circle cx="34" cy="28" r="5" fill={PRINT.paper} stroke={PRINT.ink} strokeWidth="1.5" />
    </PosterFrame>
  );
}
