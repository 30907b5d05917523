// A frame: everything that a screen shows at one moment, before anybody decides how to draw it.
import {
  figure,
  heardBy,
  type Lang,
  type NarratingHost,
  type Outcome,
  RAIL,
  type Seat,
  type Sentence,
  type SheetLine,
  seqOf,
  type Viewer,
  type Words,
} from '@sagebrush/engine';
import {
  type Choice,
  momentOf,
  narrowedChoices,
  nextOf,
  type Session,
  showingOf,
  textsOf,
  wordsOf,
} from './session.ts';
import { rowsOf, type TabletopRow, tabletopOf } from './tabletop.ts';
import { TEXTS } from './texts.ts';

/** More than any window shows. */
const SHOWN_STEPS = 100;

export interface ScreenFrame {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly corner: string;
  readonly names: readonly string[];
  /** More about each seat than its name: a bot's level. */
  readonly ranks: readonly (string | undefined)[];
  readonly viewer: Seat | undefined;
  /** Who is called you; nobody in a replay. */
  readonly you: Seat | undefined;
  readonly pending: readonly Seat[];
  readonly rows: readonly TabletopRow[];
  /** The hands that this viewer may see: their own, or all of them in an open replay. */
  readonly hands: readonly { readonly seat: Seat; readonly cards: readonly Sentence[] }[];
  /** What this viewer heard, the oldest first. */
  readonly log: readonly Sentence[];
  readonly asked: Sentence;
  readonly choices: readonly Choice[];
  /** The choice under the cursor, by its place in `choices`. */
  readonly cursor: number;
  /** An answer to what was typed last; it stands in the place of the log. */
  readonly message: readonly Sentence[];
  readonly keys: string;
  readonly outcome: Outcome | undefined;
  readonly sheet: readonly Sentence[];
}
/** Between two people at one keyboard: nothing of the table is to be seen. */
export interface Curtain {
  readonly title: string;
  readonly names: readonly string[];
  readonly curtain: Sentence;
  readonly uncover: string;
}

export function frameOf(session: Session): ScreenFrame | Curtain {
  const { players, viewer, cursor, message } = session;
  const { match } = session.host;
  const texts = textsOf(session);
  const words = wordsOf(session);
  const names = players.map(({ name }) => name);
  const next = nextOf(session);
  if (next.kind === 'curtain')
    return { title: words.title, names, curtain: texts.curtain(next.seat), uncover: texts.uncover };
  const moment = momentOf(session);
  const { view, outcome } = moment;
  const showing = showingOf(session, view);
  const tabletop = tabletopOf(match.game.id);
  const hand = view.hand?.map((card) => tabletop.held(showing, card));
  return {
    title: words.title,
    corner: texts.move(match.played.length),
    names,
    ranks: players.map((player) => (player.kind === 'bot' ? player.level : undefined)),
    viewer,
    you: viewer,
    pending: match.game.pending(match.state),
    rows: rowsOf(tabletop, () => showing, viewer),
    hands: viewer === undefined || hand === undefined ? [] : [{ seat: viewer, cards: hand }],
    log: heardSince(session, Math.max(0, seqOf(match) - SHOWN_STEPS)),
    asked: next.kind === 'bot' ? texts.waiting(next.seat) : words.asked(view, viewer ?? 0, moment.choices),
    choices: narrowedChoices(session, moment),
    cursor,
    message,
    keys: texts.keys,
    outcome: outcome ?? undefined,
    sheet: sheetSentences(outcome?.sheet ?? [], words, session.lang),
  };
}

/** What this screen's viewer heard from a step on, with the take-backs where they happened. Step 0 is the deal. */
export function heardSince(session: Session, step: number): Sentence[] {
  const { host, viewer = RAIL, lang } = session;
  const hearer: Hearer = { viewer, lang, words: wordsOf(session) };
  return Array.from({ length: seqOf(host.match) + 1 - step }, (_, index) => step + index).flatMap((one) =>
    heardAt(host, one, hearer),
  );
}

interface Hearer {
  readonly viewer: Viewer;
  readonly lang: Lang;
  readonly words: Words;
}
/** What one step told, or who took something back. */
export function heardAt(
  { match, emittedAt }: NarratingHost,
  step: number,
  { viewer, lang, words }: Hearer,
): Sentence[] {
  const entry = match.entries[step - 1];
  if (entry && 'keep' in entry) return [TEXTS[lang].tookBack(entry.seat)];
  return emittedAt(step).map((one) => words.event(heardBy(one, viewer)));
}

export const sheetSentences = (sheet: readonly SheetLine[], words: Words, lang: Lang): Sentence[] =>
  sheet.map((line) => [
    { seat: line.seat },
    `  ${figure(lang, line.points)}  `,
    ...words.line(line),
    ` (${line.rule})`,
  ]);
