// The contract suite: what every game must keep, over many random matches.
import type { Game } from '@sagebrush/engine';
import { describe, test } from 'vitest';
import { matchChecks } from './contract/matches.ts';
import { recordChecks } from './contract/records.ts';
import { secretChecks } from './contract/secrets.ts';
import { type ContractCheck, type ContractSpec, openSuite } from './contract/suite.ts';
import { wordChecks } from './contract/words.ts';

/** The suite as tests of the calling file. */
export function checkContract(game: Game, spec: ContractSpec): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const { name, check } of contractChecks(game, spec)) test(name, { timeout: 120_000 }, check);
  });
}

/** The suite as a list, so that it can be shown to find a game that breaks the contract. */
export function contractChecks(game: Game, spec: ContractSpec): readonly ContractCheck[] {
  const { suite, checks } = openSuite(game, spec);
  matchChecks(suite);
  recordChecks(suite);
  secretChecks(suite);
  wordChecks(suite);
  return checks;
}
