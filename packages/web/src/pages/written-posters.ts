// What the build wrote of the posters: a first visit loads no game for a picture and a line that are here already.
import type { Lang } from '@sagebrush/engine';

interface WrittenPoster {
  /** What stands inside the picture. */
  readonly art: string;
  readonly line: string;
}

/** By language and game; without any where the page came empty, and where the build itself draws. */
const posters = new Map<string, WrittenPoster>();
for (const front of globalThis.document?.querySelectorAll<HTMLTemplateElement>('template[lang]') ?? [])
  for (const poster of front.content.querySelectorAll<HTMLElement>('[data-part="poster"]'))
    posters.set(`${front.lang} ${poster.dataset['game']}`, {
      art: poster.querySelector('[data-part="poster-art"]')?.innerHTML ?? '',
      line: poster.querySelector('[data-part="poster-line"]')?.textContent ?? '',
    });

export const writtenPoster = (game: string, lang: Lang): WrittenPoster | undefined => posters.get(`${lang} ${game}`);

/** Whether a guest has asked for this game before the app was here; it is told once. */
export function takeWish(game: string): boolean {
  const root = document.getElementById('root');
  if (root?.dataset['wanted'] !== game) return false;
  delete root.dataset['wanted'];
  return true;
}
