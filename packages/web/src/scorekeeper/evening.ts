// An evening with real cards: who plays, what each had at the end of every round, and what is being laid down now.
import { type CardText, FormatError, type Json, type Seat, shape } from '@sagebrush/engine';
import type { Holdings, Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';

/** Options of the game, by name. */
export type HouseRules = { readonly [name: string]: Json };

export interface Evening {
  /** Of the people, in the order of their seats. */
  readonly names: readonly string[];
  /** The house rules that are not the usual ones. */
  readonly options?: HouseRules;
  /** Who deals this round. */
  readonly dealer: Seat;
  /** What every seat had, round by round. */
  readonly rounds: readonly (readonly Holdings[])[];
  /** The round that is being counted. */
  readonly open: readonly Holdings[];
}

const LONGEST_NAME = 40;
const MOST_ROUNDS = 200;
const MOST_CARDS = 108;
const MOST_SEATS = 9;
const holdings = shape.object({
  piles: shape.list(shape.list(shape.card, { max: MOST_CARDS }), { max: 8 }),
  marks: shape.list(shape.text({ max: LONGEST_NAME }), { max: 16 }),
});
/** Only the game knows whether they are its own (`optionsFor`). */
const houseRules: shape.Shape<HouseRules> = {
  parse(json, place = '') {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new FormatError(place, 'is no object');
    return json as HouseRules;
  },
  schema: { type: 'object' },
};
const round = shape.list(holdings, { max: MOST_SEATS });
const eveningShape: shape.Shape<Evening> = shape.object({
  names: shape.list(shape.text({ max: LONGEST_NAME }), { min: 1, max: MOST_SEATS }),
  options: shape.optional(houseRules),
  dealer: shape.whole(0, MOST_SEATS - 1),
  rounds: shape.list(round, { max: MOST_ROUNDS }),
  open: round,
});

type Kept = Pick<Scorekeeper, 'piles' | 'marks' | 'dealer'>;

const emptyRound = ({ piles }: Kept, seats: number): readonly Holdings[] =>
  Array.from({ length: seats }, () => ({ piles: piles.map(() => []), marks: [] }));

export const newEvening = (
  keeper: Kept,
  { names, options }: Pick<Evening, 'names' | 'options'>,
  seats: number,
): Evening => ({
  names,
  ...(options === undefined ? {} : { options }),
  dealer: 0,
  rounds: [],
  open: emptyRound(keeper, seats),
});

const changedAt = <T>(list: readonly T[], at: number, change: (item: T) => T): T[] =>
  list.map((item, index) => (index === at ? change(item) : item));

export const renamed = (evening: Evening, player: number, name: string): Evening => ({
  ...evening,
  names: changedAt(evening.names, player, () => name.slice(0, LONGEST_NAME)),
});

/** The evening under other house rules; without any that are unusual it has none. */
export function ruledBy({ options: _, ...evening }: Evening, options: HouseRules): Evening {
  return Object.keys(options).length === 0 ? evening : { ...evening, options };
}

/** Puts a card where it was tapped; it lies in one pile only, and a second tap takes it away. */
export function tapped(evening: Evening, seat: Seat, pile: number, card: CardText): Evening {
  const wasThere = evening.open[seat]?.piles[pile]?.includes(card);
  const open = evening.open.map((held, at) => ({
    ...held,
    piles: held.piles.map((cards, index) => {
      const others = cards.filter((one) => one !== card);
      return at === seat && index === pile && !wasThere ? [...others, card] : others;
    }),
  }));
  return { ...evening, open };
}

/** Gives a mark to a player or takes it away; where only one can have it, the others lose it. */
export function marked({ marks }: Kept, evening: Evening, seat: Seat, mark: string): Evening {
  const isUnique = marks.find(({ id }) => id === mark)?.isUnique === true;
  const open = evening.open.map((held, at) => {
    if (at !== seat && !isUnique) return held;
    const others = held.marks.filter((one) => one !== mark);
    return { ...held, marks: at === seat && !held.marks.includes(mark) ? [...others, mark] : others };
  });
  return { ...evening, open };
}

/** The round is over: it goes on the sheet, and somebody else deals. */
export const counted = (keeper: Kept, evening: Evening): Evening => ({
  ...evening,
  rounds: [...evening.rounds, evening.open],
  open: emptyRound(keeper, evening.open.length),
  dealer: keeper.dealer.next(evening.dealer, evening.open.length),
});

/** Whether anybody has laid down anything in the round that is being counted. */
export const hasLaid = ({ open }: Pick<Evening, 'open'>): boolean =>
  open.some(({ piles, marks }) => marks.length > 0 || piles.some((pile) => pile.length > 0));

export const isBegun = (evening: Evening): boolean => evening.rounds.length > 0 || hasLaid(evening);

/** Whose pile a card lies in now. */
export const pileHolder = ({ open }: Evening, card: CardText): Seat =>
  open.findIndex(({ piles }) => piles.some((pile) => pile.includes(card)));

/** The evening as the end of an address, and back; undefined where the text holds none. */
export function eveningText(evening: Evening): string {
  const bytes = new TextEncoder().encode(JSON.stringify(evening));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
export function eveningIn(text: string): Evening | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
    return eveningShape.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Whether an evening from elsewhere is one of this game: its seats, its piles, its cards, each card once a round. */
export function isOfGame(
  { names, dealer, rounds, open }: Evening,
  { cards, piles }: Pick<Scorekeeper, 'cards' | 'piles'>,
  seatsFor: (players: number) => number,
): boolean {
  const seats = seatsFor(names.length);
  const known = new Set(cards(names.length).flat());
  const fits = (one: readonly Holdings[]): boolean => {
    const laid = one.flatMap((held) => held.piles.flat());
    return (
      one.length === seats &&
      one.every((held) => held.piles.length === piles.length) &&
      new Set(laid).size === laid.length &&
      laid.every((card) => known.has(card))
    );
  };
  return dealer < seats && [...rounds, open].every(fits);
}
