// The languages of the house, without anything that is said in them.
export const LANGS = ['en', 'de', 'it'] as const;
export type Lang = (typeof LANGS)[number];
