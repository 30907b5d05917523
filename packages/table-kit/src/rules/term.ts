// A word of a game in three languages.
import type { Lang } from '@sagebrush/engine';

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
