// The plate that every poster is printed from: sky, sun, and an ink line around.
import type { ReactNode } from 'react';
import { PRINT, rays, strokes } from './print.ts';

interface Props {
  readonly sky: string;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly children: ReactNode;
}

export function PosterFrame({ sky, sun, children }: Props) {
  return (
    <svg viewBox="0 0 200 120" data-part="poster-art" aria-hidden="true">
      <rect width="200" height="120" fill={sky} />
      <path d={strokes(3, sun.y, 17)} stroke={PRINT.plum} strokeWidth=".8" opacity=".45" />
      <path d={rays(sun.x, sun.y, [sun.r + 4, 190], 15)} fill={PRINT.straw} opacity=".28" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={PRINT.straw} />
      <circle cx={sun.x} cy={sun.y} r={sun.r - 4} fill={PRINT.glow} />
      {children}
      <rect x="1" y="1" width="198" height="118" fill="none" stroke={PRINT.ink} strokeWidth="2" />
    </svg>
  );
}
