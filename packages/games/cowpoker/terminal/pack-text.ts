// A pack for people: as a table, as its effect texts, and what differs between two of them.
import { type CardEntry, effectText, HOMES, type PackJson, textIn } from '@sagebrush/cowpoker';
import { type CardText, type Lang, parseCard, signed } from '@sagebrush/engine';
import { HOME_NAMES, TRICK_NAMES } from './names.ts';

/** By home, then by rank and suit. */
export const inOrder = (cards: readonly CardEntry[]): CardEntry[] =>
  [...cards].sort((a, b) => HOMES.indexOf(a.ranch) - HOMES.indexOf(b.ranch) || parseCard(a.card) - parseCard(b.card));

export function packAsTable({ name, about, cards }: PackJson, lang: Lang): string {
  const { roundup, gunfight } = TRICK_NAMES[lang];
  const rows = inOrder(cards).map((card) => [
    card.card,
    textIn(lang, card.name),
    HOME_NAMES[lang](card.ranch),
    signed(lang, card.points),
    String(card.roundup),
    String(card.gunfight),
    [effectText(lang, card.effect), card.flavour === undefined ? '' : `(${textIn(lang, card.flavour)})`]
      .filter((part) => part !== '')
      .join(' '),
  ]);
  const head = ['', '', '', '±', roundup, gunfight, ''];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => [...(row[column] ?? '')].length)));
  const isNumber = (column: number): boolean => column >= 3 && column <= 5;
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(column === 6 ? 0 : (widths[column] ?? 0)),
      )
      .join('  ')
      .trimEnd();
  const title = about === undefined ? textIn(lang, name) : `${textIn(lang, name)}: ${textIn(lang, about)}`;
  return `${[title, '', ...[head, ...rows].map(line)].join('\n')}\n`;
}

/** One line a card: for proof-readers and translators. */
export const packAsTexts = (
  { cards }: PackJson,
  lang: Lang,
): { readonly card: CardText; readonly name: string; readonly text: string }[] =>
  inOrder(cards).map(({ card, name, effect }) => ({ card, name: textIn(lang, name), text: effectText(lang, effect) }));

export interface Difference {
  /** A card, or empty for the pack itself. */
  readonly card: CardText | '';
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export function packDifferences(before: PackJson, after: PackJson, lang: Lang): Difference[] {
  const whole = (pack: PackJson): Fields => ({
    name: textIn(lang, pack.name),
    about: pack.about === undefined ? '' : textIn(lang, pack.about),
  });
  const byCard = new Map(after.cards.map((card) => [card.card, card]));
  return [
    ...changes('', whole(before), whole(after)),
    ...inOrder(before.cards).flatMap((card) => {
      const other = byCard.get(card.card);
      return other ? changes(card.card, printed(card, lang), printed(other, lang)) : [];
    }),
  ];
}

type Fields = { readonly [field: string]: string };
/** Effects that read alike but are not are told apart by their steps. */
const printed = ({ name, ranch, points, roundup, gunfight, effect }: CardEntry, lang: Lang): Fields => ({
  name: textIn(lang, name),
  ranch: HOME_NAMES[lang](ranch),
  points: signed(lang, points),
  roundup: String(roundup),
  gunfight: String(gunfight),
  effect: effectText(lang, effect),
  steps: JSON.stringify(effect),
});
const changes = (card: Difference['card'], before: Fields, after: Fields): Difference[] =>
  Object.keys(before).flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? ''];
    if (was === is || (field === 'steps' && before['effect'] !== after['effect'])) return [];
    return [{ card, field, before: was, after: is }];
  });

export const differencesAsText = (differences: readonly Difference[]): string =>
  differences
    .map(
      ({ card, field, before, after }) =>
        `${`${card} ${field}`.trim()}\n  - ${before || '(none)'}\n  + ${after || '(none)'}\n`,
    )
    .join('');
