// After a game on the trail: what they say, how the series stands, and what beating them brought.
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { savedMatches } from '../table/match-store.ts';
import { isDecided, isWon, keepBeaten, seriesAgainst, seriesResult, type TrailSeries, trailKey } from './series.ts';
import * as styles from './trail.module.css';
import { type GameTrail, loadTrail, useRewardName } from './use-trail.ts';
import { useTrailWords } from './words/index.ts';

interface Props {
  readonly game: string;
  readonly character: string;
  readonly match: string;
}
interface Ended {
  readonly trail: GameTrail;
  readonly series: TrailSeries;
  readonly isUncounted: boolean;
  /** 1 you came first, -1 they did, 0 neither. */
  readonly result: number;
}

export function SeriesEnd({ game, character: id, match }: Props) {
  const [ended, setEnded] = useState<Ended>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [trail, matches] = await Promise.all([loadTrail(game), savedMatches()]);
      const saved = matches.find((one) => one.id === match);
      if (!trail || !saved) return;
      const series = seriesAgainst(matches, game, id);
      if (isWon(series)) keepBeaten(trailKey(game, id), trail.rewards[id]);
      setEnded({
        trail,
        series,
        isUncounted: saved.practice === true,
        result: seriesResult(saved),
      });
    };
    detach(load(), reportError);
  }, [game, id, match]);
  return ended ? <Said id={id} {...ended} /> : null;
}

function Said({ id, trail, series, isUncounted, result }: Ended & { readonly id: string }) {
  const words = useTrailWords();
  const rewardName = useRewardName();
  const lang = useSettings((settings) => settings.lang);
  const { characters } = trail;
  const place = characters.findIndex((one) => one.id === id);
  const [character, next] = [characters[place], characters[place + 1]];
  const lines = trail.lines[lang][id];
  const reward = trail.rewards[id];
  if (!character || !lines) return null;
  return (
    <div className={styles.end} data-part="series" data-decided={isDecided(series) || undefined}>
      {result !== 0 && <blockquote>{result > 0 ? lines.loses : lines.wins}</blockquote>}
      <p>{isUncounted ? words.uncounted : words.series(series.won, series.lost)}</p>
      {!isUncounted && isWon(series) && (
        <p>
          <b>{words.seriesWon(character.name)}</b> {reward && words.got(rewardName(reward))}{' '}
          {next && words.next(next.name)}
        </p>
      )}
      {!isUncounted && isDecided(series) && !isWon(series) && <p>{words.seriesLost(character.name)}</p>}
      <p>
        <Link href="/trail" data-part="to-trail">
          {words.toTrail}
        </Link>
      </p>
    </div>
  );
}
