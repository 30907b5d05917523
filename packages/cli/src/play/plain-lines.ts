// The table in plain lines, for screen readers, pipes and scripts: sentences out, one line in.
import { type CardText, plain, type Sentence, seqOf } from '@sagebrush/engine';
import { type Curtain, frameOf, heardSince, type ScreenFrame } from './frame.ts';
import { reply } from './reply.ts';
import { letBotPlay, nextOf, type Session, textsOf, wordsOf } from './session.ts';

export interface PlainDesk {
  /** The next line that was typed; undefined when there are no more. */
  readonly read: () => Promise<string | undefined>;
  readonly write: (line: string) => void;
  /** Between two people: what was said scrolls out of sight. */
  readonly cover: () => void;
  /** Keeps the match for later, and says so. */
  readonly save: () => string;
  readonly autosave: () => void;
}

/** Plays until the match is over or there is nothing more to read. */
export async function playPlain(session: Session, desk: PlainDesk): Promise<void> {
  const words = wordsOf(session);
  const names = session.players.map(({ name }) => name);
  const say = (sentence: Sentence): void => desk.write(plain(sentence, names, words.card, { you: session.viewer }));
  let heard = 0;
  const printNews = (): void => {
    for (const sentence of heardSince(session, heard)) say(sentence);
    heard = seqOf(session.host.match) + 1;
  };
  let mustShow = true;
  for (;;) {
    const next = nextOf(session);
    if (next.kind === 'bot') {
      letBotPlay(session);
      continue;
    }
    if (next.kind === 'curtain') desk.cover();
    else printNews();
    const frame = frameOf(session);
    if (mustShow || next.kind === 'curtain') for (const line of linesOf(frame, session)) desk.write(line);
    if (next.kind === 'over') return;
    const line = await desk.read();
    if (line === undefined) return;
    const outcome = reply(session, line);
    for (const sentence of session.message) say(sentence);
    mustShow = outcome === 'played' || session.message.length === 0;
    if (outcome === 'quit') return;
    if (outcome === 'save') desk.write(desk.save());
    if (outcome === 'table') for (const row of tableLines(frameOf(session), session)) desk.write(row);
    if (outcome === 'save' || outcome === 'table') mustShow = false;
    if (outcome === 'played') desk.autosave();
  }
}

/** What somebody has to hear before they decide. */
function linesOf(frame: ScreenFrame | Curtain, session: Session): string[] {
  const words = wordsOf(session);
  const texts = textsOf(session);
  const spoken = (sentence: Sentence): string =>
    plain(sentence, frame.names, words.card, { you: 'you' in frame ? frame.you : undefined });
  if ('curtain' in frame) return [spoken(frame.curtain), frame.uncover];
  if (frame.outcome) return [texts.over, ...frame.sheet.map(spoken), ...scoreLines(frame, session)];
  const first = Math.floor(frame.cursor / session.page) * session.page;
  const shown = frame.choices.slice(first, first + session.page);
  const pages = Math.ceil(frame.choices.length / session.page);
  return [
    ...frame.hands.map(({ cards }) => `${texts.hand}: ${cards.map(spoken).join(', ')}.`),
    spoken(frame.asked),
    ...shown.map(({ number, text }) => `${number}. ${spoken(text)}`),
    ...(pages > 1 ? [`(${texts.page(first / session.page + 1, pages)})`] : []),
  ];
}

const scoreLines = ({ names, outcome }: ScreenFrame, session: Session): string[] =>
  names
    .map(
      (name, seat) => `${outcome?.places[seat] ?? 0}. ${name}: ${textsOf(session).points(outcome?.scores[seat] ?? 0)}`,
    )
    .sort();

/** The whole table, a line for each seat. */
const tableLines = (frame: ScreenFrame | Curtain, session: Session): string[] =>
  'curtain' in frame ? [] : rowTexts(frame, wordsOf(session).card);

export const rowTexts = ({ rows, names }: ScreenFrame, card: (card: CardText) => string): string[] =>
  rows.map(({ seat, items }) => {
    const said = items.map((item) => plain(item, names, card)).join('; ');
    return seat === undefined ? `${said}.` : `${names[seat] ?? ''}: ${said}.`;
  });
