// The pages of the web: every path that the app in the browser answers, those aside that the games bring along. All
// others are the server's, or nobody's.

export const PAGES = {
  front: '/',
  setUp: '/play/:game',
  table: '/table/:id',
  online: '/t/:id',
  lobby: '/lobby',
  daily: '/daily',
  dailyDeal: '/daily/:day/:game',
  trail: '/trail',
  puzzles: '/puzzles',
  puzzle: '/puzzles/:game/:id',
  matches: '/matches',
  record: '/record',
  settings: '/settings',
  me: '/me',
  signIn: '/sign-in',
  friends: '/friends',
  person: '/people/:handle',
  link: '/link',
  tournaments: '/events',
  newTournament: '/events/new',
  tournament: '/events/:id',
  house: '/house/:page',
  rules: '/rules',
  rulesOf: '/rules/:game',
  rulesToPrint: '/rules/:game/print',
  scores: '/scores/:game',
  lesson: '/learn/:game',
  hands: '/hands',
  glossary: '/glossary',
  replays: '/replay',
  replay: '/replay/:match',
  understand: '/understand',
  understandMatch: '/understand/:match',
} as const;

/** The pages on which there is nothing to see without a server: an edition without one does not have them. */
export const SERVER_PAGES: readonly (keyof typeof PAGES)[] = [
  'online',
  'lobby',
  'me',
  'signIn',
  'friends',
  'person',
  'link',
  'tournaments',
  'newTournament',
  'tournament',
  'house',
];

/** The paths that are known as a whole: one for each game, where a path names a game. */
export const fixedPaths = (paths: readonly string[], games: readonly string[]): readonly string[] =>
  [...new Set(paths.flatMap((path) => games.map((game) => path.replace(':game', game))))].filter(
    (path) => !path.includes(':'),
  );

/** Where the build puts what it writes of a page, below the built web. */
export const writtenFile = (path: string): string => `written${path}.html`;

/** What the paths of the pages look like, with their query; `more` are those of the games. */
export const pagePatterns = (more: readonly string[]): readonly RegExp[] =>
  [...Object.values(PAGES), ...more].map(
    (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/?]+').replace(/\/$/, '')}/?(?:\\?.*)?$`),
  );
