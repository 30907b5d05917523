// Where in a pack something is wrong, for people: `cards[12].effect[0].from` becomes "9♠: Effect, step 1, From".
import { shortName } from '@sagebrush/table-kit/cards/short-name.ts';
import type { WorkshopWords } from './words/index.ts';

export const cardIndexOf = (place: string): number | undefined => {
  const index = /^cards\[(\d+)\]/.exec(place)?.[1];
  return index === undefined ? undefined : Number(index);
};

/** `cards` are the cards of the pack in its order. */
export function placeName(own: WorkshopWords, place: string, cards: readonly string[]): string {
  const index = cardIndexOf(place);
  const path = place.replace(/^cards\[\d+\]\.?/, '');
  const names = [...path.matchAll(/(\w+)|\[(\d+)\]/g)].map(([, field, step]) =>
    field === undefined ? own.stepNumber(Number(step) + 1) : fieldName(own, field),
  );
  const where = names.filter((name) => name !== '').join(', ');
  if (index === undefined) return where === '' ? own.thePack : where;
  const text = cards[index] ?? '';
  const card = shortName(text) ?? (text || own.cardNumber(index + 1));
  return where === '' ? card : `${card}: ${where}`;
}

/** The steps inside a step need no name: their numbers follow. */
const fieldName = (own: WorkshopWords, field: string): string =>
  field === 'steps' ? '' : (own.fields[field as keyof WorkshopWords['fields']] ?? field);
