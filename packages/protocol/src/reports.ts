// Reports: somebody, or a document, that the host of the site should look at. The server adds what the reporter saw.
import { type Of, shape } from '@sagebrush/engine';
import { hex32, id, LINES, seq } from './primitives.ts';
import { route } from './route.ts';

const { object, oneOf, optional, tagged, text } = shape;

export const REPORT_REASONS = ['name', 'chat', 'cheating', 'content', 'other'] as const;
export const reportAbout = tagged('kind', {
  person: object({ kind: oneOf('person'), person: id }),
  /** A document of somebody's, such as an option of a table. */
  document: object({ kind: oneOf('document'), document: hex32 }),
});
export type ReportAbout = Of<typeof reportAbout>;

export const newReport = object({
  about: reportAbout,
  reason: oneOf(...REPORT_REASONS),
  /** In the reporter's own words. */
  words: optional(text({ max: 500, pattern: LINES })),
  /** Where it was: what was said there goes along. */
  table: optional(id),
  match: optional(id),
  seq: optional(seq),
});
export type NewReport = Of<typeof newReport>;

export const reportCalls = {
  report: route('POST /api/reports', 'Report a person or a document to the host of the site', object({ report: id }), {
    body: newReport,
  }),
} as const;
