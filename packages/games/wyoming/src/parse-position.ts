// The cards of a position, read: each goes where it says, and stands there once; whatever cannot be is a FormatError
// with its place.
import {
  ACE,
  type Card,
  FormatError,
  faceOf,
  isTwin,
  KING,
  makeCard,
  makeCards,
  parseCard,
  rankOf,
  type Seat,
  SUITS,
  shuffle,
  suitOf,
} from '@sagebrush/engine';
import { gunOf } from './guns.ts';
import { allAces, gunsOf, isTen, placeInRank, playingCards, putInHand } from './table.ts';
import { type Position, SHOT, type State } from './types.ts';

export const wrong = (place: string, reason: string): FormatError => new FormatError(place, reason);

/** A list with an entry for each seat, or nothing. */
export function forSeats<T>(state: State, lists: readonly T[] | undefined, place: string): readonly T[] {
  if (lists !== undefined && lists.length !== state.seats) {
    throw wrong(place, `has ${lists.length} entries: expected ${state.seats}, one for each seat`);
  }
  return lists ?? [];
}

/** The cards of the pack, and those of them that stand nowhere yet. */
interface Pack {
  readonly all: ReadonlySet<Card>;
  readonly left: Set<Card>;
}
function packFor(seats: number): Pack {
  const all = new Set([...playingCards(seats), ...allAces(seats)]);
  return { all, left: new Set(all) };
}

function taken({ all, left }: Pack, card: Card, place: string): Card {
  const text = makeCard(card);
  if (isTwin(card) && !all.has(card))
    throw wrong(place, `is ${text}, the ${makeCard(faceOf(card))} of a second deck: three or four players have one`);
  if (!left.delete(card)) throw wrong(place, `the ${text} stands twice, or is not in this pack`);
  return card;
}
/** A card of the pack that is no Ace: Aces lie in the ace pile or on a King. */
function takenPlain(pack: Pack, text: string, place: string): Card {
  const card = parseCard(text, place);
  if (rankOf(card) >= ACE)
    throw wrong(place, `the ${text} cannot lie there: Aces lie in the ace pile or on a King, and there are no Jokers`);
  return taken(pack, card, place);
}

export function placeCards(state: State, position: Position): void {
  const pack = packFor(state.seats);
  const given = position.phase?.name === 'passing' ? position.phase.given : undefined;
  forSeats(state, position.hands, 'hands').forEach((hand, owner) => {
    placeHand(state, pack, owner, hand, `hands[${owner}]`);
  });
  forSeats(state, given, 'phase.given').forEach((gift, owner) => {
    placeHand(state, pack, owner, gift ?? [], `phase.given[${owner}]`);
  });
  placeOpenCards(state, pack, position);
  placeAces(state, pack, position.aces);
  placeDraw(state, pack, position.draw);
  state.out = [...pack.left];
}

function placeHand(state: State, pack: Pack, owner: Seat, hand: readonly string[], place: string): void {
  hand.forEach((one, index) => {
    const at = `${place}[${index}]`;
    const [text = '', badge] = one.split('+');
    const card = takenPlain(pack, text, at);
    putInHand(state, owner, card);
    if (badge === undefined) return;
    const ace = taken(pack, parseCard(badge, at), at);
    if (rankOf(card) !== KING || suitOf(ace) !== suitOf(card))
      throw wrong(at, `${one}: a badge is the Ace of its King's suit`);
    state.badges[placeInRank(card)] = ace;
  });
}

function placeOpenCards(state: State, pack: Pack, position: Position): void {
  forSeats(state, position.guns, 'guns').forEach((guns, owner) => {
    guns.forEach((cards, index) => {
      const at = `guns[${owner}][${index}]`;
      const gun = gunOf(cards.map((text) => takenPlain(pack, text, at)));
      if (gun === undefined) throw wrong(at, `${cards.join(' ')} is no gun`);
      gunsOf(state, owner).push(gun.code);
    });
  });
  forSeats(state, position.tens, 'tens').forEach((tens, owner) => {
    tens.forEach((text, index) => {
      const ten = takenPlain(pack, text, `tens[${owner}][${index}]`);
      if (!isTen(ten)) throw wrong(`tens[${owner}][${index}]`, `the ${text} is not a 10`);
      state.tens[owner]?.push(ten);
    });
  });
  forSeats(state, position.couples, 'couples').forEach((suits, owner) => {
    state.couples[owner] = suits.reduce((mask, suit) => mask | (1 << SUITS.indexOf(suit)), 0);
  });
  (position.discard ?? []).forEach((text, index) => {
    const isShot = text.startsWith('(');
    const card = takenPlain(pack, isShot ? text.slice(1, -1) : text, `discard[${index}]`);
    if (isTen(card) && !isShot)
      throw wrong(`discard[${index}]`, `the ${text} is discarded on the table, never onto the pile (WC-4.2)`);
    state.discard.push(isShot ? card | SHOT : card);
  });
}

/** The Aces of the pile; when they are left out, all that no King wears. */
function placeAces(state: State, pack: Pack, aces: readonly string[] | undefined): void {
  state.aces.length = 0;
  const pile = aces ?? makeCards([...pack.left].filter((card) => rankOf(card) === ACE));
  pile.forEach((text, index) => {
    const ace = taken(pack, parseCard(text, `aces[${index}]`), `aces[${index}]`);
    if (rankOf(ace) !== ACE) throw wrong(`aces[${index}]`, `the ${text} is not an Ace`);
    state.aces.push(ace);
  });
  state.aces.sort((one, other) => one - other);
}

/** The draw pile, the top card first; when it is left out, all cards that stand nowhere else, shuffled. */
function placeDraw(state: State, pack: Pack, draw: readonly string[] | undefined): void {
  if (draw) {
    const cards = draw.map((text, index) => takenPlain(pack, text, `draw[${index}]`));
    state.draw = cards.reverse();
    return;
  }
  const rest = [...pack.left].filter((card) => rankOf(card) !== ACE);
  for (const card of rest) pack.left.delete(card);
  state.draw = shuffle(state.random, rest);
}
