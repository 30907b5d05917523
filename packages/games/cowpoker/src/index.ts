// Cowpoker: the game, its types, and the pack format for those who show, check or make packs.
export { cowpoker } from './game.ts';
export { type Chooser, type GameFacts, leadersOf, thirdOfDeck, watchGame } from './lab.ts';
export { packOf, SHIPPED_PACKS } from './options.ts';
export { checkPack, type Problem, soundPack } from './pack/check.ts';
export { type Pack, packFrom } from './pack/compile.ts';
export { type CardEntry, PACK_LIMIT, PACK_SIZE, type PackJson, packSchema, type Texts, textIn } from './pack/format.ts';
export { HOMES, type Home, RANCHES, type RanchId, type Step, TRICKS, type TrickKind } from './pack/steps.ts';
export { bestHand } from './rules/poker.ts';
export { scoresOf } from './rules/score.ts';
export type { Action, Asked, CowpokerTypes, Event, Options, Position, State, View } from './types.ts';
export { effectText } from './words/effect-text.ts';
