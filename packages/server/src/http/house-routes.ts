// Routes for the house itself: where it is, and the pages that its host wrote as files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '@sagebrush/engine';
import { HOUSE_PAGES, type HousePage, type houseCalls } from '@sagebrush/protocol';
import { notFound } from '../api-error.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { langOf } from './lang.ts';
import type { Handlers } from './routes.ts';

const LONGEST = 100_000;

/** `privacy.de.md` before `privacy.md`; undefined where there is neither. Read anew each time: the host may change it. */
async function pageIn(folder: string | undefined, page: HousePage, lang: Lang): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  for (const name of [`${page}.${lang}.md`, `${page}.md`, `${page}.en.md`]) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (text !== undefined) return text.slice(0, LONGEST);
  }
  return undefined;
}

export function houseRoutes(
  { site, pusher }: Pick<Services, 'site' | 'pusher'>,
  { pagesFolder }: Pick<Config, 'pagesFolder'>,
): Handlers<keyof typeof houseCalls> {
  return {
    async house({ request }) {
      const { origin, relyingParty } = site();
      const lang = langOf(request);
      const found = await Promise.all(HOUSE_PAGES.map((page) => pageIn(pagesFolder, page, lang)));
      return {
        origin,
        passkeys: relyingParty !== undefined,
        push: pusher.publicKey,
        pages: HOUSE_PAGES.filter((_, index) => found[index] !== undefined),
      };
    },
    async housePage({ params, request }) {
      const text = await pageIn(pagesFolder, params.page, langOf(request));
      if (text === undefined) throw notFound('page');
      return { text };
    },
  };
}
