// The games of the list, as the app opens them: by id, each part when it is needed.
import type { Game, GameEntry, Lang } from '@sagebrush/engine';
import { ENTRIES } from '@sagebrush/games/entries';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';

const BY_ID: ReadonlyMap<string, GameEntry<GamePlugin>> = new Map(ENTRIES.map((entry) => [entry.id, entry]));
export const GAME_IDS: readonly string[] = [...BY_ID.keys()];
export const isGameId = (id: string): boolean => BY_ID.has(id);

export function gameEntry(id: string): GameEntry<GamePlugin> {
  const entry = BY_ID.get(id);
  if (!entry) throw new Error(`no game ${id} is played here`);
  return entry;
}

/** What a game is called; its id where this house does not know it. */
export const gameTitle = (id: string, lang: Lang): string => BY_ID.get(id)?.title[lang] ?? id;

export const loadRules = (id: string): Promise<Game> => gameEntry(id).rules();

/** What `load` finds, found once for each key: a component waits for the same promise each time it is drawn. */
function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? load(key);
    known.set(key, found);
    return found;
  };
}

export const gameRules = once(loadRules);
export const loadPlugin = once((id) => gameEntry(id).web());

type InLang<T> = (id: string, lang: Lang) => Promise<T>;
const onceInLang = <T>(load: (plugin: GamePlugin, lang: Lang) => Promise<T>): InLang<T> => {
  const found = once(async (key) => {
    const [id = '', lang] = key.split(' ');
    return load(await loadPlugin(id), lang as Lang);
  });
  return (id, lang) => found(`${id} ${lang}`);
};
export const gameHelp = onceInLang((plugin, lang) => plugin.loadHelp(lang));
export const gameSwitches = onceInLang(async (plugin, lang) => (await plugin.loadSwitches?.(lang)) ?? []);
export const gameLesson = once(async (id) => (await loadPlugin(id)).loadLesson());
export const gameScreen = once(async (id) => (await loadPlugin(id)).loadScreen());
export const gameTrailPart = once(async (id) => (await loadPlugin(id)).loadTrail?.());
export const gamePuzzlePart = once(async (id) => (await loadPlugin(id)).loadPuzzles?.());
export const gameTerms = once(async (id) => (await loadPlugin(id)).loadGlossary());
export const gameScorekeeper = once(async (id) => (await loadPlugin(id)).loadScorekeeper());
