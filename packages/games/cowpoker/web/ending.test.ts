// The end of a match, told step by step, adds up to the sheet.
import { type Action, cowpoker, type Event, type Options, type State } from '@sagebrush/cowpoker';
import { type Game, LANGS, type Outcome } from '@sagebrush/engine';
import { type TableSpec, tableOf, type WalkedStep, walk } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { bestMoment, ending } from './ending.ts';

const game: Game = cowpoker;

function ended(table: TableSpec, seed: string) {
  const options = tableOf(game, table).options as Options;
  const events: Event[] = [];
  const last = walk(game, table, seed, ({ state, seat, action }: WalkedStep) =>
    cowpoker.apply(cowpoker.clone(state as State), seat, action as Action, (event) => events.push(event)),
  ) as State;
  const outcome = cowpoker.outcome(last) as Outcome;
  const words = cowpoker.words('en', options);
  return { outcome, view: cowpoker.view(last, 0), players: [], options, words, lang: 'en', events } as const;
}

test.each([
  ['four players', { seats: 4 }],
  ['Deadwood', { seats: 2 }],
  ['a series', { seats: 3, options: { games: 3 } }],
] as const)('[CP-7.1] [CP-7.2] [CP-7.3] Gangs, then Cellars, then Hands; the points add up: %s', (name, table) => {
  for (let match = 0; match < 40; match++) {
    const match_ = ended(table, `ending ${name} ${match}`);
    const steps = ending(match_);
    match_.outcome.scores.forEach((score, seat) => {
      const sum = steps.filter((step) => step.seat === seat).reduce((total, { points }) => total + points, 0);
      expect(sum).toBeCloseTo(score);
    });
    const chapters = steps.map(({ chapter }) => chapter).filter((chapter, at, all) => chapter !== all[at - 1]);
    expect(chapters).toEqual(
      ['Earlier games', 'Gangs', 'Cellars', 'Hands'].filter((chapter) => chapters.includes(chapter)),
    );
    for (const [at, { seat, chapter, cards }] of steps.entries()) {
      const before = steps[at - 1];
      if (before?.seat === seat && before.chapter === chapter)
        expect(cards.filter((card) => before.cards.includes(card))).toEqual([]);
    }
    const stamped = steps.filter(({ chapter, points }) => chapter === 'Hands' && points > 0);
    expect(stamped.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(stamped.length > 0 ? 6 : 0);
  }
});

test('every chapter has a name in every language', () => {
  const match = ended({ seats: 4 }, 'chapters');
  for (const lang of LANGS) for (const { chapter } of ending({ ...match, lang })) expect(chapter).not.toBe('');
});

test('the best moment is one of what happened, and the dearest card stolen beats a cheap trick', () => {
  const match = ended({ seats: 4 }, 'moment');
  const named = (event: Event) => ['The talk of the town: ', ...match.words.event(event)];
  expect(match.events.map(named)).toContainEqual(bestMoment(match));
  const steal: Event = { type: 'steal', seat: 0, from: 1, card: 'JS', to: 'gang' };
  const trick: Event = { type: 'trick', trick: 'roundup', winner: 2, value: 9, cards: ['KC', 'QS'] };
  expect(bestMoment({ ...match, events: [trick, steal] })).toEqual(named(steal));
  expect(bestMoment({ ...match, events: [] })).toBeUndefined();
});
