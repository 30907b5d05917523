// People that nobody has described: every poker card and every name has its own.
import { COATS, NECKS } from './clothes.ts';
import { HATS } from './hats.ts';
import { BEARDS, EYES, FACES } from './heads.ts';
import { CLOTHS, HAIRS, type PortraitPerson, SKINS } from './portrait.ts';
import { PROPS } from './props.ts';

const namesOf = <T extends object>(record: T): readonly Extract<keyof T, string>[] =>
  Object.keys(record) as Extract<keyof T, string>[];

/** Takes digits off a number, one for each choice. */
function chooser(seed: number): <T>(from: readonly T[]) => T {
  let left = seed >>> 0;
  return <T>(from: readonly T[]): T => {
    left = (Math.imul(left ^ (left >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return from[left % from.length] as T;
  };
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

const WOMEN = {
  hair: ['long', 'flowing', 'braids', 'bun', 'curls', 'tail', 'side'],
  eyes: ['lashes', 'wink', 'smile', 'stern', 'open', 'spectacles'],
} as const;
const MEN = ['bald', 'short', 'burns', 'parted', 'fringe', 'wild'] as const;
const LIVELY_HATS = namesOf(HATS).filter(
  (hat) => hat !== 'veil' && hat !== 'bonnet' && hat !== 'comb' && hat !== 'flower',
);
const PLAIN_NECKS = namesOf(NECKS).filter((neck) => neck !== 'wimple' && neck !== 'cleric');

/** The same person for the same name. */
export function strangerOf(name: string): PortraitPerson {
  const pick = chooser(seedOf(name));
  const woman = pick([true, false]);
  return {
    face: pick(namesOf(FACES)),
    skin: pick(namesOf(SKINS)),
    eyes: woman ? pick(WOMEN.eyes) : pick(namesOf(EYES).filter((eyes) => eyes !== 'lashes')),
    hair: pick<PortraitPerson['hair']>(woman ? WOMEN.hair : MEN),
    hairColour: pick(namesOf(HAIRS)),
    beard: woman ? 'none' : pick(namesOf(BEARDS)),
    hat: pick(LIVELY_HATS),
    hatColour: pick(namesOf(CLOTHS)),
    neck: pick(PLAIN_NECKS),
    scarf: pick(namesOf(CLOTHS)),
    coat: pick(namesOf(COATS).filter((coat) => woman || coat !== 'dress')),
    coatColour: pick(namesOf(CLOTHS)),
    prop: pick(namesOf(PROPS)),
  };
}
