// The pages of the web: every path that the app in the browser answers, those aside that the games bring along. All
// others are the server's, or nobody's.

export const PAGES = {
  front: '/',
  setUp: '/play/:game',
  table: '/table/:id',
  online: '/t/:id',
  lobby: '/lobby',
  matches: '/matches',
  record: '/record',
  settings: '/settings',
  link: '/link',
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

/** What the paths of the pages look like, with their query; `more` are those of the games. */
export const pagePatterns = (more: readonly string[]): readonly RegExp[] =>
  [...Object.values(PAGES), ...more].map(
    (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/?]+').replace(/\/$/, '')}/?(?:\\?.*)?$`),
  );
