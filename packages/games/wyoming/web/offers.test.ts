// Every combination is offered exactly when the rules allow it, in thousands of positions.
import { LANGS, plain } from '@sagebrush/engine';
import type { WyomingAction } from '@sagebrush/wyoming';
import { expect, test } from 'vitest';
import { endsHand, offersOf } from './offers.ts';
import { playAtRandom, type SeenPosition } from './positions.ts';
import { spotsOf } from './spots.ts';

/** All that is more than playing one card. */
const isCombination = (action: WyomingAction, { view }: SeenPosition): boolean =>
  ['couple', 'pull', 'nine', 'shoot'].includes(action.type) ||
  (action.type === 'answer' && action.with !== 'nothing') ||
  endsHand(action, view);

test('[WC-3.2] each combination among the choices is in one offer, and no offer has anything else', () => {
  let positions = 0;
  const offered = new Set<string>();
  playAtRandom(
    'offers',
    {
      position(position) {
        positions++;
        const { view, choices } = position;
        const offers = offersOf({ view, choices, lang: 'en' });
        const inOffers = offers.flatMap((offer) => offer.choices);
        expect(new Set(inOffers)).toEqual(new Set(choices.filter((choice) => isCombination(choice, position))));
        expect(inOffers).toHaveLength(new Set(inOffers).size);
        expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
        for (const { id, picks, choices: own } of offers) {
          offered.add(id.split(' ')[0] ?? id);
          for (const choice of own)
            expect(spotsOf(choice as WyomingAction, view)).toEqual(expect.arrayContaining([...picks]));
        }
      },
    },
    () => positions >= 3000,
  );
  expect([...offered].sort()).toEqual(['couple', 'last-ten', 'nine', 'pull', 'quickdraw', 'shoot', 'six']);
});

test('no two choices touch the same things', () => {
  let positions = 0;
  playAtRandom(
    'spots',
    {
      position({ view, choices }) {
        positions++;
        const touched = choices.map((choice) => spotsOf(choice, view).toSorted().join());
        expect(new Set(touched).size).toBe(touched.length);
        expect(touched).not.toContain('');
      },
    },
    () => positions >= 1000,
  );
});

test.each(LANGS)('an offer says what it is and what it brings: %s', (lang) => {
  const view = {
    hand: ['KH', 'QH', '4S', '5S'],
    tens: [[], [], []],
    guns: [[], [], []],
    handSizes: [4, 4, 4],
  } as unknown as SeenPosition['view'];
  const choices: readonly WyomingAction[] = [
    { type: 'pull', cards: ['4S', '5S'] },
    { type: 'couple', suit: 'H' },
  ];
  const names = offersOf({ view, choices, lang }).map(({ name }) => plain(name, [], (card) => card));
  expect(names).toEqual(
    {
      en: ['Couple of Hearts +25', 'Pull the .45'],
      de: ['Herz-Pärchen +25', 'Die .45er ziehen'],
      it: ['Coppia di cuori +25', 'Estrai la .45'],
    }[lang],
  );
});
