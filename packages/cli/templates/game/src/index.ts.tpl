// {{title}}: its rules and its types.
export { {{id}} } from './game.ts';
export type { Action, Event, Options, Position, View } from './types.ts';
