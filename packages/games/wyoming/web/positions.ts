// Positions for tests: matches that are played at random, and shown at every step.
import { below, fastRandom, type Game, type GameEvent, openMatch, type Seat, startOf } from '@sagebrush/engine';
import {
  type WyomingAction,
  type WyomingEvent,
  type WyomingOptions,
  type WyomingView,
  wyoming,
} from '@sagebrush/wyoming';

const game: Game = wyoming;

export interface SeenPosition {
  readonly seat: Seat;
  readonly view: WyomingView;
  readonly choices: readonly WyomingAction[];
  readonly options: WyomingOptions;
}
interface SeenMoment {
  /** What each seat saw before, and what it heard of the move. */
  readonly before: readonly WyomingView[];
  readonly heard: readonly (readonly WyomingEvent[])[];
}

interface Watcher {
  readonly position?: (position: SeenPosition) => void;
  readonly moment?: (moment: SeenMoment) => void;
  readonly over?: (events: readonly (readonly WyomingEvent[])[], views: readonly WyomingView[]) => void;
}

/** Plays matches of every size until `enough` says so. */
export function playAtRandom(seed: string, { position, moment, over }: Watcher, enough: () => boolean): void {
  const random = fastRandom(seed);
  for (let match = 0; !enough(); match++) {
    const seats = new Array<'live'>(3 + (match % 7)).fill('live');
    const start = startOf(game, {
      match: `${seed} ${match}`,
      seats,
      options: { target: 150, handLimit: 40, matchLimit: 4, askAlways: match % 5 === 4 },
      chance: { kind: 'seed', seed: `${seed} ${match}` },
    });
    const { state, table } = openMatch(game, start);
    const all: WyomingEvent[][] = seats.map(() => []);
    const viewOf = (seat: Seat): WyomingView => game.view(state, seat) as WyomingView;
    for (let step = 0; step < 3000 && game.outcome(state) === undefined && !enough(); step++) {
      const seat = game.pending(state)[0] ?? 0;
      const choices = game.choices(state, seat) as readonly WyomingAction[];
      position?.({ seat, view: viewOf(seat), choices, options: table.options as WyomingOptions });
      const before = moment ? seats.map((_, of) => viewOf(of)) : [];
      const heard: WyomingEvent[][] = seats.map(() => []);
      const emit = (event: GameEvent, privately: readonly { seat: Seat; event: GameEvent }[] = []): void =>
        seats.forEach((_, of) => {
          heard[of]?.push((privately.find((one) => one.seat === of)?.event ?? event) as WyomingEvent);
        });
      game.apply(state, seat, livelyChoice(choices, (count) => below(random, count)) as never, emit as never);
      heard.forEach((events, of) => {
        all[of]?.push(...events);
      });
      moment?.({ before, heard });
    }
    if (game.outcome(state) !== undefined)
      over?.(
        all,
        seats.map((_, of) => viewOf(of)),
      );
  }
}

/** Guns are pulled and fired more often than chance would have it. */
function livelyChoice(choices: readonly WyomingAction[], pick: (count: number) => number): WyomingAction | undefined {
  const lively = choices.filter(({ type }) => type === 'pull' || type === 'shoot' || type === 'couple');
  const from = lively.length > 0 && pick(3) > 0 ? lively : choices;
  return from[pick(from.length)];
}
