// The house as plain files: the built web, told that nobody answers and left to find out below which path it lies.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { FormatError } from '@sagebrush/engine';
import { ENTRIES, GAME_PATHS } from '@sagebrush/games/entries';
import { fixedPaths, PAGES, SERVER_PAGES, writtenFile } from '@sagebrush/protocol/pages';

const EDITION = 'data-edition="static"';

/** Writes the edition into a folder that is empty, or holds an older one; how many files it has. */
export function writeStaticEdition(web: string, to: string): number {
  const html = readFileSync(join(web, 'page.html'), 'utf8');
  if (existsSync(to) && readdirSync(to).length > 0 && !isEdition(to))
    throw new FormatError('folder', `${to} holds other things: name one that is empty or does not exist`);
  mkdirSync(to, { recursive: true });
  const written = join(web, dirname(writtenFile('/any')));
  cpSync(web, to, { recursive: true, filter: (path) => path !== written && !['.br', '.gz'].includes(extname(path)) });
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  };
  put('index.html', pageAt('', withoutServerLinks(readFileSync(join(web, 'index.html'), 'utf8'))));
  for (const page of fixedPages()) put(`${page.slice(1)}/index.html`, pageAt(page, writtenIn(web, page) ?? html));
  // What the worker shows offline, and what many hosts show for a path that has no file.
  for (const file of ['page.html', '404.html']) put(file, pageAt(undefined, html));
  put('sw.js', anyPath(readFileSync(join(web, 'sw.js'), 'utf8')));
  return readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

const isEdition = (folder: string): boolean =>
  existsSync(join(folder, '404.html')) && readFileSync(join(folder, '404.html'), 'utf8').includes(EDITION);

const pathsHere = (): string[] => [
  ...Object.entries(PAGES).flatMap(([name, path]) => (SERVER_PAGES.some((page) => page === name) ? [] : [path])),
  ...GAME_PATHS,
];

/** The pages whose whole path is known: each is a file, so that any web server finds it. */
const fixedPages = (): string[] =>
  fixedPaths(
    pathsHere(),
    ENTRIES.map(({ id }) => id),
  ).filter((path) => path !== PAGES.front);

/** What the build wrote of a page, without its text: that knows of people. */
function writtenIn(web: string, page: string): string | undefined {
  const file = join(web, writtenFile(page));
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/<template .*?<\/template>/gs, '') : undefined;
}

/** What a page loads while the browser reads it: its styles, scripts and signs. */
const LOADED = /<link [^>]*href="\/[^>]*>|<script [^>]*src="\/[^>]*><\/script>/g;

/** It has to come among the first bytes of a page. */
const CHARSET = '<meta charset="utf-8" />';

/** A page that asks for its files below the path where it finds itself; `page` is where it lies, if that is known. */
function pageAt(page: string | undefined, html: string): string {
  const endings = pathsHere().map((path) => `${path.replace(/:\w+/g, '[^/]+')}$`);
  const handed = `${JSON.stringify(page ?? null)},${JSON.stringify(endings)}`;
  return html
    .replace('<html ', `<html ${EDITION} `)
    .replaceAll(LOADED, (tag) => `<script>load(${JSON.stringify(tag).replaceAll('</', '<\\/')})</script>`)
    .replace(CHARSET, () => `${CHARSET}<script>${FIND_BASE}(${handed})</script>`);
}

/** Runs in the page, first of all, and leaves there how to load what comes. */
const FIND_BASE = `const load = ((page, endings) => {
  const path = location.pathname.replace(/index\\.html$/, '').replace(/\\/$/, '');
  const worker = navigator.serviceWorker?.controller?.scriptURL;
  const found = endings.map((ending) => path.search(ending)).filter((at) => at >= 0);
  const base =
    page !== null && path.endsWith(page) ? path.slice(0, path.length - page.length)
    : worker ? new URL('.', worker).pathname.replace(/\\/$/, '')
    : found.length > 0 ? path.slice(0, Math.min(...found))
    : path.replace(/\\/[^/]*$/, '');
  document.documentElement.dataset.base = base;
  return (tag) => document.write(tag.replaceAll('="/', '="' + base + '/'));
})`;

/** The front page stands in the file before any script runs: what leads to people must not stand there. */
const withoutServerLinks = (html: string): string =>
  SERVER_PAGES.reduce(
    (text, page) => text.replaceAll(new RegExp(`<a [^>]*href="${PAGES[page]}"[^>]*>.*?</a>`, 'g'), ''),
    html,
  );

/** The worker answers for all pages below its own path, wherever that is. */
function anyPath(worker: string): string {
  const anchored = '/^\\/';
  if (!worker.includes(anchored)) throw new Error('the worker lists its pages otherwise than this edition knows');
  return worker.replaceAll(anchored, '/\\/');
}
