// Which cards a piece of JSON names, and the same JSON with two of them exchanged.
import type { CardText } from '@sagebrush/engine';

const CARD = /(?<![A-Za-z0-9'])(?:[2-9TJQKA][CDHS]|X[12])'?(?![A-Za-z0-9'])/g;

/** Every card text in the values of the JSON, as often as it stands there. Keys are not cards. */
export const namedCards = (json: unknown): CardText[] => (JSON.stringify(json)?.match(CARD) ?? []) as CardText[];

export function exchanged<T>(json: T, one: CardText, other: CardText): T {
  const twins = new Map<string, CardText>([
    [one, other],
    [other, one],
  ]);
  return JSON.parse(JSON.stringify(json).replace(CARD, (card) => twins.get(card) ?? card)) as T;
}
