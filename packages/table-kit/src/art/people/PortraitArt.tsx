// A person, a pair or an animal, drawn in a square of 100.
import { Drawing } from '../Drawing.tsx';
import type { Paint } from '../shapes.ts';
import { ANIMALS } from './animals.ts';
import { type Animal, type Portrait, type PortraitPerson, paintOf, shapesOf } from './portrait.ts';

export function PortraitArt({ portrait }: { readonly portrait: Portrait }) {
  if ('animal' in portrait) return <AnimalArt animal={portrait.animal} />;
  if ('person' in portrait) return <PersonArt person={portrait.person} />;
  const [behind, before] = portrait.pair;
  return (
    <g>
      <g transform="translate(36 20) scale(.8)">
        <PersonArt person={behind} />
      </g>
      <g transform="translate(-14 27) scale(.8)">
        <PersonArt person={before} />
      </g>
    </g>
  );
}

export function PersonArt({
  person,
  paint = paintOf(person),
}: {
  readonly person: PortraitPerson;
  readonly paint?: Paint;
}) {
  return <Drawing shapes={shapesOf(person)} paint={paint} />;
}

/** Animals fill their square to the edge; beside people they are drawn smaller. */
const AnimalArt = ({ animal }: { readonly animal: Animal }) => (
  <g transform="translate(10 18) scale(.82)">
    <Drawing shapes={ANIMALS[animal]} />
  </g>
);
