// The house itself: where it is, what it offers, and the pages that its host wrote.
import { type Of, shape } from '@sagebrush/engine';
import { route } from './route.ts';

const { flag, list, nullable, object, oneOf, text } = shape;

/** Pages that only the host of a site can write. */
export const HOUSE_PAGES = ['privacy', 'imprint'] as const;
const housePage = oneOf(...HOUSE_PAGES);
export type HousePage = Of<typeof housePage>;

export const house = object({
  /** Where people find this site. */
  origin: text(),
  /** Passkeys can be made here; else recovery codes alone. */
  passkeys: flag,
  /** What a browser subscribes with to be told what waits for its person; null where the host does not push. */
  push: nullable(text({ max: 100 })),
  /** Those that the host has written. */
  pages: list(housePage),
});
export type House = Of<typeof house>;

export const houseCalls = {
  house: route('GET /api/house', 'Where this site is, whether it has passkeys, and which pages its host wrote', house),
  housePage: route(
    'GET /api/house/pages/:page',
    'A page of the host’s, as Markdown, in my language where there is one',
    object({ text: text({ max: 100_000 }) }),
    { params: object({ page: housePage }) },
  ),
} as const;
