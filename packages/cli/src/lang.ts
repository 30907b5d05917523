// The language of what is printed: --lang, else the one of the environment, else English.
import { LANGS, type Lang } from '@sagebrush/engine';
import { Option } from 'commander';

const usual = (): Lang =>
  LANGS.find((lang) => (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').startsWith(lang)) ?? 'en';

export const langOption = (): Option =>
  new Option('--lang <language>', 'language').choices([...LANGS]).default(usual());
