// Wyoming Cowboy keeps the contract of all games.
import { type GameAction, makeCards, parseCards } from '@sagebrush/engine';
import { checkContract, namedCards } from '@sagebrush/testkit';
import { wyoming } from './game.ts';
import { withoutBadges } from './rules/passing.ts';
import type { Action, State } from './types.ts';

type Gift = Extract<Action, { type: 'give' }>;
const isGift = (action: GameAction): action is Gift => action.type === 'give';
/** A cowboy with a badge is named by his King, or by King and Ace. */
const kingsAlone = (gift: Gift, state: State): Gift => ({
  ...gift,
  cards: makeCards(withoutBadges(state, parseCards(gift.cards))),
});

checkContract(wyoming, {
  tables: [
    { seats: 3, options: { matchLimit: 3, handLimit: 12 } },
    {
      seats: 4,
      options: { matchLimit: 2, handLimit: 20, school: 'jeff', badgeRides: true, askAlways: true, delay: 'each' },
    },
    { seats: 7, options: { matchLimit: 1, handLimit: 12 } },
    { seats: 3, options: { matchLimit: 2, handLimit: 12, readings: 'first' } },
  ],
  matches: 4,
  answersFromSecrets: (action) => action.type === 'shoot' || action.type === 'answer' || action.type === 'surrender',
  passingBy: (event) => (event.type === 'hand' ? namedCards(event) : []),
  asListed: (action, state) => (isGift(action) ? kingsAlone(action, state as State) : action),
});
