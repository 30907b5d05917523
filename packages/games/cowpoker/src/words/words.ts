// The words of Cowpoker in the language of the table.
import type { Lang, Words } from '@sagebrush/engine';
import { packOf } from '../options.ts';
import type { Pack } from '../pack/compile.ts';
import type { CowpokerTypes, Options } from '../types.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

const LANGUAGES: Readonly<Record<Lang, (pack: Pack) => Words<CowpokerTypes>>> = { en: english, de: german, it: italian };

export const words = (lang: Lang, options: Options): Words<CowpokerTypes> => LANGUAGES[lang](packOf(options));
