// Every combination has a name, exactly when the rules allow it.
import { corral, type View } from '@sagebrush/corral';
import { fastRandom, LANGS, parseOptions, pick, plain, type Seat } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { offersOf } from './offers.ts';
import { spotsOf } from './spots.ts';

const COMBINATIONS = ['showdown', 'ambush', 'bullet'];
const options = parseOptions(corral.options, {});

/** Positions of matches that random players play. */
function* positions(count: number) {
  let left = count;
  for (let match = 0; left > 0; match++) {
    const random = fastRandom(`offers ${match}`);
    const table = { seats: corral.seating(2 + (match % 5)), options };
    const state = corral.deal(table, random);
    for (let [seat] = corral.pending(state); seat !== undefined && left > 0; [seat] = corral.pending(state)) {
      const choices = corral.choices(state, seat);
      yield { seat, view: corral.view(state, seat) as View, choices };
      left -= 1;
      corral.apply(state, seat, pick(random, choices));
    }
  }
}

const turnAt = (seat: Seat, view: View, choices: readonly object[], lang: (typeof LANGS)[number]) =>
  ({ view, seat, choices, lang, you: seat, players: [], options, words: corral.words(lang, options) }) as never;

test('[GC-6.1, GC-6.2, GC-6.9] a combination is offered exactly when it can be played', () => {
  let offered = 0;
  for (const { seat, view, choices } of positions(1000)) {
    const offers = offersOf(turnAt(seat, view, choices, 'en'));
    const named = offers.flatMap((offer) => offer.choices);
    const combinations = choices.filter(({ type }) => COMBINATIONS.includes(type));
    expect(new Set(named)).toEqual(new Set(combinations));
    expect(named.length).toBe(combinations.length);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    for (const { picks, choices: own } of offers) {
      for (const action of own) expect(spotsOf(action as never)).toEqual(expect.arrayContaining([...picks]));
    }
    offered += offers.length;
  }
  expect(offered).toBeGreaterThan(100);
});

test('[GC-6.9] a showdown says what it would bring', () => {
  for (const { seat, view, choices } of positions(20_000)) {
    if (!choices.some(({ type }) => type === 'showdown')) continue;
    const names = LANGS.map((lang) => {
      const words = corral.words(lang, options);
      const [first] = offersOf(turnAt(seat, view, choices, lang));
      return plain(first?.name ?? [], [], (card) => words.card(card));
    });
    const [points] = /\d+$/.exec(names[0] ?? '') ?? [];
    expect(names).toEqual([`Showdown +${points}`, `Showdown +${points}`, `Resa dei conti +${points}`]);
    return;
  }
  throw new Error('no showdown in all these positions');
});
