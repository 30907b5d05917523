// What this game's table says on the terminal beside the words of every table.
import type { Lang } from '@sagebrush/engine';

interface Texts {
  readonly aim: (count: number) => string;
}

export const TEXTS: Readonly<Record<Lang, Texts>> = {
  en: { aim: (count) => `+${count} aim` },
  de: { aim: (count) => `+${count} Ziel` },
  it: { aim: (count) => `+${count} mira` },
};
