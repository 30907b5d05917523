// A word of a game in three languages, and how it is found.
import { LANGS, type Lang } from '@sagebrush/engine';
import { wantedIn } from './search.ts';

type Spoken = Readonly<Record<Lang, string>>;
export interface Term {
  readonly clause: string;
  readonly name: Spoken;
  readonly about: Spoken;
}

/** English, German, Italian. */
type Trio = readonly [en: string, de: string, it: string];
const spoken = ([en, de, it]: Trio): Spoken => ({ en, de, it });
export const term = (clause: string, name: Trio, about: Trio): Term => ({
  clause,
  name: spoken(name),
  about: spoken(about),
});

/** The terms in which all of these words stand, in any language. */
export function termsWith(terms: readonly Term[], sought: string): readonly Term[] {
  const fits = wantedIn(sought);
  return terms.filter(({ name, about, clause }) =>
    fits(`${clause} ${LANGS.map((lang) => `${name[lang]} ${about[lang]}`).join(' ')}`),
  );
}
