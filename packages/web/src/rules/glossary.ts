// How a word of a game is found.
import { LANGS } from '@sagebrush/engine';
import type { Term } from '@sagebrush/table-kit/rules/term.ts';
import { wantedIn } from './search.ts';

/** The terms in which all of these words stand, in any language. */
export function termsWith(terms: readonly Term[], sought: string): readonly Term[] {
  const fits = wantedIn(sought);
  return terms.filter(({ name, about, clause }) =>
    fits(`${clause} ${LANGS.map((lang) => `${name[lang]} ${about[lang]}`).join(' ')}`),
  );
}
