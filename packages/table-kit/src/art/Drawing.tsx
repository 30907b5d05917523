// Draws shapes: flat fills, one ink line around them.
import { type ArtShape, type ArtShapes, INK, type Paint, PLAIN } from './shapes.ts';

interface Props {
  readonly shapes: ArtShapes;
  readonly paint?: Paint;
  /** The width of the ink line. */
  readonly line?: number;
}

export function Drawing({ shapes, paint = PLAIN, line = 1.6 }: Props) {
  return (
    <g stroke={INK} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round">
      {shapes.map((shape) => (
        <Part key={shape.join()} shape={shape} paint={paint} />
      ))}
    </g>
  );
}

function Part({ shape: [tone, path], paint }: { readonly shape: ArtShape; readonly paint: Paint }) {
  if (tone === 'shade') return <path d={path} fill={paint.shade} fillOpacity="0.2" stroke="none" />;
  return <path d={path} fill={paint[tone]} />;
}
