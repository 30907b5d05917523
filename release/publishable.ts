// The packages that others can install: which they are, what each is called outside, and what it needs of Node.
export interface Publishable {
  readonly folder: string;
  /** Its name in a registry. */
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The Node that it is promised for. */
  readonly node: string;
  /** Needed only when installed: the built web, which the workspace has as a folder. */
  readonly needs?: readonly string[];
  /** What of the folder goes along, besides what is compiled. */
  readonly files?: RegExp;
}

/** What runs on Nodes that are older than the house's. */
export const LIBRARY = '>=22';
const PROGRAM = '>=24';
const RULES_PAGES = /^rules\.\w+\.md$|^packs\/|^pack\.schema\.json$/;

const library = (name: string, description: string, keywords: readonly string[], more: Partial<Publishable> = {}) => ({
  folder: `packages/${name}`,
  name: `@sagebrush/${name}`,
  description,
  keywords,
  node: LIBRARY,
  ...more,
});
const game = (id: string, description: string): Publishable =>
  library(id, description, ['card game', 'rules', id], { folder: `packages/games/${id}`, files: RULES_PAGES });

export const PUBLISHABLE: readonly Publishable[] = [
  library('poker', 'The best five of any number of cards with any wild cards, fast', [
    'poker',
    'evaluator',
    'wild cards',
  ]),
  library('engine', 'The contract of a card game, its match and log, fair chance', ['card game', 'engine', 'replay']),
  library('testkit', 'A contract suite that any game of the engine must pass', ['card game', 'contract tests']),
  game('corral', 'The rules of Gunfight at the Pretty Good Corral'),
  game('wyoming', 'The rules of Wyoming Cowboy'),
  game('cowpoker', 'The rules of Cowpoker, and its format of packs'),
  library('games', 'All games of Sagebrush in one list', ['card game', 'rules'], { folder: 'packages/games/all' }),
  library('bots', 'Players for any game of the engine, who get a view and never a state', [
    'bots',
    'monte carlo',
    'arena',
  ]),
  library('insight', 'What a finished match tells: chances, mistakes, luck and skill', ['analysis', 'card game']),
  library('tournament', 'Pairings and standings for tables of two to nine', ['tournament', 'swiss', 'duplicate']),
  library('protocol', 'What server, browser and bots of Sagebrush say to each other, and a client', [
    'client',
    'protocol',
  ]),
  library('server', 'Tables that lose nothing and leak nothing', ['server', 'card game'], {
    node: PROGRAM,
    files: /\.css$/,
  }),
  library('web', 'The browser side of Sagebrush, built', ['card game', 'pwa'], { node: PROGRAM, files: /^dist\// }),
  {
    folder: 'packages/cli',
    name: 'sagebrush',
    description: 'Three Western card games: play, host, simulate, and let programs compete',
    keywords: ['card game', 'cli', 'server', 'bots'],
    node: PROGRAM,
    needs: ['@sagebrush/web'],
    files: /^templates\//,
  },
];
