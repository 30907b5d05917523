// Effect texts, tested: made from the steps, in three languages.
import { LANGS } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { packOf } from '../options.ts';
import type { Step } from '../pack/steps.ts';
import { busyPack } from '../testing/busy-pack.ts';
import { effectText } from './effect-text.ts';

const texts = (...steps: readonly Step[]): string[] => LANGS.map((lang) => effectText(lang, steps));

test('a step is a sentence', () => {
  expect(texts({ do: 'call', trick: 'gunfight' })).toEqual([
    'Call a Gunfight.',
    'Rufe eine Schießerei aus.',
    'Annuncia una sparatoria.',
  ]);
  expect(texts({ do: 'wild', rank: '2' })).toEqual([
    '2s are wild where this card lies.',
    'Zweien sind Joker, wo diese Karte liegt.',
    'I 2 sono jolly dove si trova questa carta.',
  ]);
  expect(texts({ do: 'steal', from: 'choice', card: 'choice' })).toEqual([
    'Steal a card of your choice from any other Gang.',
    'Stiehl eine Karte deiner Wahl aus irgendeiner anderen Bande.',
    "Ruba una carta a tua scelta da un'altra banda qualsiasi.",
  ]);
});

test('steps inside a step share its sentence', () => {
  expect(
    texts({
      do: 'live',
      steps: [
        { do: 'draw', cards: 2 },
        { do: 'discard', from: 'hand', card: 'choice' },
      ],
    })[0],
  ).toBe('Live player: draw 2 cards; discard a card of your choice from your hand.');
  expect(texts({ do: 'repeat', while: 'won', steps: [{ do: 'call', trick: 'roundup' }] })[0]).toBe(
    'Call a Roundup; each time you win the trick, do it again.',
  );
  expect(
    texts({
      do: 'live',
      steps: [{ do: 'repeat', times: 2, steps: [{ do: 'discard', from: 'gang', card: 'random' }] }],
    }),
  ).toEqual([
    'Live player, twice: discard a card at random from your Gang.',
    'Echter Spieler, zweimal: Wirf eine zufällige Karte aus deiner Bande ab.',
    'Giocatore reale, due volte: elimina dal gioco una carta a caso della tua banda.',
  ]);
  expect(texts({ do: 'repeat', times: 3, steps: [{ do: 'draw', cards: 1 }] })[1]).toBe('Dreimal: Ziehe eine Karte.');
});

test('a single rank is named outright, and one’s own cards stand where the language wants them', () => {
  expect(texts({ do: 'steal', from: 'choice', card: 'choice', only: { ranks: ['A'] } })).toEqual([
    'Steal an Ace of your choice from any other Gang.',
    'Stiehl ein Ass deiner Wahl aus irgendeiner anderen Bande.',
    "Ruba un asso a tua scelta da un'altra banda qualsiasi.",
  ]);
  expect(texts({ do: 'discard', from: 'gang', card: 'lowest' })).toEqual([
    'Discard the card worth the least from your Gang.',
    'Wirf die Karte mit den wenigsten Punkten aus deiner Bande ab.',
    'Elimina dal gioco la carta della tua banda che vale meno.',
  ]);
  expect(texts({ do: 'move', from: 'gang', to: 'hand', card: 'choice' })[1]).toBe(
    'Nimm eine Karte deiner Wahl aus deiner Bande auf die Hand.',
  );
});

test('what may be chosen is said', () => {
  const [english] = texts({
    do: 'steal',
    from: 'left',
    card: 'highest',
    only: { ranks: ['A', 'K'], suits: ['H'], homes: ['town'] },
    to: 'cellar',
  });
  expect(english).toBe(
    'Steal the card worth the most (only Aces or Kings, Hearts, Town) from the Gang on your left and put it into your Cellar.',
  );
});

test('every effect of the packs has a text of its own in every language', () => {
  for (const pack of [packOf({ pack: 'centerville' }).json, busyPack()]) {
    const byEffect = new Map(pack.cards.map(({ effect }) => [JSON.stringify(effect), effect]));
    for (const lang of LANGS) {
      const all = [...byEffect.values()].map((effect) => effectText(lang, effect));
      expect(new Set(all).size).toBe(all.length);
      for (const text of all) expect(text).not.toMatch(/undefined|\[object/);
    }
  }
});
