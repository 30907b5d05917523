// The full-screen table: a frame becomes exactly as many lines as the window has, none wider than it.
import type { Sentence } from '@sagebrush/engine';
import type { Curtain, ScreenFrame } from './frame.ts';
import {
  cut,
  facesLine,
  type Line,
  padded,
  type Span,
  type Speech,
  sentenceLine,
  span,
  widthOf,
  wrapped,
} from './spans.ts';
import type { TabletopRow } from './tabletop.ts';
import type { PlayTexts } from './texts.ts';

export interface Window {
  readonly columns: number;
  readonly rows: number;
}
export interface Pen extends Pick<Speech, 'lang' | 'card'> {
  readonly texts: PlayTexts;
}
const LEAST: Window = { columns: 60, rows: 20 };
const LEAST_LOG = 3;
const LEAST_CHOICES = 3;
const LABEL = 20;

export interface DrawnFrame {
  readonly lines: readonly Line[];
  /** How many choices a page has. */
  readonly page: number;
}

/** `typed` is what stands on the line of input; undefined where nothing can be typed. */
export function drawFrame(frame: ScreenFrame | Curtain, pen: Pen, window: Window, typed?: string): DrawnFrame {
  const { columns, rows } = window;
  if (columns < LEAST.columns || rows < LEAST.rows)
    return { lines: filled(wrapped([span(pen.texts.small)], Math.max(1, columns)), window), page: 1 };
  if ('curtain' in frame) return { lines: drawnCurtain(frame, pen, window), page: 1 };
  const head = [title(frame, columns)];
  const table = frame.rows.flatMap((row) => rowLines(row, frame, columns));
  const hands = handLines(frame, pen, columns);
  const input: Line[] = typed === undefined ? [] : [cut([span('> ', 'bold'), span(typed)], columns)];
  const foot = [cut([span(frame.keys, 'dim')], columns), ...input];
  const asked = wrapped(sentenceLine(frame.asked, { ...pen, names: frame.names, you: frame.you }), columns).slice(0, 2);
  const room = rows - head.length - hands.length - asked.length - foot.length - 1;
  const shownTable = table.slice(0, Math.max(4, room - LEAST_LOG - LEAST_CHOICES));
  const left = room - shownTable.length;
  const most = Math.max(LEAST_CHOICES, left - LEAST_LOG);
  const page = frame.choices.length > most ? most - 1 : most;
  const choices = choiceLines(frame, pen, columns, page);
  const log = logLines(frame, pen, columns, Math.max(0, left - choices.length));
  const body = filled([...head, ...shownTable, ...hands, rule(columns), ...log, ...asked, ...choices], {
    columns,
    rows: rows - foot.length,
  });
  return { lines: [...body, ...foot], page };
}

const filled = (lines: readonly Line[], { columns, rows }: Window): Line[] =>
  Array.from({ length: rows }, (_, index) => cut(lines[index] ?? [], columns));

const rule = (columns: number): Line => [span('─'.repeat(columns), 'dim')];

function title({ title: name, corner }: ScreenFrame, columns: number): Line {
  const inside = padded([span(` ${name}`)], columns - corner.length - 1);
  return [
    {
      text: cut([...inside, span(`${corner} `)], columns)
        .map(({ text }) => text)
        .join(''),
      style: 'reverse',
    },
  ];
}

function rowLines({ seat, items }: TabletopRow, { names, ranks, pending }: ScreenFrame, columns: number): Line[] {
  const between: Span = span('  ');
  const body = items.flatMap((item, index): Span[] =>
    index === 0 ? [...facesLine(item, names)] : [between, ...facesLine(item, names)],
  );
  if (seat === undefined) return wrapped([span('   '), ...body], columns, 5);
  const rank = ranks[seat];
  const label: Line = [
    span(pending.includes(seat) ? ' ▶ ' : '   ', 'yellow'),
    span(names[seat] ?? '', 'bold'),
    span(rank === undefined ? ' ' : ` ${rank} `, 'dim'),
  ];
  return wrapped([...padded(cut(label, LABEL), LABEL), ...body], columns, LABEL);
}

function handLines({ hands, names, viewer }: ScreenFrame, { texts }: Pen, columns: number): Line[] {
  return hands.flatMap(({ seat, cards }) => {
    const label = seat === viewer ? texts.hand : (names[seat] ?? '');
    const body = cards.flatMap((card): Span[] => [span('  '), ...facesLine(card, names)]);
    return wrapped([...padded([span(` ${label}`, 'bold')], 9), ...body], columns, 11);
  });
}

/** The newest at the bottom; what was asked for by ? or h stands in its place. */
function logLines(frame: ScreenFrame, pen: Pen, columns: number, count: number): Line[] {
  const speech = { ...pen, names: frame.names, you: frame.you };
  const lines = (sentences: readonly Sentence[], style?: 'yellow'): Line[] =>
    sentences.flatMap((sentence) =>
      wrapped(
        sentenceLine(sentence, speech).map((one) => (style && !one.style ? { ...one, style } : one)),
        columns,
        2,
      ),
    );
  const text = messageOf(frame);
  const shown = text.length > 0 ? lines(text, 'yellow').slice(0, count) : lines(frame.log.slice(-count)).slice(-count);
  return [...Array.from({ length: Math.max(0, count - shown.length) }, (): Line => []), ...shown];
}
/** When it is over, the score sheet. */
const messageOf = ({ message, sheet }: ScreenFrame): readonly Sentence[] => (message.length > 0 ? message : sheet);

function choiceLines({ choices, cursor, names, you }: ScreenFrame, pen: Pen, columns: number, size: number): Line[] {
  const page = Math.floor(cursor / size);
  const shown = choices.slice(page * size, (page + 1) * size).map(({ number, text }, index): Line => {
    const mark = page * size + index === cursor ? '›' : ' ';
    return cut(
      [span(`${mark}${String(number).padStart(3)}  `, 'yellow'), ...sentenceLine(text, { ...pen, names, you })],
      columns,
    );
  });
  if (choices.length <= size) return shown;
  return [...shown, cut([span(`      ${pen.texts.page(page + 1, Math.ceil(choices.length / size))}`, 'dim')], columns)];
}

function drawnCurtain({ title: name, names, curtain, uncover }: Curtain, pen: Pen, { columns, rows }: Window): Line[] {
  const centred = (line: Line): Line => [
    span(' '.repeat(Math.max(0, Math.floor((columns - widthOf(line)) / 2)))),
    ...line,
  ];
  const lines = [[span(name, 'bold')], [], sentenceLine(curtain, { ...pen, names }), [], [span(uncover, 'dim')]].map(
    centred,
  );
  const above = Array.from({ length: Math.floor((rows - lines.length) / 2) }, (): Line => []);
  return filled([...above, ...lines], { columns, rows });
}
