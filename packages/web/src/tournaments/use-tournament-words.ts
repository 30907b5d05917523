// The words of this wing in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { type TournamentWords, WORDS } from './words/index.ts';

export const useTournamentWords = (): TournamentWords => WORDS[useSettings((settings) => settings.lang)];
