// Where this house stands: at the top of its site or below a path, with a server behind it or as plain files.

const root = typeof document === 'undefined' ? undefined : document.documentElement.dataset;

/** The path that all pages lie below, without a slash at its end; empty at the top of a site. */
export const SITE_BASE = root?.['base'] ?? '';

/** Whether anybody answers: an edition of plain files has games, lessons, rules and replays, and no people. */
export const HAS_SERVER = root?.['edition'] !== 'static';

/** The address of a page of ours for what the router does not make: plain links, and links to share. */
export const siteHref = (path: string): string => `${SITE_BASE}${path}`;
