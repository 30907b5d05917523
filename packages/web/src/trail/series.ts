// How a series against a character of the trail stands: read off the matches of this browser, the earliest first.
import type { TrailReward } from '@sagebrush/table-kit/plugin.ts';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import type { SavedMatch } from '../table/match-store.ts';

/** So many games win a series. */
const TO_WIN = 2;

export interface TrailSeries {
  readonly won: number;
  readonly lost: number;
}

export type TrailMatch = Pick<
  SavedMatch,
  'game' | 'character' | 'players' | 'you' | 'outcome' | 'practice' | 'started'
>;

/** Who came before the other: 1 you, -1 the character, 0 neither; also where a move was taken back. */
export function seriesResult({ outcome, character, players, you, practice }: TrailMatch): number {
  const them = players.findIndex(({ name, style }) => name === character?.name && style !== undefined);
  if (!outcome || practice || them < 0) return 0;
  return Math.sign((outcome.places[them] ?? 0) - (outcome.places[you] ?? 0));
}

/** The series that is being played, or that has just ended: after it the next game begins another one. */
export function seriesAgainst(matches: readonly TrailMatch[], game: string, character: string): TrailSeries {
  const results = matches
    .filter((match) => match.game === game && match.character?.id === character)
    .toSorted((one, other) => one.started - other.started)
    .map(seriesResult)
    .filter((result) => result !== 0);
  return results.reduce<TrailSeries>(
    (series, result) => {
      const { won, lost } = isDecided(series) ? { won: 0, lost: 0 } : series;
      return result > 0 ? { won: won + 1, lost } : { won, lost: lost + 1 };
    },
    { won: 0, lost: 0 },
  );
}

export const isWon = ({ won }: TrailSeries): boolean => won >= TO_WIN;
export const isDecided = (series: TrailSeries): boolean => isWon(series) || series.lost >= TO_WIN;

export const trailKey = (game: string, character: string): string => `${game}/${character}`;

/** What a reward is called where it is kept, such as `hat:bowler`. */
export const rewardKey = (reward: TrailReward): string => Object.entries(reward)[0]?.join(':') ?? '';

/** Kept for good, whatever becomes of the matches. */
export function keepBeaten(key: string, reward: TrailReward | undefined): void {
  const { beaten, earned } = useSettings.getState();
  if (beaten.includes(key)) return;
  changeSettings({ beaten: [...beaten, key], earned: reward ? [...earned, rewardKey(reward)] : earned });
}
