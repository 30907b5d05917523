// Actions: their shape, and one shared object for each, so that listing choices makes nothing new.
import { type Card, type CardText, makeCard, parseCard, type Shape, shape } from '@sagebrush/engine';
import { PACK_SIZE } from './pack/format.ts';
import { RANCHES, TRICKS } from './pack/steps.ts';
import type { Action } from './types.ts';

const { card, object, oneOf, tagged, text } = shape;

export const action: Shape<Action> = tagged('type', {
  play: object({ type: oneOf('play'), card }),
  follow: object({ type: oneOf('follow'), card }),
  choose: object({ type: oneOf('choose'), option: text({ min: 1, max: 40 }) }),
});

const allCards: readonly CardText[] = Array.from({ length: PACK_SIZE }, (_, code) => makeCard(code as Card));

/**
 * What can be chosen, as a small number: a card's code, then the Ranches (a Ranch means its player), then the tricks.
 */
export type OptionCode = number;
export const OPTION_IDS: readonly string[] = [...allCards, ...RANCHES, ...TRICKS];
export const RANCH_OPTION = PACK_SIZE;
export const TRICK_OPTION = PACK_SIZE + RANCHES.length;

export const PLAYS: readonly Action[] = allCards.map((text) => ({ type: 'play', card: text }));
export const FOLLOWS: readonly Action[] = allCards.map((text) => ({ type: 'follow', card: text }));
export const CHOICES: readonly Action[] = OPTION_IDS.map((option) => ({ type: 'choose', option }));

const CODES: ReadonlyMap<string, OptionCode> = new Map(OPTION_IDS.map((id, code) => [id, code]));
/** The code of an option's id, or -1. */
export const optionCode = (id: string): OptionCode => CODES.get(id) ?? -1;

/** The card that an action names. */
export const cardNamed = (named: { readonly card: CardText }): Card => parseCard(named.card);
