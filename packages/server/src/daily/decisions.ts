// One's own decisions in a finished match: what one's seat saw, what it could do, and what it did. It tells nothing that
// was not on that person's screen.
import { actionIn, openHost, RAIL, type Steps, standingEntries } from '@sagebrush/engine';
import type { OwnDecision, OwnDecisions } from '@sagebrush/protocol';
import type { Services } from '../services.ts';
import { viewerIn } from '../tables/live-match.ts';
import { storedMatch } from '../tables/stored-match.ts';

export async function decisionsIn(
  { store, games, slices }: Pick<Services, 'store' | 'games' | 'slices'>,
  id: string,
  person: string,
): Promise<OwnDecisions | 'lost' | 'playing' | 'not-yours'> {
  const stored = await storedMatch(store, games, id);
  if (!stored) return 'lost';
  const seat = viewerIn(stored.players, person);
  if (seat === RAIL) return 'not-yours';
  const { game, log } = stored;
  const { entries, ...start } = log;
  const host = openHost(game, start);
  const decisions: OwnDecision[] = [];
  const standing = standingEntries(entries).map((index) => ({ index, entry: entries[index] }));
  function* walk(): Steps<void> {
    for (const { index, entry } of standing) {
      if (!entry || 'keep' in entry) continue;
      if (entry.seat === seat) {
        const { view, choices } = host.questionFor(seat);
        decisions.push({ seq: index, view, choices, action: actionIn(entry) });
      }
      host.accept(host.tryEntry(entry));
      yield;
    }
  }
  await slices.run(walk());
  if (!game.outcome(host.match.state)) return 'playing';
  const { rules, seats, options } = start;
  return { game: game.id, rules, seats, options, seat, decisions };
}
