// What axe minds on a page, each with where.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { whenFaded } from './still.ts';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Half faded in, everything lacks contrast: axe looks when the page has come to rest. */
export async function violationsOn(page: Page): Promise<string[]> {
  await whenFaded(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(script, 'utf8'));
  return page.evaluate(async () => {
    const here = globalThis as unknown as { axe: typeof axe };
    const { violations } = await here.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}
