// The pages that the build writes: those with a path of their own, with what a stranger sees there first in every
// language and all that they begin with, and an empty one for all others.
import { fileURLToPath } from 'node:url';
import { LANGS } from '@sagebrush/engine';
import { PAGES, writtenFile } from '@sagebrush/protocol/pages';
import { build, type CSSOptions, createServer, type Plugin, type Rolldown } from 'vite';
import { pageFiles } from './page-scripts.ts';

const source = (name: string): string => fileURLToPath(new URL(`./src/${name}`, import.meta.url));
const PAGE_HTML = source('page-html.tsx');
const HEAD = '<meta charset="utf-8" />';
const HEAD_ENDS = '</head>';
const ROOT = '<div id="root"></div>';

/** Longer HTML would be read for longer than it takes the app to draw it: such a page comes empty. */
const LONGEST = 60_000;

/** What the app reads of its surroundings when it draws a page, and the build has not. */
const SURROUNDINGS = {
  location: new URL('http://localhost/'),
  localStorage: { getItem: () => null, setItem: () => undefined },
};

type Texts = ReadonlyMap<string, string>;

/** Each page as browsers of each language show it, without the marks by which React finds its way. */
async function writtenTexts(css: CSSOptions, paths: readonly string[]): Promise<Texts> {
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: false,
    css,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const texts = new Map<string, string>();
  try {
    for (const [name, value] of Object.entries(SURROUNDINGS))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    for (const lang of LANGS) {
      // What a store starts with is read from here when its module runs, once for each language.
      Object.defineProperty(navigator, 'languages', { value: [lang], configurable: true });
      vite.environments.ssr.moduleGraph.invalidateAll();
      const { pageHtml } = (await vite.ssrLoadModule(PAGE_HTML)) as typeof import('./src/page-html.tsx');
      for (const path of paths) {
        const html = (await pageHtml(path)).replace(/<!--.*?-->/g, '').replace(/<title>.*?<\/title>/, '');
        if (html.length <= LONGEST)
          texts.set(path, `${texts.get(path) ?? ''}<template lang="${lang}">${html}</template>`);
      }
    }
  } finally {
    await vite.close();
  }
  return texts;
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

const linkTo = (name: string): string =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${name}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`;

/** Styles of what is written, beside those that the page begins with: a part of it may come with a file of its own. */
function moreStyles(bundle: Rolldown.OutputBundle, names: readonly string[], text: string): readonly string[] {
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [{ name: file.fileName, css: String(file.source), isThere: names.includes(file.fileName) }]
      : [],
  );
  const classes = [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, found = '']) => found.split(' '));
  const bare = [...new Set(classes)].filter(
    (one) => !sheets.some(({ css, isThere }) => isThere && css.includes(`.${one}`)),
  );
  return sheets.filter(({ css }) => bare.some((one) => css.includes(`.${one}`))).map(({ name }) => name);
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
        const files = pageFiles(bundle, html);
        const list = JSON.stringify(Object.fromEntries([...files].map(([path, names]) => [path, names.join(' ')])));
        const other = script.replace('<script', () => `<script data-pages='${list}'`);
        this.emitFile({ type: 'asset', fileName: 'page.html', source: put(html, HEAD, `${HEAD}\n    ${other}`) });
        // The page is there before its scripts: they let the styles go first.
        const written = html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
        const texts = await writtenTexts(css, [PAGES.front, ...files.keys()]);
        const shell = Object.keys(bundle).filter((name) => html.includes(name));
        const pageOf = (path: string, names: readonly string[]): string => {
          const text = texts.get(path) ?? '';
          const links = [...names, ...moreStyles(bundle, [...shell, ...names], text)].map(linkTo).join('');
          return put(put(written, ROOT, `${ROOT}${text}${script}`), HEAD_ENDS, `${links}${HEAD_ENDS}`);
        };
        page.source = pageOf(PAGES.front, []);
        for (const [path, names] of files)
          this.emitFile({ type: 'asset', fileName: writtenFile(path), source: pageOf(path, names) });
      },
    },
  };

  function put(html: string, place: string, content: string): string {
    if (!html.includes(place)) throw new Error(`the page has no ${place}`);
    return html.replace(place, () => content);
  }
}
