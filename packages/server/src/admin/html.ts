// HTML for the admin's pages: everything put into it is escaped, but what was made by it. No script.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What may stand on the page as it is. */
export interface Html {
  readonly html: string;
}
type Part = string | number | Html | readonly Html[];
const written = (part: Part): string => {
  if (typeof part !== 'object') return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => text + written(parts[index] ?? '')).join(''),
});

export function since(then: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

export const columns = (...names: readonly string[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

/** A whole page, with the way to the others. */
export const framed = (title: string, body: Html, head: Html = html``): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${head}<title>${title}: Sagebrush admin</title><link rel="stylesheet" href="/admin/style.css"></head>
<body><main>
<nav aria-label="Admin"><a href="/admin">House</a> <a href="/admin/reports">Reports</a> <a href="/admin/people">People</a> <a href="/admin/arranged">Rated play</a> <a href="/admin/deeds">Audit log</a></nav>
${body}
</main></body></html>`.html;
