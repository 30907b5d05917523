// Every card has a face of its own, nobody looks like another, and nothing needs what the content policy forbids.
import { packOf } from '@sagebrush/cowpoker';
import { LANGS } from '@sagebrush/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CowpokerFace } from './CowpokerFace.tsx';
import { CENTERVILLE } from './centerville.ts';
import { characterOf, portraitOf } from './character.ts';

const FORBIDDEN = /style=|data:|<image|<script| id=/;
const entries = packOf({ pack: 'centerville' }).json.cards;

test.each([...LANGS])('every card shows its name, values and effect: %s', (lang) => {
  for (const entry of entries) {
    const character = characterOf(lang, entry);
    const face = renderToStaticMarkup(<CowpokerFace card={character} />).replaceAll('&#x27;', "'");
    expect(face).not.toMatch(FORBIDDEN);
    expect(face).toContain(character.name);
    expect(face).toContain(character.text);
    for (const value of [entry.points, entry.roundup, entry.gunfight])
      expect(face).toContain(`<b>${String(value).replace('-', '−')}</b>`);
  }
});

test('a portrait does not depend on the language', () => {
  for (const entry of entries) {
    const portraits = LANGS.map((lang) => JSON.stringify(portraitOf(characterOf(lang, entry))));
    expect(new Set(portraits).size).toBe(1);
  }
});

test('the bosses are marked, and those who make cards wild', () => {
  const faces = entries.map((entry) => renderToStaticMarkup(<CowpokerFace card={characterOf('en', entry)} />));
  expect(faces.filter((face) => face.includes('data-mark="boss"'))).toHaveLength(4);
  expect(faces.filter((face) => face.includes('data-mark="wild"'))).toHaveLength(3);
});

test('all 54 of Centerville are known, and nobody else', () => {
  const names = entries.map(({ name }) => (typeof name === 'string' ? name : name.en));
  expect(Object.keys(CENTERVILLE).toSorted()).toEqual(names.toSorted());
});

test('54 different looks in Centerville', () => {
  expect(new Set(Object.values(CENTERVILLE).map((portrait) => JSON.stringify(portrait))).size).toBe(54);
});
