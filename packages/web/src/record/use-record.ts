// My record as it can be had now: always from this browser, and from the server where there is one that knows me.
import { detach } from '@sagebrush/engine';
import type { LeaderboardLine, MyRecord, PlayedMatch } from '@sagebrush/protocol';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect, useState } from 'react';
import { forgetMatch, savedMatches } from '../table/match-store.ts';
import { beNobody, server } from '../table/server.ts';
import { oldestFirst, playedHere } from './sums.ts';

interface Shown {
  /** The first one first; undefined until this browser has looked. */
  readonly played: readonly PlayedMatch[] | undefined;
  readonly ratings: MyRecord['ratings'];
}

type There = Pick<MyRecord, 'played' | 'ratings'>;
const NOTHING: There = { played: [], ratings: [] };
const MOST_PAGES = 10;

/** Page by page, as far back as a record is worth looking at. */
async function recordThere(): Promise<There> {
  const { played, ratings, more } = await server.call('myRecord');
  const all = [...played];
  for (let [page, before] = [1, more]; before !== null && page < MOST_PAGES; page++) {
    const older = await server.call('myRecord', { query: { before: String(before) } });
    all.push(...older.played);
    before = older.more;
  }
  return { played: all, ratings };
}

export function useRecord(): Shown {
  const known = useSettings((settings) => settings.known);
  const [here, setHere] = useState<readonly PlayedMatch[]>();
  const [there, setThere] = useState<There>(NOTHING);
  useEffect(() => {
    const found = savedMatches().then((matches) => setHere(matches.flatMap((match) => playedHere(match) ?? [])));
    detach(found, reportError);
    if (!known) return setThere(NOTHING);
    // Without a server there are only the matches of this browser.
    recordThere().then(setThere, () => undefined);
  }, [known]);
  return { played: here && oldestFirst([...here, ...there.played]), ratings: there.ratings };
}

export function useLeaders(game: string): readonly LeaderboardLine[] {
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
  const { known, kept: _, ...settings } = useSettings.getState();
  const there = known ? await server.call('exportMe') : null;
  return JSON.stringify({ server: there, browser: { settings, matches: await savedMatches() } }, null, 2);
}

/** First what the server has: if that fails, nothing is lost here. */
export async function deleteEverythingOfMine(): Promise<void> {
  if (useSettings.getState().known) await server.call('deleteMe');
  for (const { id } of await savedMatches()) await forgetMatch(id);
  beNobody();
  changeSettings({ name: '' });
}
