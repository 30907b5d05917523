// A finished or unfinished match, step by step, as one seat, as the rail, or with all hands open.
import {
  finish,
  type GameTypes,
  heardBy,
  type Lang,
  type Log,
  type Match,
  replay,
  rewind,
  type Seat,
  type Sentence,
  seqOf,
  type Told,
  type Viewer,
  type Words,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { type Frame, sheetOf } from './frame.ts';
import type { Showing } from './tabletop.ts';
import { rowsOf, tabletopOf } from './tabletops.ts';
import { TEXTS } from './texts.ts';

type ToldEvent = Told<GameTypes['Event']>;
export const ALL_OPEN = 'all';
/** Who looks on; with `all` every hand lies open. */
export type Watcher = Viewer | typeof ALL_OPEN;

export interface Replayed {
  readonly log: Log;
  /** As it ended. */
  readonly match: Match;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly words: Words;
  /** What each step told: the deal first, then one list for each entry. */
  readonly told: readonly (readonly ToldEvent[])[];
}

/** Replays the whole log once, so that a log that does not hold is refused at once. */
export function openReplay(log: Log, names: readonly string[], lang: Lang): Replayed {
  const told = new Map<number, readonly ToldEvent[]>();
  const match = replay(games.find(log.game), log, (more, { entries }) => told.set(entries.length, more));
  const steps = Array.from({ length: seqOf(match) }, (_, index) => told.get(index + 1) ?? []);
  return {
    log,
    match,
    names,
    lang,
    words: match.game.words(lang, match.table.options),
    told: [match.opening, ...steps],
  };
}

export const lastStep = ({ told }: Replayed): number => told.length - 1;

/** The match as it stood after so many entries. */
export const matchAt = ({ match }: Replayed, step: number): Match => finish(rewind(match, step)).match;

/** What one step told, and who took something back where it was that. */
export function heardAt(replayed: Replayed, step: number, watcher: Watcher): Sentence[] {
  const entry = replayed.log.entries[step - 1];
  if (entry && 'keep' in entry) return [TEXTS[replayed.lang].tookBack(entry.seat)];
  // Sentences for one seat alone speak to it as "you": who sees everything hears what everybody hears.
  const listener = watcher === ALL_OPEN ? 'rail' : watcher;
  return (replayed.told[step] ?? []).map((told) => replayed.words.event(heardBy(told, listener)));
}
export function replayFrame(replayed: Replayed, step: number, watcher: Watcher): Frame {
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
    pending,
    rows: rowsOf(tabletop, showingFor, viewer),
    hands: handsShown(watcher, names.length).map(hand),
    log: steps(step).flatMap((one) => heardAt(replayed, one, watcher)),
    asked: pending[0] === undefined ? [texts.over] : texts.waiting(pending[0]),
    choices: [],
    cursor: 0,
    message: [],
    keys: texts.replayKeys,
    outcome,
    sheet: sheetOf(outcome?.sheet ?? [], words, lang),
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
function watcherName(watcher: Watcher, { names, lang }: Replayed): string {
  if (typeof watcher === 'number') return names[watcher] ?? '';
  return watcher === ALL_OPEN ? TEXTS[lang].allOpen : TEXTS[lang].rail;
}
/** All open, then each seat, then the rail. */
export const watchersOf = ({ names }: Replayed): readonly Watcher[] => [
  ALL_OPEN,
  ...names.map((_, seat) => seat),
  'rail',
];
