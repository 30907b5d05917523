// Every card has a face of its own, and none needs what the content policy forbids.
import { packOf } from '@sagebrush/cowpoker';
import { DECK, JOKERS, LANGS, makeCard, parseCard, twinOf } from '@sagebrush/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { CowpokerFace } from './CowpokerFace.tsx';
import { characterOf, portraitOf } from './character.ts';

const CARDS = [...DECK, ...JOKERS].map(makeCard);
const FORBIDDEN = /style=|data:|<image|<script| id=/;
const entries = packOf({ pack: 'centerville' }).json.cards;

describe('the standard deck', () => {
  const faces = CARDS.map((card) => renderToStaticMarkup(<CardFace card={card} />));

  test('54 cards, 54 faces', () => {
    expect(new Set(faces).size).toBe(54);
  });
  test('nothing in them that the content policy forbids', () => {
    for (const face of [...faces, renderToStaticMarkup(<CardBack />)]) expect(face).not.toMatch(FORBIDDEN);
  });
  test("the second deck's twin looks like its card", () => {
    expect(CARDS.map((card) => renderToStaticMarkup(<CardFace card={makeCard(twinOf(parseCard(card)))} />))).toEqual(
      faces,
    );
  });
});

describe('Cowpoker', () => {
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
    expect(faces.filter((face) => face.includes('char-mark char-boss'))).toHaveLength(4);
    expect(faces.filter((face) => face.includes('char-mark char-wild'))).toHaveLength(1);
  });
});
