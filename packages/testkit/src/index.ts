// The testkit: what a game calls in its own tests.
export type { ContractSpec } from './contract/suite.ts';
export { checkContract, contractChecks } from './contract.ts';
export { testCount } from './counts.ts';
export { checkImaginedWorlds, expectSameBytes } from './imagined-worlds.ts';
export { exchanged, namedCards } from './named-cards.ts';
export { checkPlaythrough, type PlaythroughSpec } from './playthrough.ts';
export { playedWithTakeBacks } from './take-backs.ts';
export { type ToyTypes, toyGame } from './toy-game.ts';
export { openedMatch, type TableSpec, tableOf, type WalkedStep, walk } from './walk.ts';
