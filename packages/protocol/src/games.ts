// The catalogue: which games this server plays, with their options and the levels of its bots.
import {
  type GameAction,
  type Json,
  type Of,
  type Reason,
  type Registry,
  type Sentence,
  shape,
} from '@sagebrush/engine';
import { opaque } from './moment.ts';

const { anyJson, decimal, flag, list, object, oneOf, optional, record, text, whole } = shape;

const optionInfo = object({
  rule: text(),
  default: anyJson,
  type: oneOf('choice', 'flag', 'whole', 'custom'),
  values: optional(list(text())),
  min: optional(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  max: optional(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
});

export const catalogue = object({
  games: list(
    object({
      id: text({ max: 40 }),
      rules: text({ max: 40 }),
      players: object({ min: whole(1, 12), max: whole(1, 12) }),
      options: record(optionInfo),
    }),
  ),
  levels: list(text({ max: 40 })),
});
export type Catalogue = Of<typeof catalogue>;

/** The games as the catalogue lists them. Options for simulations alone are not offered. */
export function catalogueOf(games: Registry, levels: readonly string[]): Catalogue {
  return {
    games: games.games.map(({ id, rules, players, options }) => ({
      id,
      rules,
      players: { min: players.min, max: players.max },
      options: Object.fromEntries(
        Object.entries(options as Readonly<Record<string, LooseSpec>>)
          .filter(([, spec]) => !spec.labOnly)
          .map(([name, spec]) => [name, { rule: spec.rule, default: spec.default, ...spec.kind }]),
      ),
    })),
    levels,
  };
}
/** An option's spec, whatever its type. */
interface LooseSpec {
  readonly rule: string;
  readonly default: Json;
  readonly kind: {
    readonly type: 'choice' | 'flag' | 'whole' | 'custom';
    readonly values?: readonly string[];
    readonly min?: number;
    readonly max?: number;
  };
  readonly labOnly?: true;
}

/** What a bot thinks of a seat's choices, the best first. */
export const hint = object({
  action: opaque<GameAction>(),
  considered: list(
    object({
      action: opaque<GameAction>(),
      /** The expected share of the win, 0 to 1. */
      share: decimal(0, 1),
      playouts: whole(0, 1_000_000_000),
      reason: opaque<Reason>(),
      /** As good as the first, as far as the playouts can tell. */
      isEqual: optional(flag),
      sentence: opaque<Sentence>(),
      text: text(),
    }),
  ),
});
export type Hint = Of<typeof hint>;
