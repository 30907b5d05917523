// Cowpoker: the game, its types, and the pack format for those who show, check or make packs.
export { cowpoker } from './game.ts';
export { packOf, SHIPPED_PACKS } from './options.ts';
export { checkPack, keptPack, type PackProblem, soundPack } from './pack/check.ts';
export { type Pack, packFrom } from './pack/compile.ts';
export {
  type CardEntry,
  cardFields,
  PACK_LIMIT,
  PACK_SIZE,
  type PackJson,
  packFields,
  packSchema,
  packText,
  type Texts,
  textIn,
} from './pack/format.ts';
export { remarksOn } from './pack/remarks.ts';
export { startingPack } from './pack/starting-pack.ts';
export {
  CARD_RULES,
  type CardRule,
  GANG_RULES,
  type GangRule,
  HOMES,
  type Home,
  type Only,
  PLACES,
  type PlaceId,
  RANCHES,
  type RanchId,
  type Step,
  TRICKS,
  type TrickKind,
  WHO_RULES,
  type WhoRule,
} from './pack/steps.ts';
export { worksFor } from './rules/aces.ts';
export { ALL_SEATS, gangsBy } from './rules/placing.ts';
export { bestHand, strengthOf } from './rules/poker.ts';
export { type Scored, scoresOf } from './rules/score.ts';
export { scoreSheet } from './rules/sheet.ts';
export type { Action, Asked, CowpokerTypes, Event, Options, Position, State, View } from './types.ts';
export { effectText } from './words/effect-text.ts';
