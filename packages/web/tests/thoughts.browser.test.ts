// The same seed and iterations give the same thoughts in Node and in the browser, to the last digit.
import { LEVELS } from '@sagebrush/bots';
import { chromium } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findBrowser } from '../../../scripts/browser.ts';
import { thoughts } from './thoughts.ts';

/** The module as one script that leaves its exports in `bots`. */
async function script(): Promise<string> {
  const entry = new URL('thoughts.ts', import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bots' } },
  });
  const [bundle] = built as Rolldown.RolldownOutput[];
  return bundle?.output[0].code ?? '';
}

test.each(LEVELS.slice(3))('%s thinks the same in Node and in the browser', { timeout: 240_000 }, async (level) => {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage();
    const there = await page.evaluate(`${await script()}; bots.thoughts(${JSON.stringify(level)})`);
    const here = thoughts(level);
    expect(here.length).toBeGreaterThan(40);
    expect(there).toEqual(here);
  } finally {
    await browser.close();
  }
});
