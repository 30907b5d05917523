// A cactus in a square of 24, for the signs and for the wall behind the front page.
export const CACTUS =
  'M10 22V17H7.5C5 17 4 15.5 4 13.5V9.8C4 8 7 8 7 9.8V13c0 .7.3 1 1 1h2V4.5C10 1 15 1 15 4.5V12h1.5c.7 0 1-.3 1-1V7.8C17.5 6 20.5 6 20.5 7.8v3.7c0 2.2-1.2 3.5-3.5 3.5h-2v7z';
