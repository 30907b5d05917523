// No leaks: what goes over the wire to a viewer is the same in every world that this viewer cannot tell from the true
// one.
import {
  act,
  type BaseView,
  fastRandom,
  type Game,
  type GameAction,
  type Match,
  type OwnMatch,
  openMatch,
  optionsUnder,
  pick,
  RAIL,
  type Random,
  replay,
  startOf,
  type Viewer,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { type Moment, momentsOf, type NewTable, ProblemError } from '@sagebrush/protocol';
import { namedCards, testCount } from '@sagebrush/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentFrames } from './tables/feed.ts';
import { type Guest, type House, isOver, openHouse, playOn, record, startedTable } from './testing/house.ts';

interface Spec {
  readonly game: string;
  readonly seats: number;
  readonly options: NewTable['options'];
}
const SPECS: readonly Spec[] = [
  { game: 'corral', seats: 4, options: {} },
  { game: 'wyoming', seats: 4, options: { target: 50, matchLimit: 1, handLimit: 10 } },
  { game: 'cowpoker', seats: 3, options: {} },
];
const MATCHES = testCount({ usual: 90, full: 300 });
/** Worlds are imagined at one step in so many; the bytes of every step are looked at. */
const EVERY = 12;

const secretOf = (index: number): string => index.toString(16).padStart(64, '5');

function opened(game: Game, { seats, options }: Spec, index: number): OwnMatch {
  const kinds = game.seating(seats);
  const chance = {
    kind: 'fair',
    commitment: secretOf(0),
    contributions: kinds.map(() => null),
    secret: secretOf(index + 1),
  } as const;
  return openMatch(
    game,
    startOf(game, {
      match: `leak-${index}`,
      seats: kinds,
      options: optionsUnder(game, game.rules, options),
      chance,
    }),
  );
}

const momentIn = (frame: string): Moment =>
  (JSON.parse(frame.slice(frame.indexOf('data: ') + 'data: '.length)) as { moment: Moment }).moment;

/**
 * Whether a move can still be taken back freely hangs on how much all have learned, which an imagined world counts from
 * nothing.
 */
const bytesOf = (match: Match, viewer: Viewer): string =>
  momentFrames(7, { match, emitted: [] }, null)(viewer).replace(/"takeBack":(true|false)/, '');

function sameInAnotherWorld(match: Match, viewer: Viewer, random: Random): void {
  const { game, state, table } = match;
  const view = JSON.parse(JSON.stringify(game.view(state, viewer))) as BaseView;
  const world: Match = { ...match, state: game.imagine(view, table, random) };
  expect(bytesOf(world, viewer)).toBe(bytesOf(match, viewer));
}

/** A card in a message stands in the receiver's view now or before, or everybody hears of it. */
function namesOnlyWhatIsSeen(
  moment: Moment,
  publicEvents: Moment['events'],
  now: ReadonlySet<string>,
  before: ReadonlySet<string>,
): void {
  const unseen = namedCards([moment.events, moment.choices]).filter((card) => !now.has(card) && !before.has(card));
  if (unseen.length === 0) return;
  const open = new Set(namedCards(publicEvents));
  for (const card of unseen) expect(open.has(card), `${card} in ${JSON.stringify(moment.events)}`).toBe(true);
}

describe.each(SPECS)('$game over the wire', (spec) => {
  test(`${MATCHES} matches, every seat and the rail`, { timeout: 240_000 }, () => {
    const game = games.find(spec.game);
    const random = fastRandom(`leaks ${spec.game}`);
    let steps = 0;
    for (let index = 0; index < MATCHES; index++) {
      const match = opened(game, spec, index);
      const secret = secretOf(index + 1);
      const viewers: Viewer[] = [...match.table.seats.keys(), RAIL];
      const seen = new Map<Viewer, ReadonlySet<string>>();
      for (let emitted = match.opening; ; steps++) {
        const frames = momentFrames(steps, { match, emitted }, null);
        const open = momentIn(frames(RAIL)).events;
        for (const viewer of viewers) {
          const bytes = frames(viewer);
          if (bytes.includes(secret)) throw new Error(`the secret of the shuffle went to ${viewer}`);
          const moment = momentIn(bytes);
          const now = new Set(namedCards(moment.view));
          namesOnlyWhatIsSeen(moment, open, now, seen.get(viewer) ?? now);
          seen.set(viewer, now);
          if (steps % EVERY === 0) sameInAnotherWorld(match, viewer, random);
        }
        const pending = game.pending(match.state);
        if (pending.length === 0) break;
        const seat = pick(random, pending);
        emitted = act(match, seat, pick(random, game.choices(match.state, seat)));
      }
    }
    expect(steps).toBeGreaterThan(MATCHES * 10);
  });
});

/** The same value, with every look into it counted. */
function watched<T>(value: T, onRead: () => void): T {
  if (typeof value !== 'object' || value === null) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      onRead();
      return watched(Reflect.get(target, key, receiver) as unknown, onRead);
    },
  });
}

/** What a refusal says, and how often the rules looked at the table before they said it. */
function refusalAndWork({ game, state }: Match, seat: number, action: GameAction): { said: string; looks: number } {
  let looks = 0;
  const refused = game.refuse(
    watched(state, () => {
      looks += 1;
    }),
    seat,
    action,
  );
  return { said: JSON.stringify(refused), looks };
}

describe.each(SPECS)('a refusal in $game', (spec) => {
  test('says the same and takes the same work, whatever is hidden from who is refused', { timeout: 240_000 }, () => {
    const game = games.find(spec.game);
    const random = fastRandom(`refusals ${spec.game}`);
    let refusals = 0;
    for (let index = 0; index < 20; index++) {
      const match = opened(game, spec, index);
      for (
        let pending = game.pending(match.state), step = 0;
        pending.length > 0;
        pending = game.pending(match.state), step++
      ) {
        const wishes = pending.flatMap((seat) => game.choices(match.state, seat).slice(0, 6));
        for (const seat of step % EVERY === 0 ? match.table.seats.keys() : []) {
          const view = JSON.parse(JSON.stringify(game.view(match.state, seat))) as BaseView;
          const world: Match = { ...match, state: game.imagine(view, match.table, random) };
          for (const wish of wishes) {
            const refused = refusalAndWork(match, seat, wish);
            if (refused.said === undefined) continue;
            refusals += 1;
            expect(refused.looks).toBeGreaterThan(0);
            expect(refusalAndWork(world, seat, wish), JSON.stringify(wish)).toEqual(refused);
          }
        }
        const seat = pick(random, pending);
        act(match, seat, pick(random, game.choices(match.state, seat)));
      }
    }
    expect(refusals).toBeGreaterThan(50);
  });
});

describe('real clients', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ gamesModule: '@sagebrush/games' });
  });
  afterAll(() => house.close());

  test.each(SPECS)(
    'of $game hear exactly what their own seat may, and refusals say no more',
    async ({ game, seats, options }) => {
      const people = await Promise.all(Array.from({ length: seats }, () => house.guest()));
      const watcher = await house.guest('Rail');
      const table = await startedTable(people, { game, seats, ...(options ? { options } : {}) });
      const recorders = [...people, watcher].map((guest) => record(guest, table));
      await Promise.all(recorders.map((recorder) => recorder.until(({ type }) => type === 'hello')));
      const start = (await people[0]?.call('table', { params: { table } }))?.moment;
      await refusalsAreTheSameForAll(people, table);
      await Promise.all(people.map((guest) => playOn(guest, table)));
      await Promise.all(recorders.map((recorder) => recorder.until(isOver)));
      const match = start?.match ?? '';
      const log = await watcher.call('log', { params: { match } });
      for (const [index, recorder] of recorders.entries()) {
        recorder.stop();
        const seat = (await [...people, watcher][index]?.call('match', { params: { match } }))?.seat ?? RAIL;
        const expected: string[] = [];
        replay(games.find(game), log, (emitted, played) =>
          expected.push(JSON.stringify(momentsOf({ match: played, emitted })(seat))),
        );
        expect(recorder.moments.map((moment) => JSON.stringify(moment))).toEqual(expected);
        const heard = JSON.stringify(recorder.heard);
        if (log.chance.kind === 'fair') expect(heard).not.toContain(log.chance.secret);
        for (const guest of people) expect(heard).not.toContain(guest.token);
      }
    },
    120_000,
  );
});

/** Somebody who is not asked gets one sentence, whatever they try: a refusal must not tell what is in other hands. */
async function refusalsAreTheSameForAll(people: readonly Guest[], table: string): Promise<void> {
  const params = { table };
  for (const guest of people) {
    const { moment } = await guest.call('table', { params });
    if (!moment || moment.asked) continue;
    const foreign = await Promise.all(people.map(async (other) => (await other.call('table', { params })).moment));
    const tries = foreign.flatMap((other) => (other?.asked ? other.choices.slice(0, 20) : []));
    const said = new Set<string>();
    for (const action of tries) {
      const { refusal } = await guest.call('whyNot', { params, body: { action } });
      const error: unknown = await guest
        .call('act', { params, body: { match: moment.match, seq: moment.seq, action } })
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ProblemError);
      said.add(`${refusal?.rule} ${refusal?.text} ${(error as ProblemError).problem.code}`);
    }
    expect(said.size).toBeLessThanOrEqual(1);
  }
}
