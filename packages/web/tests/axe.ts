// What axe minds on a page, each with where.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { whenFaded } from './still.ts';

/** Half faded in, everything lacks contrast: axe looks when the page has come to rest. */
export async function violationsOn(page: Page): Promise<string[]> {
  await whenFaded(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
