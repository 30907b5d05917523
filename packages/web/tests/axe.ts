// What axe minds on a page, each with where.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
