// Leaks: one secret each, put into a view or told to everybody. `scripts/mutate.ts` sees whether a test says so.
interface Leak {
  readonly secret: string;
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

const corral = (file: string): string => `packages/games/corral/src/${file}.ts`;
const wyoming = (file: string): string => `packages/games/wyoming/src/${file}.ts`;
const cowpoker = (file: string): string => `packages/games/cowpoker/src/${file}.ts`;

export const LEAKS: readonly Leak[] = [
  {
    secret: 'the aim cards of others',
    path: corral('view'),
    from: 'aim: isOwner ?',
    to: 'aim: isOwner || aim.length > 0 ?',
  },
  {
    secret: 'the top of the deck',
    path: corral('view'),
    from: 'deckSize: state.deck.length',
    to: 'deckSize: state.deck.length, top: state.deck.at(-1)',
  },
  {
    secret: "the left neighbour's hand, to the rail",
    path: corral('view'),
    from: 'viewer === RAIL ? {} :',
    to: 'viewer === RAIL ? { hand: makeCards(state.hands[0] as Card[]) } :',
  },
  {
    secret: 'an aim card, told to all',
    path: corral('rules/aim'),
    from: 'aims: fighter.aim.length };',
    to: 'aims: fighter.aim.length, card: makeCard(card) };',
  },
  {
    secret: 'the cards drawn, told to all',
    path: corral('rules/turn'),
    from: 'deckSize: state.deck.length };',
    to: 'deckSize: state.deck.length, cards: makeCards(hand.slice(before)) };',
  },
  { secret: 'every hand', path: wyoming('view'), from: '...(isOver ?', to: '...(viewer !== RAIL || isOver ?' },
  {
    secret: 'what another seat passes',
    path: wyoming('view'),
    from: 'given[viewer]',
    to: 'given.find((cards) => cards !== null)',
  },
  {
    secret: 'the top of the draw pile',
    path: wyoming('view'),
    from: 'drawSize: state.draw.length',
    to: 'drawSize: state.draw.length, top: state.draw.at(-1)',
  },
  {
    secret: 'what a seat has chosen to pass, told to all',
    path: wyoming('rules/passing'),
    from: "emit?.({ type: 'chosen', seat },",
    to: "emit?.({ type: 'chosen', seat, cards: shownCards(state, cards) },",
  },
  {
    secret: 'the card drawn from the pile, told to all',
    path: wyoming('rules/discard-and-draw'),
    from: 'from: inOrder, cards: open }',
    to: 'from: inOrder, cards: texts }',
  },
  {
    secret: 'every hand',
    path: cowpoker('view'),
    from: "hands: state.phase === 'over' ?",
    to: "hands: state.phase !== 'running' ?",
  },
  {
    secret: 'cards that somebody else has looked at',
    path: cowpoker('view'),
    from: 'if (holder !== viewer && (knowersOf(entry) & knowerBit(viewer)) === 0) return [];',
    to: '',
  },
  {
    secret: 'which cards of a hand may be chosen',
    path: cowpoker('view'),
    from: "about === 'card' && instruction.from === HAND && viewer !== state.turn",
    to: 'false',
  },
  {
    secret: 'the cards drawn, told to all',
    path: cowpoker('rules/drawing'),
    from: 'deckSize: deck.length } as const;',
    to: 'deckSize: deck.length, cards: makeCards(hand.slice(-drawn)) } as const;',
  },
];
