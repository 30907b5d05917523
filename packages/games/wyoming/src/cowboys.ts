// The cowboys in a hand as far as one viewer may know: their own, those everybody has seen, those they passed there.
import { type CardText, cardTexts, makeCards, type Seat } from '@sagebrush/engine';
import { cardsTracedTo } from './knowledge.ts';
import type { View } from './types.ts';

export interface KnownCowboy {
  readonly card: CardText;
  readonly badge?: CardText;
}

const isKing = (text: string): boolean => text.startsWith('K');

/** `KS+AS` is a cowboy and his badge. */
function cowboyIn(text: string): KnownCowboy[] {
  const [card, badge] = text.split('+').flatMap(cardTexts);
  if (card === undefined) return [];
  return [badge === undefined ? { card } : { card, badge }];
}

export function knownCowboys(view: View, seat: Seat): KnownCowboy[] {
  if (view.seat === seat) return (view.hand ?? []).filter(isKing).flatMap(cowboyIn);
  const seen = [...(view.known[seat] ?? []), ...makeCards(cardsTracedTo(view.passed ?? '', seat))].filter(isKing);
  return [...new Set(seen)].flatMap((king) => {
    const badged = view.badges.find((text) => text.startsWith(`${king}+`));
    return cowboyIn(badged ?? king);
  });
}
