// How much a test does. What takes minutes has a smaller count in `npm test` and its full one in `npm test -- long`.
/** SAGEBRUSH_COUNTS=full is what `npm test -- long` sets; by hand it goes before `npx vitest run <file>`. */
const HAS_FULL_COUNTS = process.env['SAGEBRUSH_COUNTS'] === 'full';

export const testCount = ({ usual, full }: { readonly usual: number; readonly full: number }): number =>
  HAS_FULL_COUNTS ? full : usual;
