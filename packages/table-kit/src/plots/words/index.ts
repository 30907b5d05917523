// The words of simulated games, in the guest's language.
import { useSettings } from '../../settings.ts';
import type { InEveryLang, Widened } from '../../words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type SimulationWords = Widened<typeof en>;
export const WORDS: InEveryLang<SimulationWords> = { en, de, it };
export const useSimulationWords = (): SimulationWords => WORDS[useSettings((settings) => settings.lang)];
