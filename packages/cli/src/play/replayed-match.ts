// A finished or unfinished match, step by step, as one seat, as the rail, or with all hands open.
import {
  finish,
  type Lang,
  type Log,
  type Match,
  type NarratingHost,
  RAIL,
  replayHost,
  rewind,
  type Seat,
  type Sentence,
  type Showing,
  seqOf,
  type Viewer,
  type Words,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { heardAt, type ScreenFrame, sheetSentences } from './frame.ts';
import { rowsOf, tabletopOf } from './tabletop.ts';
import { TEXTS } from './texts.ts';

export const ALL_OPEN = 'all';
/** Who looks on; with `all` every hand lies open. */
export type Watcher = Viewer | typeof ALL_OPEN;

export interface ReplayedMatch {
  /** Its match as it ended. */
  readonly host: NarratingHost;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly words: Words;
}

/** Replays the whole log once, so that a log that does not hold is refused at once. */
export function replayMatch(log: Log, names: readonly string[], lang: Lang): ReplayedMatch {
  const host = replayHost(games.find(log.game), log);
  const { game, table } = host.match;
  return { host, names, lang, words: game.words(lang, table.options) };
}

/** Step 0 is the deal. */
export const lastStep = ({ host }: ReplayedMatch): number => seqOf(host.match);

/** The match as it stood after so many entries. */
export const matchAt = ({ host }: ReplayedMatch, step: number): Match => finish(rewind(host.match, step)).match;

/** Sentences for one seat alone speak to it as "you": who sees everything hears what everybody hears. */
export const heardByWatcher = ({ host, lang, words }: ReplayedMatch, step: number, watcher: Watcher): Sentence[] =>
  heardAt(host, step, { viewer: watcher === ALL_OPEN ? RAIL : watcher, lang, words });

export function replayFrame(replayed: ReplayedMatch, step: number, watcher: Watcher): ScreenFrame {
  const { names, lang, words } = replayed;
  const { game, table, state } = matchAt(replayed, step);
  const texts = TEXTS[lang];
  const tabletop = tabletopOf(game.id);
  const viewer = typeof watcher === 'number' ? watcher : undefined;
  const showingFor = (seat: Seat | undefined): Showing => {
    const looking = watcher === ALL_OPEN ? (seat ?? 'rail') : watcher;
    return { view: game.view(state, looking), table, lang, texts };
  };
  const hand = (seat: Seat) => ({
    seat,
    cards: (showingFor(seat).view.hand ?? []).map((card) => tabletop.held(showingFor(seat), card)),
  });
  const outcome = game.outcome(state);
  const pending = game.pending(state);
  return {
    title: `${words.title}: ${watcherName(watcher, replayed)}`,
    corner: texts.step(step, lastStep(replayed)),
    names,
    ranks: names.map(() => undefined),
    viewer,
    you: undefined,
    pending,
    rows: rowsOf(tabletop, showingFor, viewer),
    hands: handsShown(watcher, names.length).map(hand),
    log: steps(step).flatMap((one) => heardByWatcher(replayed, one, watcher)),
    asked: pending[0] === undefined ? [texts.over] : texts.waiting(pending[0]),
    choices: [],
    cursor: 0,
    message: [],
    keys: texts.replayKeys,
    outcome,
    sheet: sheetSentences(outcome?.sheet ?? [], words, lang),
  };
}

/** As many steps as a window can show. */
const SHOWN_STEPS = 40;
const steps = (step: number): number[] =>
  Array.from({ length: Math.min(step + 1, SHOWN_STEPS) }, (_, index) => step - Math.min(step, SHOWN_STEPS - 1) + index);

function handsShown(watcher: Watcher, seats: number): Seat[] {
  if (watcher === ALL_OPEN) return Array.from({ length: seats }, (_, seat) => seat);
  return watcher === 'rail' ? [] : [watcher];
}
function watcherName(watcher: Watcher, { names, lang }: ReplayedMatch): string {
  if (typeof watcher === 'number') return names[watcher] ?? '';
  return watcher === ALL_OPEN ? TEXTS[lang].allOpen : TEXTS[lang].rail;
}
/** All open, then each seat, then the rail. */
export const watchersOf = ({ names }: ReplayedMatch): readonly Watcher[] => [
  ALL_OPEN,
  ...names.map((_, seat) => seat),
  'rail',
];
