// What the compiler leaves as it is and Node needs otherwise: names of files in declarations and of workers.

/** Declarations keep `./x.ts`, where their reader looks for `./x.js`. */
export const declaration = (text: string): string =>
  withoutPlugin(text.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1$2$3.js$2'));

/** What the browser loads of a game is not in its package: its entry says no more of it than the contract does. */
const withoutPlugin = (text: string): string =>
  text
    .replace(/^import type \{ GamePlugin \} from '@sagebrush\/table-kit\/[^']+';\n/gm, '')
    .replaceAll('GameEntry<GamePlugin>', 'GameEntry');

/** Workers are named by a URL, which the compiler does not follow. */
export const script = (text: string): string =>
  text.replace(/new URL\((['"])(\.{1,2}\/[^'"]+)\.ts\1, import\.meta\.url\)/g, 'new URL($1$2.js$1, import.meta.url)');
