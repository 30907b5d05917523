// {{title}}: its rules and its types.
export { {{id}} } from './game.ts';
export type { Action, Event, Position, View } from './types.ts';
