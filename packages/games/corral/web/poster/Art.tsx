// The Corral: two stand in the street at dusk, and the sun between them.
import { PosterFrame } from '@sagebrush/table-kit/art/posters/PosterFrame.tsx';
import { PRINT } from '@sagebrush/table-kit/art/posters/print.ts';

const LEFT_HOUSES = 'M0 30H12V24H26V38H34V46H46V84H0Z';
const RIGHT_HOUSES = 'M200 34H190V26H172V40H164V50H152V84H200Z';
const LIGHTS =
  'M6 46H11V54H6ZM18 46H23V54H18ZM38 58H42V64H38ZM176 48H181V56H176ZM190 48H195V56H190ZM157 60H161V66H157Z';
const FENCE = 'M44 76H156M44 83H156M58 70V90M86 70V90M114 70V90M142 70V90';
const HAT = 'M6 17Q24 9 45 18Q43 21 26 21Q11 21 6 17ZM16 16L18 4Q25 8 32 4L35 16Z';
const COAT = 'M18 29Q26 25 34 29L39 40L37 60L44 80L28 76L12 84L2 90L13 58L13 40Z';
const LEGS = 'M17 74L11 108L6 112H24L29 84L35 108L34 112H50L45 107L40 74Z';
const ARM = 'M33 30Q45 34 47 46L45 57L40 57L40 49L34 44Z';

function Gunslinger({ coat, scarf }: { readonly coat: string; readonly scarf: string }) {
  return (
    <g stroke={PRINT.ink} strokeWidth="1.6" strokeLinejoin="round">
      <path d={LEGS} fill={PRINT.ink} />
      <path d={COAT} fill={coat} />
      <path d="M19 20H33L34 25L30 31H23L19 26Z" fill={PRINT.glow} />
      <path d="M18 27Q26 33 35 27L33 33L26 39L19 33Z" fill={scarf} />
      <path d="M15 56L38 60L38 64L14 60Z" fill={PRINT.brass} />
      <path d="M33 60H41L42 74Q38 78 35 74Z" fill={PRINT.ink} />
      <path d={ARM} fill={coat} />
      <circle cx="42.5" cy="58.5" r="3.2" fill={PRINT.glow} />
      <path d={HAT} fill={PRINT.ink} />
    </g>
  );
}

export function Corral() {
  return (
    <PosterFrame sky={PRINT.dusk} sun={{ x: 100, y: 84, r: 38 }}>
      <path d={LEFT_HOUSES} fill={PRINT.plum} />
      <path d={RIGHT_HOUSES} fill={PRINT.plum} />
      <path d={LIGHTS} fill={PRINT.glow} />
      <path d="M0 84H200V120H0Z" fill={PRINT.rust} />
      <path d="M78 84H122L150 120H50Z" fill={PRINT.glow} opacity=".55" />
      <path d={FENCE} stroke={PRINT.plum} strokeWidth="2.5" />
      <path d="M14 113Q44 108 78 114M186 113Q156 108 122 114" stroke={PRINT.plum} strokeWidth="3" fill="none" />
      <g transform="translate(20 7) scale(.95)">
        <Gunslinger coat={PRINT.plum} scarf={PRINT.ember} />
      </g>
      <g transform="matrix(-.95 0 0 .95 180 7)">
        <Gunslinger coat={PRINT.indigo} scarf={PRINT.straw} />
      </g>
    </PosterFrame>
  );
}
