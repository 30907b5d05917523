// What each page begins with, so that the first script of a visit asks for all of it at once, not one after the other.
import { ENTRIES } from '@sagebrush/games/entries';
import { PAGES } from '@sagebrush/protocol/pages';
import type { Rolldown } from 'vite';

const OF_GAME = '/games/:game';
const PLUGIN = `${OF_GAME}/web/plugin.ts`;
const BEGINNINGS: { readonly [page in keyof typeof PAGES]?: readonly string[] } = {
  lobby: ['/web/src/meet/LobbyPage.tsx'],
  matches: ['/web/src/pages/MatchesPage.tsx'],
  record: ['/web/src/record/RecordPage.tsx'],
  settings: ['/web/src/pages/SettingsPage.tsx'],
  hands: ['/web/src/explainer/HandsPage.tsx'],
  glossary: ['/web/src/rules/GlossaryPage.tsx'],
  replays: ['/web/src/replay/ReplaysPage.tsx'],
  rules: ['/web/src/rules/RulesPage.tsx'],
  rulesOf: ['/web/src/rules/RulesPage.tsx', PLUGIN],
  setUp: ['/web/src/meet/SetUpPage.tsx', PLUGIN],
  scores: ['/web/src/scorekeeper/ScoresPage.tsx', PLUGIN],
  lesson: [
    '/web/src/lessons/LessonPage.tsx',
    PLUGIN,
    `${OF_GAME}/web/lesson/index.ts`,
    `${OF_GAME}/web/screen.tsx`,
    `${OF_GAME}/src/game.ts`,
  ],
};
/** A page of a game at `/<name>` is its `web/<name>/<Name>Page.tsx`. */
function gamePage(path: string): readonly string[] {
  const folder = path.split('/')[1] ?? '';
  const name = `${folder.charAt(0).toUpperCase()}${folder.slice(1)}Page`;
  return ['/web/src/games/GamePage.tsx', PLUGIN, `${OF_GAME}/web/${folder}/${name}.tsx`];
}

/** By path; one with a part that is only known in the browser is not among them. */
function beginnings(): readonly (readonly [path: string, modules: readonly string[]])[] {
  const own = Object.entries(BEGINNINGS).map(
    ([page, modules]) => [PAGES[page as keyof typeof PAGES], modules] as const,
  );
  return ENTRIES.flatMap(({ id, pages = [] }) =>
    [...own, ...pages.map(({ path }) => [path, gamePage(path)] as const)].map(
      ([path, modules]) =>
        [path.replace(':game', id), modules.map((module) => module.replace(OF_GAME, `/games/${id}`))] as const,
    ),
  ).filter(([path]) => !path.includes(':'));
}

/** The files of each page, scripts and styles, without those that `html` names already. */
export function pageFiles(bundle: Rolldown.OutputBundle, html: string): ReadonlyMap<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const find = (module: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`the build has no ${module}`);
    return found;
  };
  const filesOf = (modules: readonly string[]): readonly string[] => {
    const found = new Set(modules.map(find));
    for (const chunk of found)
      for (const name of chunk.imports) {
        const next = bundle[name];
        if (next?.type === 'chunk') found.add(next);
      }
    const files = [...found].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
    return [...new Set(files)].filter((file) => !html.includes(file));
  };
  return new Map(beginnings().map(([path, modules]) => [path, filesOf(modules)]));
}
