// A pack to begin with: every card there is, a suit for each Ranch, and one simple effect of each kind to change.
import { cardName, DECK, JOKERS, type Lang, makeCard, rankOf, suitOf } from '@sagebrush/engine';
import type { CardEntry, PackJson } from './format.ts';
import { RANCHES, type Step } from './steps.ts';

/** Effects by rank, a Two first; ranks without one have none. */
const EFFECTS: readonly (readonly Step[])[] = [
  [{ do: 'wild', rank: '2' }],
  [{ do: 'draw', cards: 1 }],
  [],
  [{ do: 'look', at: 'deck', cards: 2 }],
  [],
  [{ do: 'call', trick: 'roundup' }],
  [],
  [{ do: 'call', trick: 'gunfight' }],
  [],
  [{ do: 'call', trick: 'choice' }],
  [{ do: 'steal', from: 'choice', card: 'random' }],
  [{ do: 'swap', with: 'choice', take: 'choice', give: 'choice' }],
  [{ do: 'move', from: 'cellar', to: 'gang', card: 'choice' }],
];
const MOST_POINTS = 5;
const STRANGERS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['The Stranger', 'The Other Stranger'],
  de: ['Der Fremde', 'Der andere Fremde'],
  it: ['Lo Straniero', "L'altro Straniero"],
};

export function startingPack(name: string, lang: Lang = 'en'): PackJson {
  const cards = DECK.map((card): CardEntry => {
    const rank = rankOf(card);
    // Only one card may bring more into the hand than it takes out, or a game might never end.
    const effect = rank === 1 && suitOf(card) > 0 ? [] : (EFFECTS[rank] ?? []);
    return {
      card: makeCard(card),
      name: cardName(lang, makeCard(card)),
      ranch: RANCHES[suitOf(card)] ?? 'town',
      points: effect.length === 0 ? Math.min(MOST_POINTS, 1 + Math.floor(rank / 2)) : 1,
      roundup: 1 + ((rank + 2 * suitOf(card)) % 9),
      gunfight: 1 + ((2 * rank + suitOf(card)) % 9),
      effect,
    };
  });
  const jokers = JOKERS.map(
    (card, index): CardEntry => ({
      card: makeCard(card),
      name: STRANGERS[lang][index] ?? '',
      ranch: 'town',
      points: -2,
      roundup: 9,
      gunfight: 9,
      effect: [{ do: 'place', gang: index === 0 ? 'best' : 'richest' }],
    }),
  );
  return { format: 1, name, cards: [...cards, ...jokers] };
}
