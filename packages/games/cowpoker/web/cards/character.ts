// What a Cowpoker face shows, in the guest's language.
import { type CardEntry, effectText, type Home, textIn } from '@sagebrush/cowpoker';
import type { CardText, Lang } from '@sagebrush/engine';
import type { Portrait } from '@sagebrush/table-kit/art/people/portrait.ts';
import { strangerOf } from '@sagebrush/table-kit/art/people/strangers.ts';
import { CENTERVILLE } from './centerville.ts';

export interface Character {
  readonly card: CardText;
  readonly name: string;
  readonly ranch: Home;
  readonly points: number;
  readonly roundup: number;
  readonly gunfight: number;
  /** The effect as a sentence. */
  readonly text: string;
  /** The pack's English name, by which the portrait is found in every language. */
  readonly who?: string;
  /** Makes cards of a rank wild. */
  readonly wild?: boolean;
}

export const characterOf = (
  lang: Lang,
  { card, name, ranch, points, roundup, gunfight, effect }: CardEntry,
): Character => ({
  card,
  name: textIn(lang, name),
  ranch,
  points,
  roundup,
  gunfight,
  text: effectText(lang, effect),
  who: textIn('en', name),
  wild: effect.some((step) => step.do === 'wild'),
});

/** An Ace that belongs to a Ranch is its boss. */
export const isBoss = ({ card, ranch }: Character): boolean => card.startsWith('A') && ranch !== 'town';

/** Those of Centerville are known; in any other pack the card and its name make the face. */
export const portraitOf = ({ card, name, who = name }: Character): Portrait =>
  CENTERVILLE[who] ?? { person: strangerOf(`${card.slice(0, 2)} ${who}`) };
