// House rules on paper: every option is named on the rules pages, in the clause that it belongs to.
import { readFileSync } from 'node:fs';
import { LANGS } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

describe.each(games.ids)('%s', (id) => {
  const options = Object.entries(games.find(id).options).filter(([, { labOnly }]) => !labOnly);
  test.each(LANGS)('names every option in its clause: %s', (lang) => {
    const lines = readFileSync(new URL(`../../${id}/rules.${lang}.md`, import.meta.url), 'utf8').split('\n');
    const unnamed = options.filter(
      ([name, { rule }]) => !lines.some((line) => line.includes(`**${rule}**`) && line.includes(`\`${name}\``)),
    );
    expect(unnamed.map(([name, { rule }]) => `${name} in ${rule}`)).toEqual([]);
  });
});
