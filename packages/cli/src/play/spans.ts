// Styled text for a terminal: spans make lines, lines are wrapped and cut by what is seen of them, colours come last.
import {
  type CardText,
  cardName,
  type Lang,
  type Part,
  type SeatPart,
  type Sentence,
  type SentenceReader,
  seatText,
} from '@sagebrush/engine';

const STYLES = {
  bold: 1,
  dim: 2,
  reverse: 7,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 94,
  magenta: 35,
} as const;
export type TextStyle = keyof typeof STYLES;
export interface Span {
  readonly text: string;
  readonly style?: TextStyle | undefined;
}
export type Line = readonly Span[];

/** Letters with marks count once; the signs of the suits are one column wide. */
export const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + [...text].length, 0);
export const span = (text: string, style?: TextStyle): Span => ({ text, style });

const SUIT_SIGNS: Readonly<Record<string, { readonly sign: string; readonly style: TextStyle }>> = {
  C: { sign: '♣', style: 'green' },
  D: { sign: '♦', style: 'blue' },
  H: { sign: '♥', style: 'red' },
  S: { sign: '♠', style: 'bold' },
};

/** `K♥` in its colour; a Joker is `X1`. */
export function faceSpan(card: CardText): Span {
  const suit = SUIT_SIGNS[card.charAt(1)];
  if (!suit || card.startsWith('X')) return span(card, 'magenta');
  return span(`${card.charAt(0)}${suit.sign}${card.slice(2)}`, suit.style);
}

/** How a sentence is spoken on this screen. */
export interface Speech extends SentenceReader {
  readonly lang: Lang;
  /** What a game calls a card. */
  readonly card: (card: CardText) => string;
}

/** With short faces for the cards, and the names that a game gives its cards. */
export function sentenceLine(sentence: Sentence, speech: Speech): Line {
  return sentence.flatMap((part: Part, index): Span[] => {
    if (typeof part === 'string') return [span(part)];
    if ('seat' in part) return [seatSpan(part, speech, sentence[index - 1])];
    const usual = `(${cardName(speech.lang, part.card)})`;
    const called = speech.card(part.card);
    return called.endsWith(usual) ? [span(called.slice(0, -usual.length)), faceSpan(part.card)] : [faceSpan(part.card)];
  });
}
/** Faces alone, for the table. */
export const facesLine = (sentence: Sentence, names: readonly string[]): Line =>
  sentence.map((part) => {
    if (typeof part === 'string') return span(part);
    return 'card' in part ? faceSpan(part.card) : seatSpan(part, { names });
  });

/** Names stand out, the verbs that go with them do not. */
const seatSpan = (part: SeatPart, reader: SentenceReader, before?: Part): Span =>
  span(seatText(part, reader, before), part.they === undefined ? 'bold' : undefined);

/** At most this wide; what is cut off ends in dots. */
export function cut(line: Line, width: number): Line {
  if (widthOf(line) <= width) return line;
  let room = Math.max(0, width - 1);
  const kept: Span[] = [];
  for (const { text, style } of line) {
    const letters = [...text].slice(0, room);
    if (letters.length > 0) kept.push({ text: letters.join(''), style });
    room -= letters.length;
  }
  return [...kept, span('…')];
}

/** Broken after blanks only; lines after the first begin with an indent. */
export function wrapped(line: Line, width: number, indent = 0): Line[] {
  const lines: Span[][] = [[]];
  let used = 0;
  for (const word of wordsOf(line)) {
    if (used > indent && used + seen(word) > width) {
      lines.push([span(' '.repeat(indent))]);
      used = indent;
    }
    lines.at(-1)?.push(...word);
    used += widthOf(word);
  }
  return lines.map((one) => cut(one, width));
}

/** Pieces that belong together, each up to the next blank: a card and the comma after it are one. */
function wordsOf(line: Line): Span[][] {
  const words: Span[][] = [[]];
  for (const { text, style } of line) {
    for (const piece of text.split(/(?<= )/)) {
      words.at(-1)?.push({ text: piece, style });
      if (piece.endsWith(' ')) words.push([]);
    }
  }
  return words;
}
/** The width without blanks at the end. */
const seen = (word: Line): number => [...plainText(word).trimEnd()].length;

/** Filled with blanks to a width. */
export const padded = (line: Line, width: number): Line => [
  ...line,
  span(' '.repeat(Math.max(0, width - widthOf(line)))),
];

export const plainText = (line: Line): string => line.map(({ text }) => text).join('');
export const coloured = (line: Line): string =>
  line
    .map(({ text, style }) => (style === undefined || text === '' ? text : `\x1b[${STYLES[style]}m${text}\x1b[0m`))
    .join('');
