// Secrets: nobody is shown, told or able to reckon with a card that is not theirs to know.
import { fastRandom, heardBy, pick, RAIL } from '@sagebrush/engine';
import { expect } from 'vitest';
import { exchanged, namedCards } from '../named-cards.ts';
import { tableOf } from '../walk.ts';
import { allCards, emittedBy, randomlyChanged, roundTrip, viewersOf } from './steps.ts';
import type { Suite } from './suite.ts';

export function secretChecks(suite: Suite): void {
  imaginedWorlds(suite);
  heardCards(suite);
  dealtHands(suite);
  seenCards(suite);
  twoWorlds(suite);
  newCards(suite);
  rulesOfThumb(suite);
}

function imaginedWorlds({ game, onSomeSteps }: Suite): void {
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
}

function heardCards({ game, passingBy, onSomeSteps }: Suite): void {
  onSomeSteps('nobody hears of a card that they do not see', ({ state, seat, action }) => {
    const after = game.clone(state);
    const emitted = emittedBy(game, after, seat, action);
    for (const viewer of viewersOf(game, state)) {
      const seen = new Set([
        ...namedCards(game.view(state, viewer)),
        ...namedCards(game.view(after, viewer)),
        ...(viewer === seat ? namedCards(action) : []),
      ]);
      const open = emitted.flatMap((one) => passingBy(heardBy(one, viewer)));
      for (const one of emitted) {
        const event = heardBy(one, viewer);
        for (const card of namedCards(event))
          expect(seen.has(card) || open.includes(card), `${viewer} hears ${JSON.stringify(event)}`).toBe(true);
      }
    }
  });
}

function dealtHands({ game, onEveryTable }: Suite): void {
  onEveryTable('nobody is shown a hand but their own at the deal', (table, seed) => {
    const state = game.deal(tableOf(game, table), fastRandom(seed));
    const views = viewersOf(game, state).map((viewer) => game.view(state, viewer));
    for (const { hand: own = [], ...shown } of views)
      for (const { hand = [] } of views)
        expect(
          namedCards(shown).filter((card) => namedCards(hand).includes(card) && !namedCards(own).includes(card)),
        ).toEqual([]);
  });
}

function seenCards({ game, answersFromSecrets, onSomeSteps }: Suite): void {
  onSomeSteps('nobody sees a card that they were not told of', ({ state, seat, action }) => {
    if (answersFromSecrets(action)) return;
    const after = game.clone(state);
    const emitted = emittedBy(game, after, seat, action);
    for (const viewer of viewersOf(game, state)) {
      const known = new Set([
        ...namedCards(game.view(state, viewer)),
        ...emitted.flatMap((one) => namedCards(heardBy(one, viewer))),
        ...(viewer === seat ? namedCards(action) : []),
      ]);
      const strange = namedCards(game.view(after, viewer)).filter((card) => !known.has(card));
      expect(strange, `${viewer} after ${seat} does ${JSON.stringify(action)}`).toEqual([]);
    }
  });
}

function twoWorlds({ game, answersFromSecrets, onSomeSteps }: Suite): void {
  onSomeSteps('two worlds that differ in secrets sound and look the same', ({ state, seat, action, random }, table) => {
    if (answersFromSecrets(action)) return;
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
        const heard = emittedBy(game, world, seat, move).map((event) => heardBy(event, viewer));
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
}

function newCards({ game, onSomeSteps }: Suite): void {
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
}

function rulesOfThumb({ game, onSomeSteps }: Suite): void {
  onSomeSteps('the rules of thumb see no more than the view tells', ({ state, seat, choices }, table) => {
    const [fromState, fromView] = [new Float64Array(choices.length), new Float64Array(choices.length)];
    game.sense.weigh(game.sense.sightOf(state, seat), choices, fromState);
    game.sense.weigh(game.sense.read(roundTrip(game.view(state, seat)), tableOf(game, table)), choices, fromView);
    expect(fromState).toEqual(fromView);
    expect(fromState.every(Number.isFinite)).toBe(true);
    const heaviest = choices[fromState.indexOf(Math.max(...fromState))];
    expect(game.sense.favourite?.(state, seat) ?? heaviest).toEqual(heaviest);
    const shares = game.sense.prospects(state);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  });
}
