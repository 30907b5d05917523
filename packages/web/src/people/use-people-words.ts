// The words of this wing in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { WORDS } from './words/index.ts';

export const usePeopleWords = (): (typeof WORDS)['en'] => WORDS[useSettings((settings) => settings.lang)];
