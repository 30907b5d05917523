// The engine protocol's requests: one JSON object a line. docs/engine-protocol.md describes them; its JSON Schema comes
// from here.
import { LANGS, type Of, RAIL, SEAT_KINDS, shape } from '@sagebrush/engine';

const { anyJson, card, either, list, object, oneOf, optional, record, tagged, text, whole } = shape;

/** What every request may carry; every reply repeats the id. */
const common = {
  id: optional(either(text({ max: 200 }), whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))),
  lang: optional(oneOf(...LANGS)),
};
const seat = whole(0, 11);
const viewer = either(oneOf(RAIL), seat);
const match = text({ min: 1, max: 80 });
const seed = optional(text({ max: 180 }));
const options = optional(record(anyJson));
const game = text({ max: 40 });

export const MOST_WORLDS = 1000;
export const MOST_MS = 60_000;
export const MOST_ITERATIONS = 10_000_000;

export const engineRequest = tagged('do', {
  games: object({ do: oneOf('games'), ...common }),
  new: object({
    do: oneOf('new'),
    game,
    seats: either(whole(0, 12), list(oneOf(...SEAT_KINDS), { max: 12 })),
    options,
    seed,
    ...common,
  }),
  position: object({ do: oneOf('position'), game, position: anyJson, options, seed, ...common }),
  choices: object({ do: oneOf('choices'), match, seat, ...common }),
  act: object({ do: oneOf('act'), match, seat, action: anyJson, seq: optional(whole(0, 10_000_000)), ...common }),
  view: object({ do: oneOf('view'), match, seat: viewer, ...common }),
  imagine: object({ do: oneOf('imagine'), match, seat: viewer, count: whole(1, MOST_WORLDS), seed, ...common }),
  bot: object({
    do: oneOf('bot'),
    match,
    seat,
    level: text({ max: 40 }),
    iterations: optional(whole(1, MOST_ITERATIONS)),
    ms: optional(whole(1, MOST_MS)),
    seed,
    ...common,
  }),
  outcome: object({ do: oneOf('outcome'), match, ...common }),
  log: object({ do: oneOf('log'), match, ...common }),
  load: object({ do: oneOf('load'), log: anyJson, ...common }),
  poker: object({
    do: oneOf('poker'),
    cards: either(text({ max: 400 }), list(card, { max: 108 })),
    wild: optional(list(text({ max: 10 }), { max: 13 })),
    ...common,
  }),
  close: object({ do: oneOf('close'), match, ...common }),
});
export type EngineRequest = Of<typeof engineRequest>;
