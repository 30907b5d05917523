// The steps that an effect is made of: their shapes, and with them their types and their JSON Schema.
import { RANKS, type Shape, SUITS, shape } from '@sagebrush/engine';

const { list, object, oneOf, optional, tagged, whole } = shape;

export const RANCHES = ['davila', 'gallagher', 'masterson', 'san-joaquin'] as const;
export type RanchId = (typeof RANCHES)[number];
/** Where a card belongs: one of the four Ranches, or the Town. */
export const HOMES = [...RANCHES, 'town'] as const;
export type Home = (typeof HOMES)[number];

export const TRICKS = ['roundup', 'gunfight'] as const;
export type TrickKind = (typeof TRICKS)[number];
export const PLACES = ['hand', 'gang', 'cellar'] as const;
export type PlaceId = (typeof PLACES)[number];

/** By poker hand, by number of cards, by points. */
export const GANG_RULES = ['worst', 'best', 'smallest', 'largest', 'poorest', 'richest'] as const;
export type GangRule = (typeof GANG_RULES)[number];
/** Which of the other players. */
export const WHO_RULES = ['choice', 'random', 'left', 'across', 'right', ...GANG_RULES] as const;
export type WhoRule = (typeof WHO_RULES)[number];
/** Which card of several: `highest` and `lowest` go by points. */
export const CARD_RULES = ['choice', 'random', 'highest', 'lowest'] as const;
export type CardRule = (typeof CARD_RULES)[number];

export type Only = {
  readonly ranks?: readonly (typeof RANKS)[number][];
  readonly suits?: readonly (typeof SUITS)[number][];
  readonly homes?: readonly Home[];
};
export type Step =
  | { readonly do: 'place'; readonly gang: GangRule }
  | { readonly do: 'wild'; readonly rank: (typeof RANKS)[number] }
  | { readonly do: 'call'; readonly trick: TrickKind | 'choice' }
  | {
      readonly do: 'steal';
      readonly from: WhoRule;
      readonly card: CardRule;
      readonly only?: Only;
      readonly to?: PlaceId;
    }
  | { readonly do: 'draw'; readonly cards: number }
  | {
      readonly do: 'discard';
      readonly from: PlaceId;
      readonly card: CardRule;
      readonly whose?: WhoRule;
      readonly only?: Only;
    }
  | { readonly do: 'move'; readonly from: PlaceId; readonly to: PlaceId; readonly card: CardRule; readonly only?: Only }
  | { readonly do: 'swap'; readonly with: WhoRule; readonly take: CardRule; readonly give: CardRule }
  | { readonly do: 'look'; readonly at: 'hand'; readonly whose: WhoRule }
  | { readonly do: 'look'; readonly at: 'deck'; readonly cards: number }
  | { readonly do: 'live'; readonly steps: readonly Step[] }
  | { readonly do: 'repeat'; readonly times: number; readonly steps: readonly Step[] }
  | { readonly do: 'repeat'; readonly while: 'won'; readonly steps: readonly Step[] };

const who = oneOf(...WHO_RULES);
const card = oneOf(...CARD_RULES);
const place = oneOf(...PLACES);
const few = whole(1, 5);
const only = object({
  ranks: optional(list(oneOf(...RANKS), { min: 1, max: 13 })),
  suits: optional(list(oneOf(...SUITS), { min: 1, max: 4 })),
  homes: optional(list(oneOf(...HOMES), { min: 1, max: 5 })),
});

const MOST_STEPS = 8;
/** Steps inside steps: the shape of a step, found when it is needed. */
const inner: Shape<readonly Step[]> = list(
  { parse: (json, where) => step.parse(json, where), schema: { $ref: '#/$defs/step' } },
  { min: 1, max: MOST_STEPS },
);

const repeat = (() => {
  const times = object({ do: oneOf('repeat'), times: whole(2, 5), steps: inner });
  const won = object({ do: oneOf('repeat'), while: oneOf('won'), steps: inner });
  return {
    parse: (json: unknown, where?: string) => (has(json, 'while') ? won : times).parse(json, where),
    schema: { anyOf: [times.schema, won.schema] },
  };
})();

const look = tagged('at', {
  hand: object({ do: oneOf('look'), at: oneOf('hand'), whose: who }),
  deck: object({ do: oneOf('look'), at: oneOf('deck'), cards: few }),
});

const has = (json: unknown, key: string): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key);

const kinds = {
  place: object({ do: oneOf('place'), gang: oneOf(...GANG_RULES) }),
  wild: object({ do: oneOf('wild'), rank: oneOf(...RANKS) }),
  call: object({ do: oneOf('call'), trick: oneOf(...TRICKS, 'choice') }),
  steal: object({ do: oneOf('steal'), from: who, card, only: optional(only), to: optional(place) }),
  draw: object({ do: oneOf('draw'), cards: few }),
  discard: object({ do: oneOf('discard'), from: place, card, whose: optional(who), only: optional(only) }),
  move: object({ do: oneOf('move'), from: place, to: place, card, only: optional(only) }),
  swap: object({ do: oneOf('swap'), with: who, take: card, give: card }),
  look,
  live: object({ do: oneOf('live'), steps: inner }),
  repeat,
};

export const step: Shape<Step> = tagged('do', kinds);
export const effect: Shape<readonly Step[]> = list(
  { parse: step.parse, schema: { $ref: '#/$defs/step' } },
  { max: MOST_STEPS },
);
