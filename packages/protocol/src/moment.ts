// The moment: the one message that every table, remote or local, gives a viewer after each move.
import {
  type BaseView,
  freeTakeBack,
  type GameAction,
  type GameEvent,
  type Host,
  heardBy,
  type Lang,
  type Outcome,
  RAIL,
  type Seat,
  type Shape,
  seqOf,
  shape,
  type Viewer,
  viewAndChoices,
  viewWithTexts,
} from '@sagebrush/engine';
import { id, seat, seq } from './primitives.ts';

const { anyJson, flag, list, nullable, object, optional, text } = shape;

export interface Moment {
  readonly match: string;
  /** How many entries the log has: an action answers this number. */
  readonly seq: number;
  readonly view: BaseView;
  /** What happened since the moment before, as this viewer heard it. */
  readonly events: readonly GameEvent[];
  /** Every legal action of this viewer; empty unless asked. */
  readonly choices: readonly GameAction[];
  /** This viewer owes a decision. */
  readonly asked: boolean;
  readonly outcome: Outcome | null;
  /** This viewer may take their last action back freely: nobody has learned anything since. */
  readonly takeBack: boolean;
  /** Who moved, and the bot's level when one stood in for an absent person; null at the deal. */
  readonly by: { readonly seat: Seat; readonly standIn?: string } | null;
  /** This move took an earlier one back: the view went back too, and there are no events. */
  readonly undone: boolean;
}

/** What another room checks more closely: here it only has to be JSON. */
export const opaque = <T>(): Shape<T> => ({
  parse: (json, place) => anyJson.parse(json, place) as T,
  schema: anyJson.schema,
});

export const outcome = opaque<Outcome>();

export const moment: Shape<Moment> = object({
  match: id,
  seq,
  view: opaque<BaseView>(),
  events: list(opaque<GameEvent>()),
  choices: list(opaque<GameAction>()),
  asked: flag,
  outcome: nullable(outcome),
  takeBack: flag,
  by: nullable(object({ seat, standIn: optional(text({ max: 40 })) })),
  undone: flag,
}) as Shape<Moment>;

/** The moment a match has come to, for any viewer, with the texts of the view in their language. */
export function momentsOf({
  match,
  emitted,
}: Pick<Host, 'match' | 'emitted'>): (viewer: Viewer, lang?: Lang) => Moment {
  const last = match.entries.at(-1);
  const undone = last !== undefined && 'keep' in last;
  const standIn = last !== undefined && 'standIn' in last ? last.standIn : undefined;
  const by = last === undefined ? null : { seat: last.seat, ...(standIn === undefined ? {} : { standIn }) };
  const outcome = match.game.outcome(match.state) ?? null;
  const pending = match.game.pending(match.state);
  return (viewer, lang = 'en') => {
    const { view, choices } = viewAndChoices(match, viewer);
    return {
      match: match.start.match,
      seq: seqOf(match),
      view: viewWithTexts(match, view, lang),
      choices,
      events: emitted.map((one) => heardBy(one, viewer)),
      asked: viewer !== RAIL && pending.includes(viewer),
      outcome,
      takeBack: outcome === null && viewer !== RAIL && freeTakeBack(match, viewer) !== undefined,
      by,
      undone,
    };
  };
}
