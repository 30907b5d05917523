// The pages that the build writes: the front page with its posters in every language, and an empty one for all others.
import { fileURLToPath } from 'node:url';
import { LANGS } from '@sagebrush/engine';
import { build, type CSSOptions, createServer, type Plugin, type Rolldown } from 'vite';
import { pageFiles } from './page-scripts.ts';

const source = (name: string): string => fileURLToPath(new URL(`./src/${name}`, import.meta.url));
const FRONT_HTML = source('front-html.tsx');
const HEAD = '<meta charset="utf-8" />';
const ROOT = '<div id="root"></div>';

/** The front page as browsers of each language show it, without the marks by which React finds its way. */
async function frontPages(css: CSSOptions): Promise<string> {
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: false,
    css,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const pages: string[] = [];
  try {
    for (const lang of LANGS) {
      // What a store starts with is read from here when its module runs, once for each language.
      Object.defineProperty(navigator, 'languages', { value: [lang], configurable: true });
      vite.environments.ssr.moduleGraph.invalidateAll();
      const { frontHtml } = (await vite.ssrLoadModule(FRONT_HTML)) as typeof import('./src/front-html.tsx');
      const html = (await frontHtml()).replace(/<!--.*?-->/g, '').replace(/<title>.*?<\/title>/, '');
      pages.push(`<template lang="${lang}">${html}</template>`);
    }
  } finally {
    await vite.close();
  }
  return pages.join('');
}

/** A script that runs before the first paint is no module and imports nothing. */
async function firstLight(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: source('first-light.ts'), output: { format: 'iife' } } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output[0].code;
}

export function writtenPages(): Plugin {
  let css: CSSOptions = {};
  return {
    name: 'sagebrush:written-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      css = config.css;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('the build has written no page');
        /** A script that begins with this module, and what it imports by itself. */
        const scripts = (module: string): string => {
          const found = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
          );
          if (found?.type !== 'chunk') return this.error(`the build has no ${module}`);
          return [found.fileName, ...found.imports].join(' ');
        };
        const light = this.emitFile({ type: 'asset', name: 'first-light.js', source: await firstLight() });
        const words = LANGS.map((lang) => `data-${lang}="${scripts(`/web/src/words/${lang}.ts`)}"`).join(' ');
        const script = `<script src="/${this.getFileName(light)}" ${words}></script>`;
        // A page lies at any depth of the site; only what scripts and styles ask for is told from where they lie.
        const html = String(page.source).replaceAll('"./', '"/');
        const files = JSON.stringify(pageFiles(bundle, html));
        const other = script.replace('<script', () => `<script data-pages='${files}'`);
        this.emitFile({ type: 'asset', fileName: 'page.html', source: put(html, HEAD, `${HEAD}\n    ${other}`) });
        // The page is there before its scripts: they let the styles go first.
        const front = html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
        page.source = put(front, ROOT, `${ROOT}${await frontPages(css)}${script}`);
      },
    },
  };

  function put(html: string, place: string, content: string): string {
    if (!html.includes(place)) throw new Error(`the page has no ${place}`);
    return html.replace(place, () => content);
  }
}
