// A link to a pack: short where the server keeps the pack, else with the whole pack in it.

import type { PackJson } from '@sagebrush/cowpoker';
import type { SharedDocuments } from '@sagebrush/table-kit/shell.ts';
import { siteHref } from '@sagebrush/table-kit/site.ts';
import { packAsFragment, textInFragment } from './pack-link.ts';

export interface PackLink {
  readonly link: string;
  /** The server keeps the pack; otherwise it is in the link itself. */
  readonly isKept: boolean;
}

export async function linkTo(pack: PackJson, documents: SharedDocuments): Promise<PackLink> {
  try {
    const hash = await documents.keep({ game: 'cowpoker', option: 'pack', value: pack });
    return { link: `${location.origin}${siteHref(`/pack/${hash}`)}`, isKept: true };
  } catch {
    // No server, a pack with mistakes, or too many kept there: the long link needs nobody.
    return { link: `${location.origin}${siteHref('/workshop')}${await packAsFragment(pack)}`, isKept: false };
  }
}

/** The text of a shared pack, by the fragment of a long link or the hash of a short one. */
export async function sharedText(from: string, documents: SharedDocuments): Promise<string> {
  if (from.startsWith('#')) return (await textInFragment(from)) ?? '';
  return JSON.stringify(await documents.find(from));
}
