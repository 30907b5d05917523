// What is said of a card: what it is good for in this trick is no loss, and a gift to somebody else is no gain.
import { type CardText, optionsUnder, plain, type Reason } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import type { CardEntry } from '../pack/format.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable } from '../testing/table.ts';

type Changes = { readonly [card in CardText]?: Partial<CardEntry> };
/** The call is the first seat's, and closes with its own card: the others have followed, and now it chooses. */
const CALL: Changes = { '4H': { points: 0, effect: [{ do: 'call', trick: 'roundup' }] } };
const GIFT = { points: 6, effect: [{ do: 'place', gang: 'poorest' }] } as const;

function followed(hand: readonly CardText[], gangs: readonly (readonly CardText[])[], changes: Changes = {}) {
  const pack = plainPack({ ...CALL, ...changes });
  const table = setTable(
    {
      hands: [
        ['4H', ...hand],
        ['5C', '6C'],
        ['7C', '8C'],
        ['9C', 'TC'],
      ],
      gangs: gangs.map((cards) => [...cards]),
      deck: ['9D', '8D', '7D'],
    },
    { pack },
  );
  table.play('4H');
  table.follow('5C', '7C', '9C');
  const sight = cowpoker.sense.sightOf(table.state, 0);
  return (card: CardText): Reason => cowpoker.sense.why(sight, { type: 'follow', card });
}
const whyPlayed = (hand: readonly CardText[], gang: readonly CardText[], changes: Changes, next: CardText[] = []) => {
  const position = {
    hands: [[...hand], ['5C'], ['6C'], ['7C']],
    gangs: [[...gang], next, [], []],
    deck: ['9D'],
  } as const;
  const sight = cowpoker.sense.sightOf(setTable(position, { pack: plainPack(changes) }).state, 0);
  return (card: CardText): Reason => cowpoker.sense.why(sight, { type: 'play', card });
};

test('strength that wins the trick is used, not given away', () => {
  const why = followed(['AC', '2D'], [[], [], [], []]);
  expect(why('AC')).toMatchObject({ why: 'takes', risk: { why: 'not-gang' } });
  // A Two is strong in the other kind of trick, and lost in this one.
  expect(why('2D')).toMatchObject({ why: 'saves', risk: { why: 'kept', about: { trick: 'gunfight' } } });
});

test("[CP-5.1] points that go to somebody else's Gang speak against a card, one's own for it", () => {
  const poor = { '3H': GIFT };
  expect(followed(['3H', 'AC'], [['KD'], [], ['QD'], ['JD']], poor)('3H')).toMatchObject({
    why: 'saves',
    risk: { why: 'ill-placed', about: { seats: [1], points: 6 } },
  });
  expect(followed(['3H', 'AC'], [[], ['KD'], ['QD'], ['JD']], poor)('3H')).toMatchObject({
    why: 'steer',
    about: { isMine: true, points: 6 },
  });
  expect(cowpoker.sense.verdicts?.['ill-placed']).toBe('against');
});

test('an effect that throws out cards of the own Gang is said with what the card brings', () => {
  const barber: Changes = { '4H': { points: 6, effect: [{ do: 'discard', from: 'gang', card: 'random' }] } };
  expect(whyPlayed(['4H', '3H'], ['8H'], barber)('4H')).toMatchObject({ risk: { why: 'loses', about: { count: 1 } } });
});

test.each([
  ['en', /^Even with .+ you cannot beat the \d+ of Dot: this trick is lost, whatever you play\./],
  ['de', /^Auch mit .+ schlägst du die \d+ von Dot nicht: Dieser Stich ist so oder so verloren\./],
  ['it', /^Nemmeno con .+ batti il valore \d+ di Dot: la sfida è persa comunque\./],
] as const)('of a trick that is lost with any card, it says so and advises nothing: %s', (lang, sentence) => {
  const words = cowpoker.words(lang, optionsUnder(cowpoker, cowpoker.rules, { pack: plainPack(CALL) }));
  const reason = followed(['2D'], [[], [], [], []])('2D');
  expect(reason.why).toBe('spare');
  expect(plain(words.reason(reason), ['Ada', 'Ben', 'Cal', 'Dot'], words.card)).toMatch(sentence);
});

const DRAW_AND_CALL: Changes = {
  '4H': {
    points: 0,
    effect: [
      { do: 'look', at: 'deck', cards: 3 },
      { do: 'draw', cards: 1 },
      { do: 'call', trick: 'roundup' },
    ],
  },
};
const RID_OF: Changes = {
  '4H': { points: 0, effect: [{ do: 'discard', from: 'gang', card: 'lowest' }] },
  KD: { points: -6 },
};
test.each([
  ['en', /draws you a card and calls a Roundup, and you play last: .+ takes it/, /points\. Discard the card worth/],
  ['de', /lässt dich eine Karte ziehen, ruft einen Viehtrieb aus, und du spielst zuletzt: /, /darauf\. Wirf /],
  ['it', /ti fa pescare una carta, annuncia un raduno e tu giochi per ultimo: con /, /porta\. Elimina dal gioco /],
] as const)(
  'what an effect does is told, all that it draws and calls or as it is printed: %s',
  (lang, called, printed) => {
    const told = (other: CardText, gang: readonly CardText[], changes: Changes): string => {
      const words = cowpoker.words(lang, optionsUnder(cowpoker, cowpoker.rules, { pack: plainPack(changes) }));
      return plain(
        words.reason(whyPlayed(['4H', other], gang, changes)('4H')),
        ['Ada', 'Ben', 'Cal', 'Dot'],
        words.card,
      );
    };
    expect(told('AC', ['8H', '8D'], DRAW_AND_CALL)).toMatch(called);
    expect(told('2D', ['8H', '8D', 'KD'], RID_OF)).toMatch(printed);
  },
);

test('a raid is told rather than a call that hardly wins the trick', () => {
  const both: Changes = {
    '4H': {
      points: 0,
      effect: [
        { do: 'call', trick: 'roundup' },
        { do: 'steal', from: 'richest', card: 'highest' },
      ],
    },
    KD: { points: 9 },
  };
  const why = (other: CardText): string => whyPlayed(['4H', other], ['5H', '8D'], both, ['KD'])('4H').why;
  expect(why('2C')).toBe('raid');
  expect(why('AC')).toBe('call');
});
