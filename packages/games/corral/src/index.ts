// Gunfight at the Pretty Good Corral: the game, and the types that others name.
export { corral } from './game.ts';
export { pileSheet } from './rules/end.ts';
export type { Action, CorralTypes, Event, Options, Position, SeenFighter, View } from './types.ts';
