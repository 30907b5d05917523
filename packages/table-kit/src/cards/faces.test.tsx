// Every card has a face of its own, and none needs what the content policy forbids.
import { DECK, JOKERS, makeCard, parseCard, twinOf } from '@sagebrush/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';

const CARDS = [...DECK, ...JOKERS].map(makeCard);
const FORBIDDEN = /style=|data:|<image|<script| id=/;

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
