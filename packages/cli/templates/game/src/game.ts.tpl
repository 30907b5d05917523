// {{title}} wired together.
import { type Game, shape, wholeOption } from '@sagebrush/engine';
import { clone, positionOf, positionShape, setUp } from './position.ts';
import { bid, choices, pending, refuse } from './rules/bids.ts';
import { outcome } from './rules/end.ts';
import { deal, PLAYERS, seating } from './rules/set-up.ts';
import { sense } from './sense.ts';
import type { {{Id}}Types } from './types.ts';
import { imagine, view } from './view.ts';
import { words } from './words/index.ts';

export const {{id}}: Game<{{Id}}Types> = {
  id: '{{id}}',
  rules: '1',
  players: PLAYERS,
  options: { cards: wholeOption('{{XX}}-1.1', 5, 1, 13) },
  action: shape.object({ type: shape.oneOf('bid'), card: shape.card }),
  position: positionShape,
  seating,
  deal,
  setUp,
  positionOf,
  pending,
  choices,
  refuse,
  apply: bid,
  view,
  imagine,
  outcome,
  clone,
  infoVersion: (state) => state.infoVersion,
  words,
  sense,
};
