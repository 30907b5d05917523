// Packs by the id in an address: the shipped one, or one of the shelf.
import { type PackJson, packOf, SHIPPED_PACKS } from '@sagebrush/cowpoker';
import { keptPack } from './pack-shelf.ts';

export const [SHIPPED = ''] = SHIPPED_PACKS;

export const packById = (id: string): PackJson | undefined =>
  SHIPPED_PACKS.includes(id) ? packOf({ pack: id }).json : keptPack(id)?.pack;
