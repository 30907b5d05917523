// The check that the shell knows no game finds what it is there to find.
import { expect, test } from 'vitest';
import { gameNouns, nounsInShell, SHELL, WIRE_SPELLING } from './nouns.ts';
import { filesUnder, GAME_FOLDERS } from './tree.ts';

const GAMES = [
  { game: 'corral', nouns: ['corral', 'fighter'] },
  { game: 'cowpoker', nouns: ['cowpoker', 'deadwood', 'ranch'] },
];
const said = (path: string, text: string): string[] => nounsInShell([{ path, text }], GAMES);

test.each(SHELL)('an id in packages/%s is found', (name) => {
  expect(said(`packages/${name}/src/x.ts`, "\nif (game === 'corral') return;")).toEqual([
    `packages/${name}/src/x.ts:2 says corral, a word of corral`,
  ]);
});

test('nouns are found inside names, in comments, in styles, and in the plural', () => {
  expect(said('packages/engine/src/x.ts', 'const deadwoodName = 1;')).toHaveLength(1);
  expect(said('packages/web/src/x.tsx', '// the fighters of a street')).toHaveLength(1);
  expect(said('packages/web/src/x.css', '.ranches { color: red; }')).toHaveLength(1);
  expect(said('packages/cli/src/x.ts', 'const FIGHTER = 1;')).toHaveLength(1);
});

test('other words, tests, fixtures, templates and the games themselves are left alone', () => {
  expect(said('packages/web/src/x.ts', 'const firefighterish = branch(random);')).toEqual([]);
  for (const path of ['web/src/x.test.ts', 'bots/fixtures/x.ts', 'cli/templates/game/x.ts', 'games/corral/web/x.ts'])
    expect(said(`packages/${path}`, 'corral')).toEqual([]);
});

test('an allowance holds for its file and its noun alone, and must be needed', () => {
  const allowed = [{ path: 'packages/engine/src/x.ts', noun: 'deadwood' }];
  const file = { path: 'packages/engine/src/x.ts', text: "kind === 'deadwood'; ranch;" };
  expect(nounsInShell([file], GAMES, allowed)).toEqual(['packages/engine/src/x.ts:1 says ranch, a word of cowpoker']);
  expect(nounsInShell([], GAMES, allowed)).toEqual([
    'packages/engine/src/x.ts is allowed to say deadwood and does not: take the allowance away',
  ]);
});

test('every game lists its id, and one that does not is an error', () => {
  const listed = gameNouns(filesUnder('packages/games', /nouns\.json$/), GAME_FOLDERS);
  expect(listed.map(({ game }) => game)).toEqual(GAME_FOLDERS);
  expect(() => gameNouns([], ['corral'])).toThrow('does not list corral');
});

test('only the wire has words of a game in the shell', () => {
  expect(new Set(WIRE_SPELLING.map(({ noun }) => noun))).toEqual(new Set(['deadwood']));
});
