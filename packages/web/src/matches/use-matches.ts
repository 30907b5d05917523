// My matches as they can be had now: always those of this browser, and those on the server that knows me.
import { detach } from '@sagebrush/engine';
import type { MatchInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useCallback, useEffect, useState } from 'react';
import { useInbox } from '../inbox/inbox-store.ts';
import { forgetMatch, type SavedMatch, savedMatches } from '../table/match-store.ts';
import { server } from '../table/server.ts';

interface Met {
  readonly id: string;
  readonly name: string;
}

/** The people in these matches beside me, by name. */
const peopleIn = (matches: readonly MatchInfo[]): Met[] =>
  matches.flatMap(({ players, seat }) =>
    players.flatMap((player, index) =>
      player.kind === 'person' && index !== seat ? [{ id: player.id, name: player.name }] : [],
    ),
  );

export function useMatches(game: string | undefined, person: string | undefined) {
  const known = useSettings((settings) => settings.known);
  const waiting = useInbox(({ items }) => items);
  const [local, setLocal] = useState<readonly SavedMatch[]>();
  const [remote, setRemote] = useState<readonly MatchInfo[]>([]);
  const [met, setMet] = useState<ReadonlyMap<string, Met>>(new Map());
  const [more, setMore] = useState<number | null>(null);
  const load = useCallback(
    async (before?: number): Promise<void> => {
      const query = {
        ...(before === undefined ? {} : { before: String(before) }),
        ...(game === undefined ? {} : { game }),
        ...(person === undefined ? {} : { person }),
      };
      const page = await server.call('myMatches', { query });
      setRemote((shown) => (before === undefined ? page.matches : [...shown, ...page.matches]));
      setMet((before) => new Map([...before, ...peopleIn(page.matches).map((one) => [one.id, one] as const)]));
      setMore(page.more);
    },
    [game, person],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose turn it is has changed when the inbox has.
  useEffect(() => {
    // Without a server there are only the matches of this browser.
    if (known) detach(load(), () => undefined);
    else setRemote([]);
  }, [known, load, waiting]);
  const loadLocal = useCallback(() => savedMatches().then(setLocal), []);
  useEffect(() => detach(loadLocal(), reportError), [loadLocal]);
  return {
    local: local?.filter((match) => person === undefined && (game === undefined || match.game === game)),
    remote,
    met: [...met.values()].sort((one, other) => one.name.localeCompare(other.name)),
    more,
    showMore: () => detach(load(more ?? undefined), () => undefined),
    forget: async (id: string) => {
      await forgetMatch(id);
      await loadLocal();
    },
  };
}
