// A state as a short text: who has what. The same whatever the order in which it came about.
import type { Card } from '@sagebrush/engine';
import { scoresOf } from './rules/end.ts';
import type { Fighter, State } from './types.ts';

export function fingerprint(state: State): string {
  const street = state.fighters.map((fighters) => fighters.map(fighterText).sort().join(''));
  const passes = state.passes === 0 ? '' : `!${state.passes}`;
  return `${state.turn}${passes} ${scoresOf(state).join()} ${state.hands.map(pileText).join()} ${street.join()} ${cardsText(state.deck)}`;
}

/** One letter a card. */
const FIRST_LETTER = 64;
const cardsText = (cards: readonly Card[]): string => String.fromCharCode(...cards.map((card) => FIRST_LETTER + card));
const pileText = (cards: readonly Card[]): string => cardsText(cards.toSorted((one, other) => one - other));
/** The aim cards that all have seen come first, and apart. */
const fighterText = ({ card, aim, shown }: Fighter): string =>
  `${cardsText([card])}<${pileText(aim.slice(0, shown))}>${pileText(aim.slice(shown))};`;
