// My record as it can be had now: always from this browser, and from the server where there is one that knows me.
import { detach } from '@sagebrush/engine';
import type { LeaderboardLine, MyRecord, Played } from '@sagebrush/protocol';
import { useEffect, useState } from 'react';
import type { GameId } from '../games/ids.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { forgetMatch, savedMatches } from '../table/match-store.ts';
import { server } from '../table/online-table.ts';
import { inOrder, playedHere } from './sums.ts';

interface Shown {
  /** The first one first; undefined until this browser has looked. */
  readonly played: readonly Played[] | undefined;
  readonly ratings: MyRecord['ratings'];
}

export function useRecord(): Shown {
  const known = useSettings((settings) => settings.known);
  const [here, setHere] = useState<readonly Played[]>();
  const [there, setThere] = useState<MyRecord>({ played: [], ratings: [] });
  useEffect(() => {
    const found = savedMatches().then((matches) => setHere(matches.flatMap((match) => playedHere(match) ?? [])));
    detach(found, reportError);
    if (!known) return setThere({ played: [], ratings: [] });
    // Without a server there are only the matches of this browser.
    server.call('myRecord').then(setThere, () => undefined);
  }, [known]);
  return { played: here && inOrder([...here, ...there.played]), ratings: there.ratings };
}

export function useLeaders(game: GameId): readonly LeaderboardLine[] {
  const [lines, setLines] = useState<readonly LeaderboardLine[]>([]);
  useEffect(() => {
    let left = false;
    server.call('leaderboard', { params: { game } }).then(
      (board) => !left && setLines(board.lines),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [game]);
  return lines;
}

/** Everything of mine as the text of a file. */
export async function everythingOfMine(): Promise<string> {
  const { known, ...settings } = useSettings.getState();
  const there = known ? await server.call('exportMe') : null;
  return JSON.stringify({ server: there, browser: { settings, matches: await savedMatches() } }, null, 2);
}

/** First what the server has: if that fails, nothing is lost here. */
export async function deleteEverythingOfMine(): Promise<void> {
  if (useSettings.getState().known) await server.call('deleteMe');
  for (const { id } of await savedMatches()) await forgetMatch(id);
  changeSettings({ known: false, name: '' });
}
