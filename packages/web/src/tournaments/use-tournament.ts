// A tournament as it stands, and who is looking at it.
import { detach } from '@sagebrush/engine';
import { isPassing, ProblemError, type TournamentInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect, useState } from 'react';
import { showNotice } from '../notice/notice-store.ts';
import { server } from '../table/server.ts';

export interface FollowedTournament {
  readonly tournament: TournamentInfo | undefined;
  /** Who I am here; undefined for who has never arrived. */
  readonly me: string | undefined;
  readonly isUnknown: boolean;
  /** Asks again at once, after something was done. */
  show(tournament: TournamentInfo): void;
}

/** After so long, where the server did not answer. */
const ASKED_AGAIN = 2000;

export function useTournament(id: string): FollowedTournament {
  const known = useSettings((settings) => settings.known);
  const [tournament, setTournament] = useState<TournamentInfo>();
  const [me, setMe] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (known)
      detach(
        server.call('me').then((who) => setMe(who.id)),
        () => setMe(undefined),
      );
  }, [known]);
  useEffect(() => {
    const leaving = new AbortController();
    const params = { tournament: id };
    async function follow(): Promise<void> {
      for await (const { message } of server.followTournament(id, { signal: leaving.signal })) {
        if (message.type === 'notice') showNotice(message.notice);
        if (message.type !== 'changed') continue;
        setTournament((await server.call('tournament', { params })).tournament);
      }
    }
    /** A server that is too busy, or gone for a moment, has the event all the same. */
    async function keepFollowing(): Promise<void> {
      while (!leaving.signal.aborted)
        try {
          await follow();
        } catch (reason) {
          if (reason instanceof ProblemError && !isPassing(reason.problem)) throw reason;
          await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN));
        }
    }
    detach(keepFollowing(), () => setUnknown(true));
    return () => leaving.abort();
  }, [id]);
  return { tournament, me, isUnknown, show: setTournament };
}

/** The names of those who take part, by competitor; a bot that fills a chair is a bot. */
export const competitorNames = ({ standings }: TournamentInfo, bot: string): ((competitor: string) => string) => {
  const names = new Map(standings.map(({ id, name }) => [id, name]));
  return (competitor) => names.get(competitor) ?? bot;
};
