// A portrait is data: parts and colours by name, put together from back to front.
import { type ArtShapes, type Paint, PLAIN } from '../shapes.ts';
import type { ANIMALS } from './animals.ts';
import { COATS, NECKS } from './clothes.ts';
import { HAIR } from './hair.ts';
import { HATS } from './hats.ts';
import { BEARDS, EYES, FACES } from './heads.ts';
import { PROPS } from './props.ts';

export const SKINS = { pale: '#efc9a2', tan: '#dcae80', olive: '#c8935f', brown: '#a06a42', dark: '#75482c' } as const;
export const HAIRS = {
  black: '#2b211d',
  brown: '#5a3820',
  chestnut: '#7d4524',
  red: '#a8481f',
  straw: '#cf9f4e',
  grey: '#98938a',
  white: '#e9e2d2',
} as const;
export const CLOTHS = {
  night: '#2f2a2c',
  walnut: '#6b4526',
  sand: '#b98f58',
  cream: '#e6d3a8',
  sage: '#5e6e58',
  bottle: '#2f5a45',
  indigo: '#3a4a6b',
  sky: '#6d86a3',
  ember: '#9e2b25',
  rust: '#a8502a',
  ochre: '#bf8a2e',
  mauve: '#745070',
  slate: '#5b5f66',
} as const;

type Named<T> = Extract<keyof T, string>;
type Cloth = Named<typeof CLOTHS>;

export interface PortraitPerson {
  readonly face: Named<typeof FACES>;
  readonly skin: Named<typeof SKINS>;
  readonly eyes: Named<typeof EYES>;
  readonly hair: Named<typeof HAIR>;
  readonly hairColour: Named<typeof HAIRS>;
  readonly beard: Named<typeof BEARDS>;
  readonly hat: Named<typeof HATS>;
  readonly hatColour: Cloth;
  readonly neck: Named<typeof NECKS>;
  readonly scarf: Cloth;
  readonly coat: Named<typeof COATS>;
  readonly coatColour: Cloth;
  readonly prop: Named<typeof PROPS>;
}
export type Animal = Named<typeof ANIMALS>;
export type Portrait =
  | { readonly person: PortraitPerson }
  | { readonly pair: readonly [PortraitPerson, PortraitPerson] }
  | { readonly animal: Animal };

/** Hats that hide all hair but what hangs below them. */
const COVERS = new Set<PortraitPerson['hat']>(['bonnet', 'veil', 'hood', 'kerchief', 'coonskin']);

export function shapesOf({ face, eyes, hair, beard, hat, neck, coat, prop }: PortraitPerson): ArtShapes {
  return [
    ...HAIR[hair].back,
    ...COATS[coat],
    ...FACES[face],
    ...NECKS[neck],
    ...(COVERS.has(hat) ? [] : HAIR[hair].front),
    ...EYES[eyes],
    ...BEARDS[beard],
    ...HATS[hat],
    ...PROPS[prop],
  ];
}

export const paintOf = ({ skin, hairColour, hatColour, coatColour, scarf }: PortraitPerson): Paint => ({
  ...PLAIN,
  skin: SKINS[skin],
  hair: HAIRS[hairColour],
  hat: CLOTHS[hatColour],
  coat: CLOTHS[coatColour],
  scarf: CLOTHS[scarf],
});

type Face = readonly [
  face: PortraitPerson['face'],
  skin: PortraitPerson['skin'],
  eyes: PortraitPerson['eyes'],
  hair: PortraitPerson['hair'],
  hairColour: PortraitPerson['hairColour'],
  beard: PortraitPerson['beard'],
];
type Dress = readonly [
  hat: PortraitPerson['hat'],
  hatColour: Cloth,
  neck: PortraitPerson['neck'],
  scarf: Cloth,
  coat: PortraitPerson['coat'],
  coatColour: Cloth,
  prop: PortraitPerson['prop'],
];

/** Thirteen words in the order of the parts, so that many people fit on a page. */
export const person = (
  [face, skin, eyes, hair, hairColour, beard]: Face,
  [hat, hatColour, neck, scarf, coat, coatColour, prop]: Dress,
): PortraitPerson => ({
  face,
  skin,
  eyes,
  hair,
  hairColour,
  beard,
  hat,
  hatColour,
  neck,
  scarf,
  coat,
  coatColour,
  prop,
});
