// Beliefs: where a seat had to expect the cards that it could not see, beside where they were.
import {
  type BaseView,
  type CardText,
  type Game,
  isCardText,
  type Random,
  type Seat,
  type Table,
} from '@sagebrush/engine';

/** A place on the table, named by the way to it in the game's positions. */
export interface PilePlace {
  /** `hands`, `deck`, or one that the game has a word for. */
  readonly pile: string;
  readonly seat?: Seat;
  /** The card that it belongs to, such as the one that it lies on. */
  readonly on?: CardText;
}

export interface Held {
  readonly card: CardText;
  /** In which part of the imagined worlds it was there: 1 where the seat knew. */
  readonly share: number;
}

export interface Belief {
  readonly place: PilePlace;
  /** What was there, in the order in which it lay. */
  readonly truth: readonly Held[];
  /** What was there most often in the imagined worlds, as many cards. */
  readonly expected: readonly Held[];
}

type Whereabouts = ReadonlyMap<CardText, PilePlace>;

/** Cards as positions name them: one, or several with signs before, between and behind them that mean something to the game. */
const CARDS = /^\W*(?:(?:[2-9TJQKA][CDHS]|X[12])'?(?:\W+|$))+$/;
const CARD = /(?:[2-9TJQKA][CDHS]|X[12])'?/g;

/** Every place with cards that this viewer could not be sure of. */
export function beliefsOf(
  game: Game,
  { table, view, truth, worlds }: { table: Table<object>; view: BaseView; truth: unknown; worlds: number },
  random: Random,
): Belief[] {
  const imagined = Array.from({ length: worlds }, () =>
    whereabouts(game.positionOf(game.imagine(view, table, random))),
  );
  const real = whereabouts(game.positionOf(truth));
  const counts = countedBy(imagined);
  const shareAt = (key: string, card: CardText): number => (counts.get(key)?.get(card) ?? 0) / worlds;
  const places = new Map([...real.values()].map((place) => [keyOf(place), place]));
  return [...places].flatMap(([key, place]) => {
    const truthHere = [...real].flatMap(([card, at]) =>
      keyOf(at) === key ? [{ card, share: shareAt(key, card) }] : [],
    );
    const likely = [...(counts.get(key) ?? [])].map(([card, count]) => ({ card, share: count / worlds }));
    if (likely.every(({ share }) => share === 1)) return [];
    const expected = likely.sort((one, other) => other.share - one.share).slice(0, truthHere.length);
    return [{ place, truth: truthHere, expected }];
  });
}

const keyOf = ({ pile, seat, on }: PilePlace): string => `${pile}/${seat ?? ''}/${on ?? ''}`;

function countedBy(worlds: readonly Whereabouts[]): Map<string, Map<CardText, number>> {
  const counts = new Map<string, Map<CardText, number>>();
  for (const world of worlds)
    for (const [card, place] of world) {
      const key = keyOf(place);
      const here = counts.get(key) ?? new Map<CardText, number>();
      here.set(card, (here.get(card) ?? 0) + 1);
      counts.set(key, here);
    }
  return counts;
}

/** Where each card is, by walking the position. Lists beside a field `card` belong to that card. */
function whereabouts(position: object): Whereabouts {
  const found = new Map<CardText, PilePlace>();
  const visit = (value: unknown, place: PilePlace): void => {
    if (typeof value === 'string') {
      if (CARDS.test(value)) for (const card of value.match(CARD) ?? []) found.set(card as CardText, place);
    } else if (Array.isArray(value)) {
      // The first list on the way is by seat where it holds lists; lists further in hold what lies at that seat.
      for (const [index, entry] of value.entries())
        visit(entry, place.seat === undefined && isPile(entry) ? { ...place, seat: index } : place);
    } else if (typeof value === 'object' && value !== null) visitFields(value, place);
  };
  const visitFields = (fields: object, place: PilePlace): void => {
    const on = 'card' in fields && isCardText(fields.card) ? fields.card : undefined;
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'card') visit(value, place);
      else visit(value, on === undefined ? { ...place, pile: name } : { ...place, pile: name, on });
    }
  };
  visitFields(position, { pile: '' });
  return found;
}

const isPile = (entry: unknown): boolean => Array.isArray(entry) || entry === null;
