// What a rated match did to the ratings of those who played it; where it does not count, why not.
import { detach } from '@sagebrush/engine';
import type { MatchInfo } from '@sagebrush/protocol';
import { PersonName } from '@sagebrush/table-kit/table/PersonName.tsx';
import { useEffect, useState } from 'react';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { pointsOf } from './points.ts';
import { ratedLine } from './rated-line.ts';
import * as styles from './record.module.css';

const A_MOMENT = 700;
const MOST_TRIES = 20;

/** Ratings are counted within a second or two of the end: asked again until they are there. */
function useRatedMatch(match: string): MatchInfo | undefined {
  const [info, setInfo] = useState<MatchInfo>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async (tries: number): Promise<void> => {
      const found = await server.call('match', { params: { match } });
      if (left) return;
      setInfo(found);
      const isCounted = found.uncounted !== undefined || found.ratings.some((one) => one !== null);
      if (!isCounted && tries < MOST_TRIES) timer = setTimeout(() => detach(ask(tries + 1), () => undefined), A_MOMENT);
    };
    // Without a server there is nothing to say.
    detach(ask(1), () => undefined);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [match]);
  return info;
}

export function RatingChanges({ match }: { readonly match: string }) {
  const words = useAppWords();
  const info = useRatedMatch(match);
  if (!info?.rated) return null;
  if (info.uncounted !== undefined)
    return (
      <p data-part="rated-note">
        <b>{words.unrated}</b> {ratedLine(words, info)}
      </p>
    );
  return (
    <section className={styles.changes} data-part="rating-changes" aria-label={words.ratingChanges}>
      <h3>{words.ratingChanges}</h3>
      <ul>
        {info.players.map((player, seat) => {
          if (player.kind !== 'person') return null;
          const step = info.ratings[seat];
          const now = step && Math.round(pointsOf(step.mu));
          const by = step?.was ? Math.round(pointsOf(step.mu)) - Math.round(pointsOf(step.was.mu)) : undefined;
          return (
            <li key={player.id} data-you={seat === info.seat || undefined}>
              <span>
                <PersonName name={player.name} guest={!player.kept} />
              </span>
              <span>
                {step ? <b>{now}</b> : words.ratingSoon}
                {by !== undefined && <span data-by={Math.sign(by)}>{by < 0 ? `−${-by}` : `+${by}`}</span>}
                {info.forfeits.includes(seat) && <em>{words.forfeited}</em>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
