// A point is walked once in the usual run; its other sizes, languages and games in `npm test -- walks`.
const HAS_ALL_WALKS = process.env['SAGEBRUSH_WALKS'] === 'all';

export const walks = <T>(usual: readonly T[], others: readonly T[]): readonly T[] =>
  HAS_ALL_WALKS ? [...usual, ...others] : usual;
