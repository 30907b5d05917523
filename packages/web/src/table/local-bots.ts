// The bots of a table in this browser: which of them owes a decision, and what it decides.
import { fixedThought, LEVELS, type Level, THINKING_MS, think, thinkInStyle } from '@sagebrush/bots';
import { fastRandom, type GameAction, type Host, nextInTurn, type Seat, seqOf, thinkingSeed } from '@sagebrush/engine';
import type { SavedMatch } from './match-store.ts';

const levelOf = (name: string | undefined): Level => LEVELS.find((level) => level === name) ?? 'greenhorn';

/** A bot that owes a decision. Where a person owes one too, the bots need not wait for it. */
export function nextBot({ match }: Host, saved: SavedMatch, people: readonly Seat[]): Seat | undefined {
  if (!saved.daily) return match.game.pending(match.state).find((seat) => !people.includes(seat));
  const next = nextInTurn(match, saved.you);
  return next === saved.you ? undefined : next;
}

/** `elapsed` is a clock that only goes forward, in milliseconds. */
export function botAction(host: Host, saved: SavedMatch, seat: Seat, elapsed: () => number): GameAction {
  const { match } = host;
  const { level: name, style } = saved.players[seat] ?? {};
  const level = levelOf(name);
  if (saved.daily) {
    const fixed = { level, playouts: saved.daily.playouts, seed: thinkingSeed(match, seat) };
    return fixedThought(host.questionFor(seat), fixed).action;
  }
  const until = elapsed() + THINKING_MS[level];
  const question = host.questionFor(seat);
  const random = fastRandom(`${saved.id} ${seqOf(match)} ${seat}`);
  const limits = { isTimeUp: () => elapsed() > until };
  return (style ? thinkInStyle({ level, style }, question, random, limits) : think(level, question, random, limits))
    .action;
}
