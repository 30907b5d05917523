// The built web, where there is one: its files, the pages that the build wrote, and one page for all others; for any
// other path with a 404.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ENTRIES, GAME_PATHS } from '@sagebrush/games/entries';
import { fixedPaths, pagePatterns, PAGES as WEB_PAGES, writtenFile } from '@sagebrush/protocol/pages';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../api-error.ts';
import { problemOf, send } from './problems.ts';
import { keepPagesSafe } from './safety.ts';

const PAGES = pagePatterns(GAME_PATHS);
const FIXED = fixedPaths(
  [...Object.values(WEB_PAGES), ...GAME_PATHS],
  ENTRIES.map(({ id }) => id),
);
const isPage = (url: string): boolean => PAGES.some((pattern) => pattern.test(url));

const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Neither a page nor a worker. */
const NO_PAGE = /(?:\.css|\.svg|\.json|\.md|\.webmanifest|\.woff2|\/assets\/(?!.*\.worker-).*\.js)(?:\.br|\.gz)?$/;

/** A scope of its own, in which every answer has the headers of a page. */
export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  await keepPagesSafe(app);
  const hasWeb = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (folder !== undefined && !hasWeb) app.log.warn('the pages for browsers are not built: npm run build');
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: ['index.html'],
      // The build has written each file compressed beside it: `.br` and `.gz`.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', 'written/**'],
      // A file is known by its tag, and nobody asks for a part of one: two lines less with each.
      lastModified: false,
      acceptRanges: false,
      setHeaders(reply, path) {
        // Vite puts a hash into the names under assets: they never change. Everything else is asked for again.
        const isForever = path.includes('/assets/');
        reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
        // What only a page or a worker heeds would outweigh a small file.
        if (NO_PAGE.test(path)) for (const name of OF_PAGES) reply.raw.removeHeader(name);
      },
    });
  }
  const written = new Map(
    FIXED.map((path) => [path, writtenFile(path)] as const).filter(
      ([, file]) => hasWeb && existsSync(join(folder, file)),
    ),
  );
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!hasWeb || !wantsPage || request.url.startsWith('/api/')) return send(reply, problemOf(notFound('page')));
    // The app says in the visitor's language that there is nothing.
    const path = request.url.replace(/\/?(?:\?.*)?$/, '');
    return reply.code(isPage(request.url) ? 200 : 404).sendFile(written.get(path) ?? 'page.html');
  });
}
