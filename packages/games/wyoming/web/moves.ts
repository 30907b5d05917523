// Where cards go by what happened: passed ones from giver to taker, a King from hand to hand, a discard to its pile.
import { type CardText, isCardText, type Seat } from '@sagebrush/engine';
import type { Anchor, CardMove } from '@sagebrush/table-kit/table/moves.ts';
import type { WyomingEvent } from '@sagebrush/wyoming';

const DECK: Anchor = 'pile:deck';
const DISCARD: Anchor = 'pile:discard';
const at = (seat: Seat): Anchor => `seat:${seat}`;
const move = (card: CardText | null | undefined, from: Anchor, to: Anchor): CardMove =>
  card ? { card, from, to } : { from, to };

export function movesIn(event: WyomingEvent): readonly CardMove[] {
  switch (event.type) {
    case 'passed':
      return event.handovers.flatMap(({ from, to, cards }) =>
        (cards ?? new Array<null>(event.count).fill(null)).flatMap((text) =>
          text === null ? [move(null, at(from), at(to))] : cardsIn(text).map((card) => move(card, at(from), at(to))),
        ),
      );
    case 'surrender':
    case 'backfire':
      return [event.card].map((card) => move(card, at(event.seat), at(event.shooter)));
    case 'nine':
      return [move(event.card, at(event.seat), DISCARD)];
    case 'discard':
      return event.to === 'pile' ? [move(event.card, at(event.seat), DISCARD)] : [];
    case 'draw':
      return event.cards.map((card, index) =>
        move(card, event.from[index] === 'discard' ? DISCARD : DECK, at(event.seat)),
      );
    case 'replace':
      return Array.from({ length: event.count }, (_, index) => move(event.cards?.[index], DECK, at(event.seat)));
    default:
      return [];
  }
}

/** `KS+AS` is a King and the badge that he wears: the King flies. */
const cardsIn = (text: string): CardText[] => text.split('+').slice(0, 1).filter(isCardText);
