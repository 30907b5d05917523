// Deals in: sets a local table and says where it is.
import { type CharacterTrail, dailyOf, type TrailCharacter } from '@sagebrush/engine';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { gameEntry, loadPlugin } from '../games/games.ts';
import { appWordsNow } from '../words/index.ts';
import { type LocalTableSpec, setLocalTable } from './local-connection.ts';
import { savedMatches } from './match-store.ts';

type DealInOptions = Pick<
  LocalTableSpec,
  'game' | 'players' | 'level' | 'rules' | 'options' | 'dealer' | 'first' | 'companions' | 'daily' | 'character'
>;

/** `?seed=...` deals a known game: for tests and study. */
export async function dealIn(spec: DealInOptions): Promise<string> {
  const words = appWordsNow();
  const { name, lang, dealt } = useSettings.getState();
  changeSettings({ dealt: { ...dealt, [spec.game]: (dealt[spec.game] ?? 0) + 1 } });
  const { daily } = spec;
  const seed = daily ? `daily-${daily.day}` : new URLSearchParams(location.search).get('seed');
  const id = await setLocalTable({
    ...spec,
    name: name || words.nameless,
    lang,
    botNames: words.botNames.split(', '),
    ...(seed === null ? {} : { seed }),
  });
  return `/table/${id}`;
}

/** A first match for whoever has finished none of this game: a short one, with tips. */
export async function dealMeIn(game: string): Promise<string> {
  const { usual } = gameEntry(game);
  const matches = await savedMatches();
  if (matches.some((match) => match.game === game && match.outcome !== null))
    return dealIn({ game, players: usual, level: useSettings.getState().level, options: {} });
  const { firstMatch = { players: usual, level: 'greenhorn', options: {} } } = await loadPlugin(game);
  return dealIn({ game, ...firstMatch, first: true });
}

/** A day's deal without a server: the same for everyone who has none, and it counts for nothing. */
export function practiseDaily(game: string, day: string): Promise<string> {
  const { players, level, playouts, options } = dailyOf(gameEntry(game));
  return dealIn({ game, players, level, options: options as DealInOptions['options'], daily: { day, playouts } });
}

/** The next game against somebody on the trail. */
export const meetOnTrail = (
  game: string,
  { players, options }: CharacterTrail,
  character: TrailCharacter,
): Promise<string> =>
  dealIn({ game, players, level: character.level, options: options as DealInOptions['options'], character });
