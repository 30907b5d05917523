// The contract suite: what every game must keep, over many random matches.
import {
  act,
  actionKey,
  below,
  type CardText,
  fastRandom,
  finish,
  fold,
  type Game,
  type GameTypes,
  heardBy,
  LANGS,
  logOf,
  logShape,
  type Match,
  pick,
  placesOf,
  plain,
  RAIL,
  redo,
  replay,
  rewind,
  type Seat,
  type Sentence,
  type Told,
  type Viewer,
  winShares,
} from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { exchanged, namedCards } from './named-cards.ts';
import { futureOf, playedWithTakeBacks } from './take-backs.ts';
import { openedMatch, type Step, type TableSpec, tableOf, walk } from './walk.ts';

export interface ContractSpec {
  readonly tables: readonly TableSpec[];
  /** Random matches for each table and check. */
  readonly matches?: number;
  /** Heavy checks look at every n-th step only. */
  readonly every?: number;
  /** Actions whose public result may depend on secrets without naming a card, such as the answer to a shot. */
  readonly answersFromSecrets?: (action: GameTypes['Action']) => boolean;
  /**
   * Cards that an event may name although they stand in nobody's view before or after it (they came and went within one
   * action).
   */
  readonly passingBy?: (event: GameTypes['Event']) => readonly CardText[];
  /** The action as the choices have it, where the game understands other ways of naming its cards. */
  readonly asListed?: (action: GameTypes['Action'], state: unknown) => GameTypes['Action'];
}

/** Enough for snapshots to be thinned out on the way. */
const TAKE_BACK_ENTRIES = 500;

const viewersOf = (game: Game, state: unknown): Viewer[] => [...game.view(state, RAIL).handSizes.keys(), RAIL];

/** A table in a title: `3 seats, games 2, own deck`. An option that is a document is named and not spelled out. */
export function titleOf({ seats, options = {} }: TableSpec): string {
  const chosen = Object.entries(options).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > LONGEST_VALUE ? `own ${name}` : `${name} ${text}`;
  });
  return [typeof seats === 'number' ? `${seats} seats` : seats.join(' '), ...chosen].join(', ');
}
const LONGEST_VALUE = 20;

/** The suite as tests of the calling file. */
export function checkContract(game: Game, spec: ContractSpec): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const { name, check } of contractChecks(game, spec)) test(name, { timeout: 120_000 }, check);
  });
}

/** The suite as a list, so that it can be shown to find a game that breaks the contract. */
export function contractChecks(
  game: Game,
  spec: ContractSpec,
): readonly { readonly name: string; readonly check: () => void }[] {
  const { tables, matches = 20, every = 7, asListed = (action: GameTypes['Action']) => action } = spec;
  const checks: { name: string; check: () => void }[] = [];

  const onEveryTable = (name: string, check: (table: TableSpec, seed: string) => void): void => {
    for (const table of tables) {
      checks.push({
        name: `${name} (${titleOf(table)})`,
        check: () => {
          for (let index = 0; index < matches; index++) check(table, `${name} ${index}`);
        },
      });
    }
  };
  const onSomeSteps = (name: string, check: (step: Step, table: TableSpec) => void): void =>
    onEveryTable(name, (table, seed) => {
      walk(game, table, seed, (step) => {
        if (step.random.next() % every === 0) check(step, table);
      });
    });

  onEveryTable('every match ends with an outcome that fits its scores', (table, seed) => {
    const state = walk(game, table, seed, (step) => {
      if (step.index % every === 0) expect(game.outcome(step.state)).toBeUndefined();
    });
    const outcome = game.outcome(state);
    expect(outcome?.places).toEqual(placesOf(outcome?.scores ?? []));
    expect(outcome?.winners).toEqual(outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])));
    expect(outcome?.scores).toHaveLength(tableOf(game, table).seats.length);
    expect(game.sense.prospects(state)).toEqual(outcome && winShares(outcome));
  });

  onEveryTable('no card is ever lost or doubled', (table, seed) => {
    let first: string | undefined;
    const count = (state: unknown): void => {
      const cards = namedCards(game.positionOf(state)).sort().join(' ');
      first ??= cards;
      expect(cards).toBe(first);
    };
    count(walk(game, table, seed, (step) => count(step.state)));
    expect(new Set(first?.split(' ')).size).toBe(first?.split(' ').length);
  });

  onEveryTable('an action is refused exactly when it is not among the choices', (table, seed) => {
    const seen = new Map<string, GameTypes['Action']>();
    walk(game, table, seed, ({ state, choices, random, index }) => {
      for (const action of choices) seen.set(actionKey(action), action);
      if (index % every !== 0) return;
      const pool = [...seen.values()];
      for (const [seat] of game.view(state, RAIL).handSizes.entries()) {
        const own = game.pending(state).includes(seat) ? game.choices(state, seat) : [];
        const legal = new Set(own.map(actionKey));
        expect(legal.size, 'a choice stands twice').toBe(own.length);
        for (const action of own.flatMap((choice) => [choice, withListsReversed(choice)]))
          expect(game.refuse(state, seat, action), JSON.stringify(action)).toBeUndefined();
        for (let tries = 0; tries < 12; tries++) {
          const action = randomlyChanged(
            pick(random, pool),
            () => pick(random, allCards(game, state)),
            random.next() % 3,
          );
          const refused = game.refuse(state, seat, action) !== undefined;
          expect(refused, `seat ${seat} ${JSON.stringify(action)}`).toBe(
            !legal.has(actionKey(asListed(action, state))),
          );
        }
      }
    });
  });

  onEveryTable('a log replays to the same state, and JSON brings everything back', (table, seed) => {
    const match = openedMatch(game, table, seed);
    const random = fastRandom(seed);
    while (game.pending(match.state).length > 0) {
      const seat = pick(random, game.pending(match.state));
      const told = act(match, seat, game.action.parse(roundTrip(pick(random, game.choices(match.state, seat)))));
      for (const { event, privateEvents } of told)
        expect(roundTrip([event, privateEvents])).toEqual([event, privateEvents]);
    }
    const again = replay(game, logShape.parse(roundTrip(logOf(match))));
    expect(game.positionOf(again.state)).toEqual(game.positionOf(match.state));
    expect(roundTrip(game.outcome(again.state))).toEqual(game.outcome(match.state));
  });

  onEveryTable('a take-back, a fold and a rewind all come to the match as it was', (table, seed) => {
    const remembered = playedWithTakeBacks(game, table, seed, TAKE_BACK_ENTRIES);
    const { match } = remembered;
    const random = fastRandom(seed);
    const textOf = ({
      entries,
      played,
      askedAt,
      state,
    }: Pick<Match, 'entries' | 'played' | 'askedAt' | 'state'>): string =>
      JSON.stringify({ entries, played, askedAt, future: futureOf(game, state) });
    const end = textOf(remembered.at(TAKE_BACK_ENTRIES));
    expect(textOf(match)).toBe(end);
    for (const seq of [0, TAKE_BACK_ENTRIES, below(random, TAKE_BACK_ENTRIES), below(random, TAKE_BACK_ENTRIES)]) {
      const folded = finish(fold(game, { ...match.start, entries: match.entries.slice(0, seq) }));
      const rewound = finish(rewind(match, seq));
      for (const reached of [folded, rewound]) {
        expect(textOf(reached.match)).toBe(textOf(remembered.at(seq)));
        expect(reached.told).toEqual(remembered.at(seq).told);
      }
      for (const entry of match.entries.slice(seq)) redo(rewound.match, entry);
      expect(textOf(rewound.match)).toBe(end);
    }
    expect(textOf(match)).toBe(end);
  });

  onSomeSteps('a position sets up the same table', ({ state }, table) => {
    const position = game.position.parse(roundTrip(game.positionOf(state)));
    const again = game.setUp(position, tableOf(game, table), fastRandom('position'));
    for (const viewer of viewersOf(game, state)) expect(game.view(again, viewer)).toEqual(game.view(state, viewer));
    expect(game.positionOf(again)).toEqual(game.positionOf(state));
  });

  onSomeSteps('a clone plays on identically and leaves the original alone', ({ state, seat, action }) => {
    const before = JSON.stringify(game.positionOf(state));
    const one = game.clone(state);
    const other = game.clone(state);
    const heard = [one, other].map((copy) => toldBy(game, copy, seat, action));
    expect(heard[0]).toEqual(heard[1]);
    expect(game.positionOf(one)).toEqual(game.positionOf(other));
    expect(JSON.stringify(game.positionOf(state))).toBe(before);
  });

  onSomeSteps('an imagined world gives its viewer the same bytes', ({ state, random }, table) => {
    for (const viewer of viewersOf(game, state)) {
      const view = game.view(state, viewer);
      expect(roundTrip(view)).toEqual(view);
      const world = game.imagine(roundTrip(view), tableOf(game, table), random);
      expect(JSON.stringify(game.view(world, viewer))).toBe(JSON.stringify(view));
      expect(game.pending(world)).toEqual(game.pending(state));
      if (viewer === RAIL || !game.pending(state).includes(viewer)) continue;
      expect(JSON.stringify(game.choices(world, viewer))).toBe(JSON.stringify(game.choices(state, viewer)));
      const action = randomlyChanged(
        pick(random, game.choices(state, viewer)),
        () => pick(random, allCards(game, state)),
        1,
      );
      expect(game.refuse(world, viewer, action)).toEqual(game.refuse(state, viewer, action));
    }
  });

  onSomeSteps('nobody hears of a card that they do not see', ({ state, seat, action }) => {
    const after = game.clone(state);
    const told = toldBy(game, after, seat, action);
    for (const viewer of viewersOf(game, state)) {
      const seen = new Set([
        ...namedCards(game.view(state, viewer)),
        ...namedCards(game.view(after, viewer)),
        ...(viewer === seat ? namedCards(action) : []),
      ]);
      const open = told.flatMap((one) => (spec.passingBy ? spec.passingBy(heardBy(one, viewer)) : []));
      for (const one of told) {
        const event = heardBy(one, viewer);
        for (const card of namedCards(event))
          expect(seen.has(card) || open.includes(card), `${viewer} hears ${JSON.stringify(event)}`).toBe(true);
      }
    }
  });

  onEveryTable('nobody is shown a hand but their own at the deal', (table, seed) => {
    const state = game.deal(tableOf(game, table), fastRandom(seed));
    const views = viewersOf(game, state).map((viewer) => game.view(state, viewer));
    for (const { hand: own = [], ...shown } of views)
      for (const { hand = [] } of views)
        expect(
          namedCards(shown).filter((card) => namedCards(hand).includes(card) && !namedCards(own).includes(card)),
        ).toEqual([]);
  });

  onSomeSteps('nobody sees a card that they were not told of', ({ state, seat, action }) => {
    if (spec.answersFromSecrets?.(action)) return;
    const after = game.clone(state);
    const told = toldBy(game, after, seat, action);
    for (const viewer of viewersOf(game, state)) {
      const known = new Set([
        ...namedCards(game.view(state, viewer)),
        ...told.flatMap((one) => namedCards(heardBy(one, viewer))),
        ...(viewer === seat ? namedCards(action) : []),
      ]);
      const strange = namedCards(game.view(after, viewer)).filter((card) => !known.has(card));
      expect(strange, `${viewer} after ${seat} does ${JSON.stringify(action)}`).toEqual([]);
    }
  });

  onSomeSteps('two worlds that differ in secrets sound and look the same', ({ state, seat, action, random }, table) => {
    if (spec.answersFromSecrets?.(action)) return;
    const position = game.positionOf(state);
    for (const viewer of viewersOf(game, state)) {
      if (viewer === seat) continue;
      const open = new Set(namedCards(game.view(state, viewer)));
      const hidden = allCards(game, state).filter((card) => !open.has(card));
      if (hidden.length < 2) continue;
      const played = namedCards(action).filter((card) => hidden.includes(card));
      const [one, other] = [pick(random, played.length > 0 ? played : hidden), pick(random, hidden)];
      const worlds = [
        { start: position, move: action },
        { start: exchanged(position, one, other), move: exchanged(action, one, other) },
      ].map(({ start, move }) => {
        const world = game.setUp(game.position.parse(start), tableOf(game, table), fastRandom('two worlds'));
        const before = JSON.stringify(game.view(world, viewer));
        if (game.refuse(world, seat, move)) return { before, named: true, bytes: '' };
        const heard = toldBy(game, world, seat, move).map((event) => heardBy(event, viewer));
        const bytes = JSON.stringify([heard, game.view(world, viewer)]);
        return { before, named: namedCards(bytes).some((card) => card === one || card === other), bytes };
      });
      expect(worlds[0]?.before).toBe(worlds[1]?.before);
      if (worlds.some((world) => world.named)) continue;
      expect(
        worlds[0]?.bytes,
        `${viewer} while ${seat} does ${JSON.stringify(action)}; ${one} and ${other} exchanged`,
      ).toBe(worlds[1]?.bytes);
    }
  });

  onSomeSteps('whoever sees a new card has learned something', ({ state, seat, action }) => {
    const after = game.clone(state);
    game.apply(after, seat, action);
    expect(game.infoVersion(after)).toBeGreaterThanOrEqual(game.infoVersion(state));
    if (game.infoVersion(after) !== game.infoVersion(state)) return;
    for (const viewer of viewersOf(game, state)) {
      const known = new Set(namedCards(game.view(state, viewer)));
      expect(namedCards(game.view(after, viewer)).filter((card) => !known.has(card))).toEqual([]);
    }
  });

  onSomeSteps('the rules of thumb see no more than the view tells', ({ state, seat, choices }, table) => {
    const [fromState, fromView] = [new Float64Array(choices.length), new Float64Array(choices.length)];
    game.sense.weigh(game.sense.sightOf(state, seat), choices, fromState);
    game.sense.weigh(game.sense.read(roundTrip(game.view(state, seat)), tableOf(game, table)), choices, fromView);
    expect(fromState).toEqual(fromView);
    expect(fromState.every(Number.isFinite)).toBe(true);
    const shares = game.sense.prospects(state);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  onEveryTable('everything can be said in every language', (table, seed) => {
    const names = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Flo', 'Gus', 'Hal', 'Ida'];
    const { options } = tableOf(game, table);
    const languages = LANGS.flatMap((lang) =>
      (game.wordings ?? [undefined]).map((wording) => game.words(lang, options, wording)),
    );
    const spoken = (sentence: (words: (typeof languages)[number]) => Sentence): void => {
      for (const words of languages) {
        const text = plain(sentence(words), names, (card) => words.card(card));
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\b(?:undefined|NaN|null)\b|\[object/);
      }
    };
    const state = walk(game, table, seed, ({ state: now, seat, action, choices, index, random }) => {
      if (index % every !== 0) return;
      const view = game.view(now, seat);
      spoken((words) => words.asked(view, seat, choices));
      spoken((words) => words.choice(pick(random, choices), view));
      spoken((words) => words.reason(game.sense.why(game.sense.sightOf(now, seat), action)));
      const strange = randomlyChanged(action, () => pick(random, allCards(game, now)), 1);
      for (const refused of [
        game.refuse(now, seat, strange),
        game.refuse(now, (seat + 1) % view.handSizes.length, action),
      ]) {
        if (refused) spoken((words) => words.refusal(refused));
      }
      for (const { event, privateEvents } of toldBy(game, game.clone(now), seat, action)) {
        for (const told of [event, ...privateEvents.map((one) => one.event)]) spoken((words) => words.event(told));
      }
    });
    for (const line of game.outcome(state)?.sheet ?? []) spoken((words) => words.line(line));
  });
  return checks;
}

function toldBy(game: Game, state: unknown, seat: Seat, action: GameTypes['Action']): Told<GameTypes['Event']>[] {
  const told: Told<GameTypes['Event']>[] = [];
  game.apply(state, seat, action, (event, privateEvents = []) => told.push({ event, privateEvents }));
  return told;
}

const roundTrip = <T>(json: T): T => (json === undefined ? json : (JSON.parse(JSON.stringify(json)) as T));
const allCards = (game: Game, state: unknown): CardText[] => namedCards(game.positionOf(state));

/** The same action with up to `changes` of its cards replaced by others. */
function randomlyChanged(action: GameTypes['Action'], other: () => CardText, changes: number): GameTypes['Action'] {
  let changed = action;
  for (const card of namedCards(action).slice(0, changes)) changed = exchanged(changed, card, other());
  return changed;
}

/** The same action, for the order in a list is free. */
const withListsReversed = (action: GameTypes['Action']): GameTypes['Action'] => ({
  ...action,
  ...Object.fromEntries(
    Object.entries(action).map(([field, value]) => [field, Array.isArray(value) ? [...value].reverse() : value]),
  ),
});
