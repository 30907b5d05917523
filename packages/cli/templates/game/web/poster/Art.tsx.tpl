// A card face down, and the evening behind it. A hue of its own tells it from other posters.
import { PosterFrame } from '@sagebrush/table-kit/art/posters/PosterFrame.tsx';
import { PRINT } from '@sagebrush/table-kit/art/posters/print.ts';

export function Art() {
  return (
    <PosterFrame sky="{{colour}}" sun={{ x: 100, y: 92, r: 30 }}>
      <path d="M0 92H200V120H0Z" fill={PRINT.plum} />
      <rect x="80" y="26" width="40" height="58" rx="4" fill={PRINT.straw} stroke={PRINT.ink} strokeWidth="2" />
      <path d="M86 32H114V78H86ZM86 32L114 78M114 32L86 78" fill="none" stroke={PRINT.rust} strokeWidth="2" />
    </PosterFrame>
  );
}
