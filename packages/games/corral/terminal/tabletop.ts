// Corral on the terminal: each street with its fighters and the cards face down on them.
import type { CorralTypes, SeenFighter } from '@sagebrush/corral';
import {
  aCard,
  type CardText,
  type Lang,
  type Sentence,
  type Showing,
  spaced,
  type Tabletop,
  withCards,
} from '@sagebrush/engine';
import { TEXTS } from './texts.ts';

type View = CorralTypes['View'];
type Action = CorralTypes['Action'];
const SHOWN_DISCARDS = 8;

const viewOf = ({ view }: Showing): View => view as View;

export const corralTabletop: Tabletop = {
  middle(showing) {
    const { deckSize, discard } = viewOf(showing);
    const { deck, discards, empty } = showing.texts;
    const last = discard.slice(-SHOWN_DISCARDS).map((card) => withCards(card));
    return [[`${deck}: ${deckSize}`], [`${discards}: `, ...(last.length === 0 ? [empty] : spaced(last))]];
  },
  front(showing, seat) {
    const { fighters, handSizes, scores } = viewOf(showing);
    const { texts } = showing;
    const counts = [[texts.points(scores[seat] ?? 0)], [texts.cards(handSizes[seat] ?? 0)]];
    return [...counts, ...(fighters[seat] ?? []).map((fighter) => standing(fighter, showing.lang))];
  },
  held: (_, card) => withCards(card),
  attempts(showing, cards) {
    const [first, second, third] = cards;
    const { fighters, seat: viewer = -1 } = viewOf(showing);
    const own = (fighters[viewer] ?? []).map(({ card }) => card);
    const others = fighters.flatMap((row, seat) => (seat === viewer ? [] : row.map(({ card }) => card)));
    if (first === undefined) return [{ type: 'pass' } satisfies Action];
    if (second === undefined) return alone(first, own, others);
    if (cards.length === 5) return [{ type: 'showdown', cards } satisfies Action];
    if (third !== undefined) return [{ type: 'ambush', cards: [first, second], target: third } satisfies Action];
    return together(first, second);
  },
};

/** The owner sees the aim cards themselves, everybody else how many there are. */
function standing({ card, aim, shown }: SeenFighter, lang: Lang): Sentence {
  if (typeof aim !== 'number') return [aCard(card), ...aim.flatMap((one) => ['+', aCard(one)])];
  const seen = (shown ?? []).flatMap((one) => ['+', aCard(one)]);
  return [aCard(card), ...seen, aim === 0 ? '' : ` ${TEXTS[lang].aim(aim)}`];
}

const alone = (card: CardText, own: readonly CardText[], others: readonly CardText[]): Action[] => [
  { type: 'fighter', card },
  ...own.map((fighter): Action => ({ type: 'aim', card, fighter })),
  ...others.slice(0, 1).map((target): Action => ({ type: 'bullet', card, target })),
];
const together = (first: CardText, second: CardText): Action[] => [
  { type: 'aim', card: first, fighter: second },
  { type: 'fight', attacker: first, target: second },
  { type: 'bullet', card: first, target: second },
];
