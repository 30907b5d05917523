// The pages of the web: every path that the app in the browser answers. All others are the server's, or nobody's.

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
  lesson: '/learn/:game',
  hands: '/hands',
  glossary: '/glossary',
  replays: '/replay',
  replay: '/replay/:match',
  workshop: '/workshop',
  bench: '/workshop/:id',
  sheet: '/workshop/:id/sheet',
  pack: '/pack/:hash',
  understand: '/understand',
  understandMatch: '/understand/:match',
} as const;

/** What the path of a page looks like, with its query. */
export const PAGE_PATTERNS: readonly RegExp[] = Object.values(PAGES).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/?]+').replace(/\/$/, '')}/?(?:\\?.*)?$`),
);

export const isPage = (url: string): boolean => PAGE_PATTERNS.some((pattern) => pattern.test(url));
