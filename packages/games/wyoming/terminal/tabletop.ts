// Wyoming Cowboy on the terminal: totals, guns, Tens and couples in front of each seat; the piles and the badges in the
// middle.
import {
  aCard,
  type CardText,
  type Sentence,
  type Showing,
  type SuitText,
  spaced,
  type Tabletop,
  withCards,
} from '@sagebrush/engine';
import type { WyomingAction, WyomingTypes } from '@sagebrush/wyoming';
import { TEXTS } from './texts.ts';

type View = WyomingTypes['View'];
const SHOWN_DISCARDS = 6;

const viewOf = ({ view }: Showing): View => view as View;
const cards = (texts: readonly string[]): Sentence => spaced(texts.map((text) => withCards(text)));

export const wyomingTabletop: Tabletop = {
  middle(showing) {
    const { drawSize, discard, aces } = viewOf(showing);
    const { texts } = showing;
    const last = discard.slice(-SHOWN_DISCARDS);
    return [
      [`${texts.deck}: ${drawSize}`],
      [`${texts.discards}: `, ...(last.length === 0 ? [texts.empty] : cards(last))],
      [`${TEXTS[showing.lang].aces}: `, ...(aces.length === 0 ? [texts.empty] : cards(aces))],
    ];
  },
  front(showing, seat) {
    const view = viewOf(showing);
    const { texts } = showing;
    const [tens, couples] = [view.tens[seat] ?? [], view.couples[seat] ?? []];
    const counts = [[texts.points(view.totals[seat] ?? 0)], [texts.cards(view.handSizes[seat] ?? 0)]];
    return [
      ...counts,
      ...(view.dealer === seat ? [[TEXTS[showing.lang].dealer]] : []),
      ...(view.guns[seat] ?? []).map((gun): Sentence => ['[', ...cards(gun), ']']),
      ...(tens.length === 0 ? [] : [[`${TEXTS[showing.lang].tens}: `, ...cards(tens)]]),
      ...couples.map((suit): Sentence => [`${TEXTS[showing.lang].couple} `, aCard(`K${suit}`), aCard(`Q${suit}`)]),
    ];
  },
  held: (_, card) => withCards(card),
  attempts(showing, named) {
    const view = viewOf(showing);
    const [first] = named;
    if (view.phase.name === 'passing') return [{ type: 'give', cards: named } satisfies WyomingAction];
    if (first === undefined) return [{ type: 'done' } satisfies WyomingAction];
    if (view.phase.name === 'answering')
      return [{ type: 'answer', with: named.length === 1 ? 'six' : 'quickdraw', cards: named } satisfies WyomingAction];
    if (view.phase.name === 'surrender') return [{ type: 'surrender', card: first } satisfies WyomingAction];
    return named.length === 1 ? alone(first) : together(named, ((view.seat ?? 0) + 1) % view.handSizes.length);
  },
};

function alone(card: CardText): WyomingAction[] {
  const discard: WyomingAction = { type: 'discard', card };
  if (card.startsWith('9')) return [discard, { type: 'nine', card, way: 'left' }];
  if (/^[KQ]/.test(card)) return [discard, { type: 'couple', suit: card.charAt(1) as SuitText }];
  return [discard];
}
const together = (gun: readonly CardText[], victim: number): WyomingAction[] => [
  { type: 'pull', cards: gun },
  { type: 'shoot', gun, victim },
];
