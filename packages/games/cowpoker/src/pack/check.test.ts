// The checker, tested: every mistake with its place.
import { readFileSync } from 'node:fs';
import { LANGS, optionsUnder, SpokenError } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import { options, packOf } from '../options.ts';
import { plainPack } from '../testing/plain-pack.ts';
import type { Options } from '../types.ts';
import { checkPack, soundPack } from './check.ts';
import { type PackJson, packSchema } from './format.ts';
import type { Step } from './steps.ts';

const withCard = (index: number, change: object): unknown => {
  const pack = plainPack();
  return { ...pack, cards: pack.cards.map((card, at) => (at === index ? { ...card, ...change } : card)) };
};
const withEffect = (effect: unknown): unknown => withCard(0, { effect });
const placesOf = (json: unknown): string[] => checkPack(json).map(({ place }) => place);
const reasonFor = (json: unknown): string =>
  checkPack(json)
    .map(({ reason }) => reason)
    .join('\n');

describe('sound packs', () => {
  test('[CP-9.1] a plain pack and the shipped one have no mistakes', () => {
    expect(checkPack(plainPack())).toEqual([]);
    expect(checkPack(packOf({ pack: 'centerville' }).json)).toEqual([]);
  });

  test('[CP-9.1] as an option: a name, the JSON, or the JSON as text', () => {
    const { shape } = options.pack;
    expect(shape.parse('centerville')).toBe('centerville');
    expect(shape.parse(plainPack())).toEqual(plainPack());
    expect(shape.parse(JSON.stringify(plainPack()))).toEqual(plainPack());
    expect(() => shape.parse('nowhere')).toThrow('is "nowhere": expected centerville');
    expect(() => shape.parse('{')).toThrow('not JSON');
    expect(() => shape.parse({ ...plainPack(), cards: [] })).toThrow('has 0 cards');
  });

  test('the published schema is the one of this code', () => {
    expect(JSON.parse(readFileSync(new URL('../../pack.schema.json', import.meta.url), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(packSchema)),
    );
  });
});

describe('mistakes', () => {
  test('[CP-9.1] not 54 cards, a poker card twice', () => {
    const { cards } = plainPack();
    expect(reasonFor({ ...plainPack(), cards: cards.slice(1) })).toContain('has 53 cards');
    expect(checkPack(withCard(1, { card: '2C' }))).toEqual([
      { place: 'cards[1].card', reason: '2C stands twice: also at cards[0]' },
    ]);
    expect(reasonFor(withCard(1, { card: "2D'" }))).toContain('second deck');
  });

  test('[CP-9.1] a value out of range, a field missing or misspelt: all of them, each with its place', () => {
    const pack = withCard(3, { points: 99, roundup: -1, name: '', strength: 3 });
    expect(placesOf(pack)).toEqual(['cards[3].strength', 'cards[3].name', 'cards[3].points', 'cards[3].roundup']);
    expect(placesOf({ format: 2, cards: plainPack().cards })).toEqual(['format', 'name']);
    expect(placesOf({ ...plainPack(), 'a\u001b[2J': 1 })).toEqual(['a\\u001b[2J']);
    expect(placesOf(null)).toEqual(['']);
    expect(placesOf({ ...plainPack(), cards: 5 })).toEqual(['cards']);
  });

  test.each(['a\u202eb', 'a\u2066b', 'a\nb', '\u001b[2J', '\u009b2J', 'a\u2028b', '\ud800', '\u200b\u200d', '   '])(
    '[CP-9.1] a text that nobody can read, or that moves what stands beside it: %j',
    (text) => {
      for (const json of [
        withCard(3, { name: text }),
        withCard(3, { flavour: { en: 'a', de: text, it: 'a' } }),
        { ...plainPack(), about: text },
      ]) {
        expect(checkPack(json)).toMatchObject([{ reason: expect.stringContaining('expected one line') }]);
        expect(reasonFor(json)).not.toMatch(/[\p{C}\p{Zl}]/u);
        expect(() => options.pack.shape.parse(json)).toThrow('expected one line');
      }
    },
  );
  test('[CP-9.1] what people write passes: accents, emoji with a joiner, other directions', () => {
    expect(checkPack(withCard(3, { name: 'Zoë 🤠 שלום', flavour: '👩‍🌾' }))).toEqual([]);
  });
  test('[CP-9.1] a match that was dealt from such a pack goes on, and shows what can be shown of it', () => {
    const ill = { ...plainPack(), name: 'Dry\n\u202eGulch', about: '\u200b' };
    expect(optionsUnder<Options>(cowpoker, cowpoker.rules, { pack: ill }).pack).toEqual({
      ...plainPack(),
      name: 'Dry Gulch',
      about: '?',
    });
    expect(() => optionsUnder(cowpoker, cowpoker.rules, { pack: { ...ill, cards: [] } })).toThrow('has 0 cards');
  });

  test('[CP-9.2] a Ranch without its one Ace, an Ace in the Town', () => {
    const aces = plainPack().cards.findIndex(({ card }) => card === 'AC');
    expect(reasonFor(withCard(aces, { ranch: 'davila' }))).toBe(
      'Davila has 2 Aces: expected one\nGallagher has no Ace: expected one',
    );
    expect(placesOf(withCard(aces, { ranch: 'town' }))).toContain(`cards[${aces}].ranch`);
  });

  test('a pack that is too long', () => {
    const long = { ...plainPack(), about: 'x'.repeat(70_000) };
    expect(reasonFor(long)).toContain('at most 64000');
  });
});

describe('every mistake in every language', () => {
  const ill = {
    format: 1,
    name: '',
    strange: 1,
    cards: plainPack().cards.map((card, index) => ({
      ...card,
      ...(index === 0 ? { points: 99, effect: [{ do: 'dance' }] } : {}),
    })),
  };
  const knots: Step[] = [
    { do: 'draw', cards: 1 },
    { do: 'place', gang: 'worst' },
    { do: 'live', steps: [{ do: 'wild', rank: '2' }] },
    { do: 'move', from: 'hand', to: 'hand', card: 'choice' },
    { do: 'discard', from: 'cellar', whose: 'left', card: 'choice' },
    { do: 'repeat', while: 'won', steps: [{ do: 'move', from: 'cellar', to: 'hand', card: 'choice' }] },
  ];
  test.each(['de', 'it'] as const)('%s says the same as English, and in its own words', (lang) => {
    for (const pack of [
      ill,
      withEffect(knots),
      withCard(1, { card: '2C' }),
      withCard(48, { ranch: 'town' }),
      null,
      { format: 1, name: 'x', cards: [] },
    ]) {
      const [english, others] = [checkPack(pack), checkPack(pack, lang)];
      expect(english.length).toBeGreaterThan(0);
      expect(others.map(({ place }) => place)).toEqual(english.map(({ place }) => place));
      others.forEach(({ reason }, index) => {
        expect(reason).not.toBe(english[index]?.reason);
        expect(reason).not.toMatch(/undefined|expected|\[object/);
      });
    }
  });
  test('a value between its bounds, in German and Italian', () => {
    const pack = withCard(0, { points: 99 });
    expect(checkPack(pack, 'de')).toEqual([{ place: 'cards[0].points', reason: 'ist 99: erwartet wird -9 bis 9' }]);
    expect(checkPack(pack, 'it')).toEqual([{ place: 'cards[0].points', reason: 'è 99: serve da -9 a 9' }]);
  });
  test('who is refused a pack reads the first mistake and how many more there are, in their language', () => {
    const said = LANGS.map((lang) => {
      try {
        return soundPack({ ...(withCard(0, { points: 99 }) as object), name: '' }, 'pack').name;
      } catch (error) {
        return error instanceof SpokenError ? `${error.place}: ${error.reasonIn(lang)}` : String(error);
      }
    });
    expect(said).toEqual([
      'pack.name: has 0 characters: expected 1 to 40 (and 1 more)',
      'pack.name: hat 0 Zeichen: erlaubt sind 1 bis 40 (und ein weiterer)',
      'pack.name: ha 0 caratteri: ne servono da 1 a 40 (e un altro)',
    ]);
  });
});

describe('effects', () => {
  test('a step that is none, a rule that is none', () => {
    expect(placesOf(withEffect([{ do: 'dance' }]))).toEqual(['cards[0].effect[0].do']);
    expect(placesOf(withEffect([{ do: 'steal', from: 'nobody', card: 'choice' }]))).toEqual([
      'cards[0].effect[0].from',
    ]);
    expect(placesOf(withEffect([{ do: 'live', steps: [{ do: 'draw', cards: 9 }] }]))).toEqual([
      'cards[0].effect[0].steps[0].cards',
    ]);
  });

  test('placements and wilds hold however the card is played, so they stand outermost, the placement first', () => {
    expect(
      reasonFor(
        withEffect([
          { do: 'draw', cards: 1 },
          { do: 'place', gang: 'worst' },
        ]),
      ),
    ).toContain('must be the first step');
    expect(placesOf(withEffect([{ do: 'live', steps: [{ do: 'wild', rank: '2' }] }]))).toEqual([
      'cards[0].effect[0].steps[0]',
    ]);
  });

  test('moves that go nowhere, and what cannot be reached', () => {
    expect(reasonFor(withEffect([{ do: 'move', from: 'gang', to: 'gang', card: 'choice' }]))).toContain(
      'moves from the gang to the gang',
    );
    expect(reasonFor(withEffect([{ do: 'discard', from: 'cellar', whose: 'left', card: 'choice' }]))).toContain(
      'only a Gang can be reached',
    );
  });

  test('[CP-X.3] an effect that can loop for ever', () => {
    const won = (...steps: Step[]): Step => ({ do: 'repeat', while: 'won', steps });
    const call: Step = { do: 'call', trick: 'roundup' };
    expect(checkPack(withEffect([won(call)]))).toEqual([]);
    expect(reasonFor(withEffect([call, won({ do: 'draw', cards: 1 })]))).toContain('can loop for ever');
    expect(
      placesOf(
        withEffect([{ do: 'live', steps: [won(call, { do: 'move', from: 'cellar', to: 'hand', card: 'choice' })] }]),
      ),
    ).toEqual(['cards[0].effect[0].steps[0]']);
    const deep: Step = { do: 'repeat', times: 5, steps: [{ do: 'repeat', times: 5, steps: [call, call] }] };
    expect(reasonFor(withEffect([deep]))).toContain('comes to 50 steps');
  });

  test('[CP-X.3] more than three cards that fill the hand from elsewhere than the deck: a game might never end', () => {
    const effect: Step[] = [{ do: 'move', from: 'gang', to: 'hand', card: 'choice' }];
    const filling = (count: number, more: Step[] = []): PackJson => ({
      ...plainPack(),
      cards: plainPack().cards.map((card, index) => (index < count ? { ...card, effect: [...effect, ...more] } : card)),
    });
    expect(checkPack(filling(3))).toEqual([]);
    expect(placesOf(filling(4))).toEqual(['cards[3].effect']);
    expect(checkPack(filling(9, [{ do: 'discard', from: 'hand', card: 'choice' }]))).toEqual([]);
  });
});
