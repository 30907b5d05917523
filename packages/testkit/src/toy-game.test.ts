// The suite on the toy game, and the suite's own proof: each way of breaking the contract is found by the check for it.
import { type Game, parseCards, RAIL } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { tableTitle } from './contract/suite.ts';
import { checkContract, contractChecks } from './contract.ts';
import { toyGame } from './toy-game.ts';
import type { TableSpec } from './walk.ts';

const spec = { tables: [{ seats: 2 }, { seats: 4, options: { bids: 5 } }], matches: 40, every: 2 };
checkContract(toyGame, spec);

/** The names of the checks that a broken game fails. */
const complaints = (broken: Partial<typeof toyGame>): string => {
  const game = { ...toyGame, ...broken } as Game;
  return contractChecks(game, { ...spec, tables: [{ seats: 3 }], matches: 5 })
    .filter(({ check }) => {
      try {
        check();
        return false;
      } catch {
        return true;
      }
    })
    .map(({ name }) => name)
    .join('\n');
};

test.each<[TableSpec, string]>([
  [{ seats: 2 }, '2 seats'],
  [{ seats: ['live', 'live'], options: { bids: 5, open: false } }, 'live live, bids 5, open false'],
  [{ seats: 4, options: { school: 'jeff', pack: '{"name":"a pack as text"}' } }, '4 seats, school jeff, own pack'],
  [{ seats: 4, options: { pack: { name: 'a pack', cards: [] } } }, '4 seats, own pack'],
])('a title names a table briefly: %#', (table, title) => expect(tableTitle(table)).toBe(title));

describe('the suite finds', { timeout: 60_000 }, () => {
  test('nothing wrong with a game that keeps the contract', () => expect(complaints({})).toBe(''));

  test('a secret in a view', () => {
    const leaky = complaints({
      view: (state, viewer) => ({ ...toyGame.view(state, viewer), top: toyGame.positionOf(state).deck[0] ?? '' }),
    });
    expect(leaky).toContain('an imagined world gives its viewer the same bytes');
  });

  test('a secret in a view that the imagination goes along with', () => {
    const leaky = complaints({
      view: (state, viewer) => ({ ...toyGame.view(state, viewer), hands: toyGame.positionOf(state).hands }),
      imagine: (view, table, random) => {
        const { hands } = view as unknown as Pick<ReturnType<typeof toyGame.positionOf>, 'hands'>;
        return { ...toyGame.imagine(view, table, random), hands: hands.map((hand) => parseCards(hand)) };
      },
    });
    expect(leaky).toBe('nobody is shown a hand but their own at the deal (3 seats)');
  });

  test('a bid that shows before it is turned up', () => {
    const leaky = complaints({
      view: (state, viewer) => ({ ...toyGame.view(state, viewer), bids: toyGame.positionOf(state).bids }),
    });
    expect(leaky).toContain('nobody sees a card that they were not told of');
  });

  test('a secret in an event', () => {
    const leaky = complaints({
      apply: (state, seat, action, emit) =>
        toyGame.apply(
          state,
          seat,
          action,
          emit && ((event, privateEvents) => emit(privateEvents?.[0]?.event ?? event, privateEvents)),
        ),
    });
    expect(leaky).toContain('nobody hears of a card that they do not see');
  });

  test('a secret that shows without being named', () => {
    const leaky = complaints({
      apply: (state, seat, action, emit) => {
        toyGame.apply(state, seat, action, emit);
        emit?.({ type: 'bid', seat: action.card < '8' ? 0 : 1 });
      },
    });
    expect(leaky).toContain('two worlds that differ in secrets sound and look the same');
  });

  test('a lost card', () => {
    const lossy = complaints({
      apply: (state, seat, action, emit) => {
        toyGame.apply(state, seat, action, emit);
        state.open.length = 0;
      },
    });
    expect(lossy).toContain('no card is ever lost or doubled');
  });

  test('a choice that is refused, and a refusal that is missing', () => {
    expect(complaints({ refuse: () => undefined })).toContain(
      'an action is refused exactly when it is not among the choices',
    );
    expect(complaints({ refuse: () => ({ rule: 'TOY-1' }) })).toContain(
      'an action is refused exactly when it is not among the choices',
    );
  });

  test('a list that is refused in another order', () => {
    const choices: typeof toyGame.choices = (state, seat) =>
      toyGame.choices(state, seat).map((choice) => ({ ...choice, marks: [1, 2] }));
    const refuse: typeof toyGame.refuse = (state, seat, action) =>
      'marks' in action && String(action.marks) !== '1,2' ? { rule: 'TOY-1' } : toyGame.refuse(state, seat, action);
    const complaint = 'an action is refused exactly when it is not among the choices';
    expect(complaints({ choices })).not.toContain(complaint);
    expect(complaints({ choices, refuse })).toContain(complaint);
  });

  test('chance from outside the match', () => {
    let calls = 0;
    const moody = complaints({
      deal: (table, random) => {
        if (calls++ % 3 === 0) random.next();
        return toyGame.deal(table, random);
      },
    });
    expect(moody).toContain('a log replays to the same state');
  });

  test('a clone that shares a list with its original', () => {
    expect(complaints({ clone: (state) => ({ ...toyGame.clone(state), hands: state.hands }) })).toContain(
      'a clone plays on identically',
    );
  });

  test('a rule of thumb that peeks', () => {
    const peeking = complaints({
      sense: {
        ...toyGame.sense,
        sightOf: (state) => toyGame.positionOf(state).deck,
        weigh: (sight, _, weights) => weights.fill(sight.length),
      },
    });
    expect(peeking).toContain('the rules of thumb see no more than the view tells');
  });

  test('a missing word', () => {
    expect(complaints({ words: () => ({ ...toyGame.words('en', { bids: 3 }), asked: () => [] }) })).toContain(
      'everything can be said',
    );
  });

  test('somebody who learns without it being counted', () => {
    expect(complaints({ infoVersion: () => 0 })).toContain('whoever sees a new card has learned something');
  });

  test('an imagination that forgets', () => {
    const forgetful = complaints({
      imagine: (view, table, random) => toyGame.imagine({ ...view, seat: RAIL }, table, random),
    });
    expect(forgetful).toContain('an imagined world gives its viewer the same bytes');
  });
});
