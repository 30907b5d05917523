// What can be read of a damaged pack: every card that is there, every field that fits; the rest is as in a pack to
// begin with.
import { type CardEntry, cardFields, type PackJson, packFields, startingPack } from '@sagebrush/cowpoker';
import { FormatError, readableLine, type Shape } from '@sagebrush/engine';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (json: unknown): Fields => (typeof json === 'object' && json !== null ? (json as Fields) : {});

function fitting<T>(shape: Shape<T>, json: unknown, otherwise: T): T {
  try {
    return shape.parse(json);
  } catch (reason) {
    if (reason instanceof FormatError) return otherwise;
    throw reason;
  }
}

/** Always 54 different cards. Values within their fields may still be wrong: the checker says so. */
export function salvaged(json: unknown): PackJson {
  const pack = fieldsOf(json);
  const usual = startingPack('?');
  const cards = Array.isArray(pack['cards']) ? pack['cards'].map(fieldsOf) : [];
  const about = fitting(packFields.about, pack['about'] ?? '', '');
  return {
    format: usual.format,
    name: fitting(
      packFields.name,
      pack['name'],
      typeof pack['name'] === 'string' ? readableLine(pack['name'].slice(0, 40)) : usual.name,
    ),
    ...(about === '' ? {} : { about }),
    cards: inOrderOf(cards, usual.cards).map((card) =>
      salvagedCard(
        cards.find((one) => one['card'] === card.card),
        card,
      ),
    ),
  };
}

/** Those that are there as they come, then the others. */
function inOrderOf(given: readonly Fields[], all: readonly CardEntry[]): readonly CardEntry[] {
  const there = new Set(given.map(({ card }) => card));
  const found = [...there].flatMap((text) => all.find(({ card }) => card === text) ?? []);
  return [...found, ...all.filter(({ card }) => !there.has(card))];
}

function salvagedCard(given: Fields | undefined, usual: CardEntry): CardEntry {
  if (!given) return usual;
  const whole = (field: 'points' | 'roundup' | 'gunfight'): number =>
    Number.isSafeInteger(given[field]) ? (given[field] as number) : usual[field];
  const flavour = fitting(cardFields.flavour, given['flavour'], undefined);
  return {
    card: usual.card,
    name: fitting(
      cardFields.name,
      given['name'],
      typeof given['name'] === 'string' ? readableLine(given['name'].slice(0, 40)) : usual.name,
    ),
    ranch: fitting(cardFields.ranch, given['ranch'], usual.ranch),
    points: whole('points'),
    roundup: whole('roundup'),
    gunfight: whole('gunfight'),
    effect: fitting(cardFields.effect, given['effect'], []),
    ...(flavour === undefined ? {} : { flavour }),
  };
}
