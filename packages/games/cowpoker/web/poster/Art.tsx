// Cowpoker: the gate of a Ranch, and a hand of cards before it.
import { PosterFrame } from '@sagebrush/table-kit/art/posters/PosterFrame.tsx';
import { PRINT } from '@sagebrush/table-kit/art/posters/print.ts';

const SKULL = 'M92 17Q100 12 108 17L106 29L103 38Q100 41 97 38L94 29Z';
const HORNS = 'M92 18C82 20 74 16 70 6C79 11 85 9 93 13ZM108 18C118 20 126 16 130 6C121 11 115 9 107 13Z';
const BARN = 'M138 80V60L146 50H164L172 60V80Z';
const SUITS = [
  {
    turn: -32,
    colour: PRINT.ink,
    path: 'M0 -9C2 -5 8 -2 8 3C8 7 3 8 1 5L2.5 10H-2.5L-1 5C-3 8 -8 7 -8 3C-8 -2 -2 -5 0 -9Z',
  },
  { turn: -11, colour: PRINT.ember, path: 'M0 -9Q3 -4 7 0Q3 4 0 9Q-3 4 -7 0Q-3 -4 0 -9Z' },
  {
    turn: 11,
    colour: PRINT.ink,
    path: 'M0 -9A4.2 4.2 0 0 1 3.2 -2A4.2 4.2 0 1 1 1.5 4.5L3 9H-3L-1.5 4.5A4.2 4.2 0 1 1 -3.2 -2A4.2 4.2 0 0 1 0 -9Z',
  },
  { turn: 32, colour: PRINT.ember, path: 'M0 9C-6 4 -9 0 -9 -3.5C-9 -9 -2 -9 0 -4.5C2 -9 9 -9 9 -3.5C9 0 6 4 0 9Z' },
] as const;

export function Cowpoker() {
  return (
    <PosterFrame sky={PRINT.dusk} sun={{ x: 100, y: 76, r: 42 }}>
      <path d="M0 72L20 60L44 68L70 62L100 70L140 60L170 68L200 58V90H0Z" fill={PRINT.plum} />
      <path d={BARN} fill={PRINT.ember} stroke={PRINT.ink} strokeWidth="1.5" />
      <path d="M150 80V66H160V80M150 66L160 80M160 66L150 80" fill="none" stroke={PRINT.straw} strokeWidth="1.5" />
      <path d="M0 79Q60 74 100 80T200 76V120H0Z" fill={PRINT.rust} />
      <path d="M0 86H34M0 94H34M166 86H200M166 94H200M12 82V104M188 82V104" stroke={PRINT.ink} strokeWidth="3" />
      <path d="M32 14H39V110H32ZM161 14H168V110H161ZM20 20H180V27H20Z" fill={PRINT.ink} />
      <path d={HORNS} fill={PRINT.straw} stroke={PRINT.ink} strokeWidth="1.5" strokeLinejoin="round" />
      <path d={SKULL} fill={PRINT.paper} stroke={PRINT.ink} strokeWidth="1.8" strokeLinejoin="round" />
      <path
        d="M94.5 21L98 22.5L97 26.5L94.5 25ZM105.5 21L102 22.5L103 26.5L105.5 25ZM98.5 35L99.5 33V37ZM101.5 35L100.5 33V37Z"
        fill={PRINT.ink}
      />
      {SUITS.map(({ turn, colour, path }) => (
        <g key={turn} transform={`translate(100 141) rotate(${turn})`}>
          <rect
            x="-22"
            y="-86"
            width="44"
            height="62"
            rx="4.5"
            fill={PRINT.paper}
            stroke={PRINT.ink}
            strokeWidth="1.8"
          />
          <path d={path} fill={colour} transform="translate(-10.5 -73) scale(.85)" />
          <path d={path} fill={colour} transform="translate(2 -50) scale(1.5)" />
        </g>
      ))}
    </PosterFrame>
  );
}
