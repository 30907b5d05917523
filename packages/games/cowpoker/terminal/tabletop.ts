// Cowpoker on the terminal: Ranch, Gang and Cellar of each seat, the trick in the middle, and what is printed on the
// cards.
import { type CardEntry, type CowpokerTypes, effectText, type Options, packOf } from '@sagebrush/cowpoker';
import {
  aCard,
  aSeat,
  type CardText,
  cardPart,
  isCardText,
  parseCard,
  type Sentence,
  type Showing,
  signed,
  spaced,
  type Tabletop,
  withCards,
} from '@sagebrush/engine';
import { HOME_NAMES, RANCH_NAMES, TRICK_NAMES } from './names.ts';
import { TEXTS } from './texts.ts';

type View = CowpokerTypes['View'];
type Action = CowpokerTypes['Action'];

const viewOf = ({ view }: Showing): View => view as View;
const cards = (list: readonly CardText[]): Sentence => spaced(list.map((card) => [aCard(card)]));

function entryOf({ table }: Showing, card: CardText): CardEntry | undefined {
  const pack = packOf(table.options as Options);
  return pack.json.cards[pack.entry[parseCard(card)] ?? -1];
}

export const cowpokerTabletop: Tabletop = {
  middle(showing) {
    const { deckSize, trick, game, totals } = viewOf(showing);
    const { lang, texts } = showing;
    const series = totals.some((total) => total !== 0) || game > 1 ? [[TEXTS[lang].gameOf(game)]] : [];
    const deck = [[`${texts.deck}: ${deckSize}`], ...series];
    if (!trick) return deck;
    const plays = trick.plays.map(({ seat, card, value }): Sentence => [aSeat(seat), ' ', aCard(card), ` ${value}`]);
    return [...deck, [`${TRICK_NAMES[lang][trick.kind]} (`, aSeat(trick.caller), ')'], ...plays];
  },
  front(showing, seat) {
    const { ranches, handSizes, gangs, cellars, totals, game, over } = viewOf(showing);
    const { texts } = showing;
    // CP-4.5 Cellars lie face down till the end, unless the table wants a help for the memory.
    const isOpen = over || (showing.table.options as Options).memoryAid;
    const [gang, cellar, ranch] = [gangs[seat] ?? [], cellars[seat] ?? [], ranches[seat]];
    return [
      ...(ranch === undefined ? [] : [[RANCH_NAMES[ranch]]]),
      [texts.cards(handSizes[seat] ?? 0)],
      ...(game > 1 ? [[texts.points(totals[seat] ?? 0)]] : []),
      ...(gang.length === 0 ? [] : [[`${TEXTS[showing.lang].gang}: `, ...cards(gang)]]),
      ...(cellar.length === 0
        ? []
        : [[`${TEXTS[showing.lang].cellar}: `, ...(isOpen ? cards(cellar) : [texts.cards(cellar.length)])]]),
    ];
  },
  held(showing, card) {
    const entry = isCardText(card) ? entryOf(showing, card) : undefined;
    const letters = TRICK_NAMES[showing.lang];
    if (!entry) return withCards(card);
    return [
      cardPart(card),
      ` ${signed(showing.lang, entry.points)} ${letters.roundup.charAt(0)}${entry.roundup} ${letters.gunfight.charAt(0)}${entry.gunfight}`,
    ];
  },
  printed(showing, card) {
    const entry = isCardText(card) ? entryOf(showing, card) : undefined;
    const { lang, texts } = showing;
    if (!entry) return [aCard(card)];
    const { roundup, gunfight } = TRICK_NAMES[lang];
    const values = `${texts.points(entry.points)}, ${roundup} ${entry.roundup}, ${gunfight} ${entry.gunfight}`;
    return [aCard(card), `: ${HOME_NAMES[lang](entry.ranch)}, ${values}. ${effectText(lang, entry.effect)}`];
  },
  attempts(showing, [card]) {
    const { trick, asked } = viewOf(showing);
    if (card === undefined) return [];
    if (asked) return [{ type: 'choose', option: card } satisfies Action];
    return [{ type: trick ? 'follow' : 'play', card } satisfies Action];
  },
};
