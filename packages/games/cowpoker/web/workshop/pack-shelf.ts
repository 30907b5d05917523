// The shelf: the packs that are kept in this browser, one entry each, so that a damaged one takes no other with it.
import { checkPack, type PackJson } from '@sagebrush/cowpoker';
import { freshHex32 } from '@sagebrush/protocol';
import { salvaged } from './salvage.ts';

export interface KeptPack {
  readonly id: string;
  readonly pack: PackJson;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

const PREFIX = 'sagebrush.pack.';

/** The latest first. */
export function keptPacks(): readonly KeptPack[] {
  const ids = Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  return ids.flatMap((id) => keptPack(id) ?? []).sort((one, other) => other.touched - one.touched);
}

export function keptPack(id: string): KeptPack | undefined {
  try {
    const { pack, touched } = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Omit<KeptPack, 'id'>;
    return { id, pack: salvaged(pack), touched: Number(touched) || 0 };
  } catch {
    return undefined;
  }
}

/** False where the browser has no room left. */
export function keepPack(id: string, pack: PackJson): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ pack, touched: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** On the shelf under a new id, or under the one where the very same pack stands already. */
export function shelve(pack: PackJson): string {
  const text = JSON.stringify(pack);
  const there = keptPacks().find((one) => JSON.stringify(one.pack) === text);
  const id = there?.id ?? freshHex32();
  if (!there) keepPack(id, pack);
  return id;
}

export function forgetPack(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

export const isSound = (pack: PackJson): boolean => checkPack(pack).length === 0;
