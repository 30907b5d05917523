// What a rank and a poker hand are called, in each language.

import type { Best } from './best.ts';
import { ACE, type Rank } from './cards.ts';
import type { Category } from './strength.ts';

type Lang = 'en' | 'de' | 'it';

const RANK_NAMES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King', 'Ace'],
  de: ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König', 'Ass'],
  it: ['Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci', 'Fante', 'Donna', 'Re', 'Asso'],
};
export const rankName = (lang: Lang, rank: Rank): string => RANK_NAMES[lang][rank] ?? 'Joker';

/** One card of a rank (`king`), several of them (`kings`), and the top of a straight or flush (`king high`). */
type RankWords = { readonly one: string; readonly many: string; readonly top: string };
type Name = (first: RankWords, second: RankWords) => string;
type HandWords = {
  readonly many: readonly string[];
  readonly top: (one: string) => string;
  /** The top of a flush that has it twice, which only wilds and second decks make. */
  readonly doubleTop: (one: string) => string;
  readonly noCards: string;
  readonly royal: string;
  readonly names: Readonly<Record<Category, Name>>;
};

const EN: HandWords = {
  many: [
    'twos',
    'threes',
    'fours',
    'fives',
    'sixes',
    'sevens',
    'eights',
    'nines',
    'tens',
    'jacks',
    'queens',
    'kings',
    'aces',
  ],
  top: (one) => `${one} high`,
  doubleTop: (one) => `double ${one} high`,
  noCards: 'no cards',
  royal: 'royal flush',
  names: {
    'high-card': ({ one }) => `high card, ${one}`,
    pair: ({ many }) => `pair of ${many}`,
    'two-pair': (high, low) => `two pair, ${high.many} and ${low.many}`,
    'three-of-a-kind': ({ many }) => `three of a kind, ${many}`,
    straight: ({ top }) => `straight, ${top}`,
    flush: ({ top }) => `flush, ${top}`,
    'full-house': (three, two) => `full house, ${three.many} over ${two.many}`,
    'four-of-a-kind': ({ many }) => `four of a kind, ${many}`,
    'straight-flush': ({ top }) => `straight flush, ${top}`,
    'five-of-a-kind': ({ many }) => `five of a kind, ${many}`,
  },
};

const DE: HandWords = {
  many: [
    'Zweien',
    'Dreien',
    'Vieren',
    'Fünfen',
    'Sechsen',
    'Siebenen',
    'Achten',
    'Neunen',
    'Zehnen',
    'Buben',
    'Damen',
    'Könige',
    'Asse',
  ],
  top: (one) => `${one} hoch`,
  doubleTop: (one) => `doppelt ${one} hoch`,
  noCards: 'Keine Karten',
  royal: 'Royal Flush',
  names: {
    'high-card': ({ one }) => `Höchste Karte, ${one}`,
    pair: ({ many }) => `Ein Paar, ${many}`,
    'two-pair': (high, low) => `Zwei Paare, ${high.many} und ${low.many}`,
    'three-of-a-kind': ({ many }) => `Drilling, ${many}`,
    straight: ({ top }) => `Straße, ${top}`,
    flush: ({ top }) => `Flush, ${top}`,
    'full-house': (three, two) => `Full House, drei ${three.many} und zwei ${two.many}`,
    'four-of-a-kind': ({ many }) => `Vierling, ${many}`,
    'straight-flush': ({ top }) => `Straight Flush, ${top}`,
    'five-of-a-kind': ({ many }) => `Fünfling, ${many}`,
  },
};

const ITALIAN_TO: ReadonlyMap<string, string> = new Map([
  ['otto', "all'"],
  ['donna', 'alla '],
  ['asso', "all'"],
]);

const IT: HandWords = {
  many: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'fanti', 'donne', 're', 'assi'],
  top: (one) => `${ITALIAN_TO.get(one) ?? 'al '}${one}`,
  doubleTop: (one) => (one === 'donna' ? `alla doppia ${one}` : `al doppio ${one}`),
  noCards: 'nessuna carta',
  royal: 'scala reale',
  names: {
    'high-card': ({ one }) => `carta più alta, ${one}`,
    pair: ({ many }) => `coppia di ${many}`,
    'two-pair': (high, low) => `doppia coppia, ${high.many} e ${low.many}`,
    'three-of-a-kind': ({ many }) => `tris di ${many}`,
    straight: ({ top }) => `scala ${top}`,
    flush: ({ top }) => `colore ${top}`,
    'full-house': (three, two) => `full, tre ${three.many} e due ${two.many}`,
    'four-of-a-kind': ({ many }) => `poker di ${many}`,
    'straight-flush': ({ top }) => `scala di colore ${top}`,
    'five-of-a-kind': ({ many }) => `cinque di un tipo, ${many}`,
  },
};

const WORDS: Readonly<Record<Lang, HandWords>> = { en: EN, de: DE, it: IT };

/** Two pair, kings and nines. */
export function handName(lang: Lang, { category, ranks }: Pick<Best, 'category' | 'ranks'>): string {
  const words = WORDS[lang];
  const [first, second = first] = ranks;
  if (first === undefined || second === undefined) return words.noCards;
  if (category === 'straight-flush' && first === ACE) return words.royal;
  const isDouble = category === 'flush' && first === second;
  return words.names[category](rankWords(lang, first, isDouble), rankWords(lang, second, isDouble));
}

function rankWords(lang: Lang, rank: Rank, isDouble: boolean): RankWords {
  const words = WORDS[lang];
  const one = lang === 'de' ? rankName(lang, rank) : rankName(lang, rank).toLowerCase();
  return { one, many: words.many[rank] ?? one, top: isDouble ? words.doubleTop(one) : words.top(one) };
}
