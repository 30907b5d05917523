// The plays that a trick's scene shows, against what lay in the trick.
import { cowpoker, type Event, type State } from '@sagebrush/cowpoker';
import { type Game, makeCard } from '@sagebrush/engine';
import { type WalkedStep, walk } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { playsOf, winningIn } from './trick-plays.ts';

const game: Game = cowpoker;

test.each([2, 4])(
  '[CP-4.3] every trick shows who played what, and the winner is the one who took it: %i players',
  (seats) => {
    let tricks = 0;
    function see({ state, seat, action }: WalkedStep): void {
      const before = cowpoker.view(state as State, seat);
      const after = cowpoker.clone(state as State);
      const told: Event[] = [];
      cowpoker.apply(after, seat, action as never, (event) => told.push(event));
      for (const event of told) {
        if (event.type !== 'trick') continue;
        tricks += 1;
        const plays = playsOf(event, told, before);
        const winner = plays[winningIn(plays)];
        expect([winner?.seat ?? null, winner?.value ?? 0]).toEqual([event.winner, event.value]);
        expect(plays.flatMap(({ card, placed }) => (placed === undefined ? [card] : []))).toEqual(event.cards);
        for (const { card, placed } of plays)
          if (placed !== undefined) expect(after.gangs.flat().map(makeCard)).toContain(card);
      }
    }
    for (let match = 0; match < 12; match++) walk(game, { seats }, `tricks ${match}`, see);
    expect(tricks).toBeGreaterThan(50);
  },
);
