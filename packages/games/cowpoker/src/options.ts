// The options of Cowpoker, and the pack that they name.
import {
  choiceOption,
  customOption,
  FormatError,
  flagOption,
  jsonOfFile,
  type OptionSpecs,
  type Shape,
  spelledOut,
  wholeOption,
} from '@sagebrush/engine';
import centerville from '../packs/centerville.json' with { type: 'json' };
import firstCenterville from '../packs/centerville-1.json' with { type: 'json' };
import { keptPack, soundPack } from './pack/check.ts';
import { type Pack, packFrom } from './pack/compile.ts';
import { type PackJson, packSchema } from './pack/format.ts';
import type { Edition, Options } from './types.ts';

/** The shipped packs of each edition, by name: matches of before go on with the cards that they were dealt from. */
const SHIPPED: Readonly<Record<Edition, ReadonlyMap<string, PackJson>>> = {
  1: new Map([['centerville', firstCenterville as PackJson]]),
  2: new Map([['centerville', centerville as PackJson]]),
};
const PRESENT: Edition = '2';
export const SHIPPED_PACKS: readonly string[] = [...SHIPPED[PRESENT].keys()];

/** A shipped pack's name, a pack, or a pack's JSON as text (for a command line). */
const packOption = (readPack: typeof soundPack): Shape<string | PackJson> => ({
  parse(json, place = 'pack') {
    if (typeof json === 'object' && json !== null) return readPack(json, place);
    if (typeof json === 'string') {
      if (SHIPPED_PACKS.includes(json)) return json;
      if (json.trimStart().startsWith('{')) return readPack(jsonOfFile(json, place), place);
    }
    const found = spelledOut(String(JSON.stringify(json)).slice(0, 40));
    throw new FormatError(place, `is ${found}: expected ${SHIPPED_PACKS.join(', ')} or a pack's JSON`);
  },
  schema: { anyOf: [{ enum: SHIPPED_PACKS }, packSchema] },
});

export const options: OptionSpecs<Options> = {
  games: wholeOption('CP-1.5', 1, 1, 12),
  foreignAce: choiceOption('CP-2.6', 'sleeps', 'wakes'),
  order: choiceOption('CP-2.6', 'gang-first', 'effect-first'),
  /** CP-4.5 Views carry the Cellars, which were played openly; this tells the table whether to show them. */
  memoryAid: flagOption('CP-4.5', false),
  pack: customOption('CP-9.1', 'centerville', packOption(soundPack), packOption(keptPack)),
  aces: { ...flagOption('CP-6.1', true), labOnly: true },
  edition: { ...choiceOption('CP-9.3', PRESENT), labOnly: true },
};

/** Version 1: Cellars lay open, and there was one reading of CP-2.6. */
export const formerRules = {
  1: {
    ...options,
    foreignAce: choiceOption('CP-2.6', 'sleeps'),
    order: choiceOption('CP-2.6', 'gang-first'),
    memoryAid: flagOption('CP-4.5', true),
    edition: { ...choiceOption('CP-9.3', '1'), labOnly: true },
  } satisfies OptionSpecs<Options>,
} as const;

/** The pack of a table, compiled; the same object for the same options. */
export function packOf({ pack, edition = PRESENT }: Pick<Options, 'pack'> & Partial<Options>): Pack {
  if (typeof pack !== 'string') return packFrom(pack);
  const shipped = SHIPPED[edition].get(pack);
  if (!shipped)
    throw new FormatError('options.pack', `"${pack}" is no pack here: expected ${SHIPPED_PACKS.join(', ')}`);
  return packFrom(shipped);
}
