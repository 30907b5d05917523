// The options of Cowpoker, and the pack that they name.
import { customOption, FormatError, flagOption, type OptionSpecs, type Shape, wholeOption } from '@sagebrush/engine';
import centerville from '../packs/centerville.json' with { type: 'json' };
import { soundPack } from './pack/check.ts';
import { type Pack, packFrom } from './pack/compile.ts';
import { type PackJson, packSchema } from './pack/format.ts';
import type { Options } from './types.ts';

const SHIPPED: ReadonlyMap<string, PackJson> = new Map([['centerville', centerville as unknown as PackJson]]);
export const SHIPPED_PACKS: readonly string[] = [...SHIPPED.keys()];

/** A shipped pack's name, a pack, or a pack's JSON as text (for a command line). */
const packOption: Shape<string | PackJson> = {
  parse(json, place = 'pack') {
    if (typeof json !== 'string') return soundPack(json, place);
    if (SHIPPED.has(json)) return json;
    if (!json.trimStart().startsWith('{'))
      throw new FormatError(
        place,
        `"${json.slice(0, 40)}" is no pack here: expected ${SHIPPED_PACKS.join(', ')} or a pack's JSON`,
      );
    return soundPack(parsedText(json, place), place);
  },
  schema: { anyOf: [{ enum: SHIPPED_PACKS }, packSchema] },
};

function parsedText(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FormatError(place, 'is no JSON');
  }
}

export const options: OptionSpecs<Options> = {
  games: wholeOption('CP-1.5', 1, 1, 12),
  /** CP-4.5 Views carry the Cellars, which were played openly; this tells the table whether to show them. */
  memoryAid: flagOption('CP-4.5', true),
  pack: customOption('CP-9.1', 'centerville', packOption),
  aces: { ...flagOption('CP-6.1', true), labOnly: true },
};

/** The pack of a table, compiled; the same object for the same options. */
export function packOf({ pack }: Pick<Options, 'pack'>): Pack {
  if (typeof pack !== 'string') return packFrom(pack);
  const shipped = SHIPPED.get(pack);
  if (!shipped)
    throw new FormatError('options.pack', `"${pack}" is no pack here: expected ${SHIPPED_PACKS.join(', ')}`);
  return packFrom(shipped);
}
