// Gunfight at the Pretty Good Corral: the chapters wired together.
import type { Game } from '@sagebrush/engine';
import { actionShape } from './actions.ts';
import { clone } from './clone.ts';
import { daily } from './daily.ts';
import { fingerprint } from './fingerprint.ts';
import { observe } from './observe.ts';
import { formerRules, options } from './options.ts';
import { positionOf, positionShape, setUp } from './position.ts';
import { endIfDone, outcome } from './rules/end.ts';
import { deal, leftOf, PLAYERS, seating } from './rules/set-up.ts';
import { choices, refuse, takeTurn } from './rules/turn.ts';
import { sense } from './sense/index.ts';
import { trail } from './trail.ts';
import type { CorralTypes } from './types.ts';
import { imagine, pending, view, worlds } from './view.ts';
import { words } from './words/index.ts';

export const corral: Game<CorralTypes> = {
  id: 'corral',
  rules: '2',
  formerRules,
  players: PLAYERS,
  options,
  daily,
  trail,
  action: actionShape,
  position: positionShape,
  seating,
  deal,
  setUp,
  positionOf,
  pending,
  choices,
  refuse,
  apply(state, seat, action, emit) {
    takeTurn(state, seat, action, emit);
    endIfDone(state, emit);
  },
  view,
  imagine,
  worlds,
  fingerprint,
  outcome,
  /** GC-1.4 In a series the deal moves one seat to the left of whoever dealt last. */
  nextDealer: ({ dealer, hands }) => leftOf(dealer, hands.length),
  clone,
  infoVersion: (state) => state.infoVersion,
  words,
  sense,
  observe,
};
