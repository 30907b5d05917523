// The hands in an address: what is on the page can be linked, and what is linked can be changed by hand.
import { type CardText, isCardText, RANKS, type RankText } from '@sagebrush/engine';
import { SUIT_SIGNS } from './cards/short-name.ts';

export interface PickedHand {
  readonly cards: readonly CardText[];
  /** Ranks that are wild besides the Jokers. */
  readonly wild: readonly RankText[];
}
export const NO_HAND: PickedHand = { cards: [], wild: [] };
export type Side = 'one' | 'two';
export type Hands = Readonly<Record<Side, PickedHand>>;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** More cards than anybody holds at these tables. */
const MOST = 30;
const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries(SUIT_SIGNS).map(([suit, sign]) => [sign, suit]));

export interface Typed {
  readonly cards: readonly CardText[];
  /** What is no card, as it was typed. */
  readonly strange: readonly string[];
}

/**
 * Cards as people type them: `KH`, `10s`, `k♥`, `X` for a Joker; commas, points and blanks between them. Each counts
 * once.
 */
export function typedCards(text: string): Typed {
  const cards: CardText[] = [];
  const strange: string[] = [];
  for (const token of text.split(/[\s,.;]+/).filter(Boolean)) {
    const card = cardIn(token, cards);
    if (card === undefined) strange.push(token);
    else if (!cards.includes(card) && cards.length < MOST) cards.push(card);
  }
  return { cards, strange };
}

function cardIn(token: string, before: readonly CardText[]): CardText | undefined {
  const plain = [...token.toUpperCase().replace('10', 'T').replaceAll('’', "'")]
    .map((sign) => SIGNS.get(sign) ?? sign)
    .join('');
  const text = plain === 'X' ? `X${before.includes('X1') ? 2 : 1}` : plain;
  return isCardText(text) ? text : undefined;
}

const ranksIn = (text: string): RankText[] => RANKS.filter((rank) => text.toUpperCase().includes(rank));

export function handsIn(search: URLSearchParams): Hands {
  const hand = (side: Side): PickedHand => ({
    cards: typedCards(search.get(side) ?? '').cards,
    wild: ranksIn(search.get(`${side}wild`) ?? ''),
  });
  return { one: hand('one'), two: hand('two') };
}

/** The address's part after the question mark; empty hands leave no trace. */
export function handsQuery(hands: Hands): string {
  const parts = (['one', 'two'] as const).flatMap((side) => {
    const { cards, wild } = hands[side];
    return [
      ...(cards.length > 0 ? [`${side}=${cards.join('.')}`] : []),
      ...(wild.length > 0 ? [`${side}wild=${wild.join('')}`] : []),
    ];
  });
  return parts.join('&');
}
export const handsAddress = (hands: Hands): string => `/hands?${handsQuery(hands)}`;
