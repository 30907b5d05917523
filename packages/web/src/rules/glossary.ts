// The words of every game.
import { corralTerms } from '../games/corral/glossary.ts';
import { cowpokerTerms } from '../games/cowpoker/glossary.ts';
import type { GameId } from '../games/ids.ts';
import { wyomingTerms } from '../games/wyoming/glossary.ts';
import type { Term } from './term.ts';

export const GLOSSARY: Readonly<Record<GameId, readonly Term[]>> = {
  corral: corralTerms,
  wyoming: wyomingTerms,
  cowpoker: cowpokerTerms,
};
