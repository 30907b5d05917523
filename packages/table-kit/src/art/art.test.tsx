// Pictures that are drawn without a browser, and without what the content policy forbids.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, LevelBadge } from './Icon.tsx';
import { ICONS, type IconName, LEVEL_SHAPES } from './icon-paths.ts';
import { Saloon } from './Saloon.tsx';
import { SeatFace } from './SeatFace.tsx';
import { Skyline } from './Skyline.tsx';

const FORBIDDEN = /style=|data:|<image|<script| id=/;

test('walls and seats', () => {
  const pictures = [
    renderToStaticMarkup(<Skyline />),
    renderToStaticMarkup(<Saloon />),
    renderToStaticMarkup(<SeatFace name="Ada" kind="bot" />),
    renderToStaticMarkup(<SeatFace name="Ada" kind="deadwood" />),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(picture).not.toMatch(FORBIDDEN);
});

test('every sign and every level has a shape of its own', () => {
  const signs = (Object.keys(ICONS) as IconName[]).map((name) => renderToStaticMarkup(<Icon name={name} />));
  const levels = Object.keys(LEVEL_SHAPES).map((level) => renderToStaticMarkup(<LevelBadge level={level} />));
  expect(new Set([...signs, ...levels]).size).toBe(signs.length + levels.length);
});

test('a level that nobody knows has no badge', () => {
  expect(renderToStaticMarkup(<LevelBadge level="drover" />)).toBe('');
});
