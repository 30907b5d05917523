// A copy of a state that plays on by itself.
import type { Card } from '@sagebrush/engine';
import type { State } from './types.ts';

const copied = (piles: readonly Card[][]): Card[][] => [
  (piles[0] as Card[]).slice(),
  (piles[1] as Card[]).slice(),
  (piles[2] as Card[]).slice(),
  (piles[3] as Card[]).slice(),
];

export function clone(state: State): State {
  const { trick, effect } = state;
  return {
    pack: state.pack,
    options: state.options,
    live: state.live,
    ranches: state.ranches,
    hands: copied(state.hands),
    gangs: copied(state.gangs),
    cellars: copied(state.cellars),
    deck: state.deck.slice(),
    out: state.out.slice(),
    known: state.known.slice(),
    phase: state.phase,
    turn: state.turn,
    trick: trick && {
      kind: trick.kind,
      passed: trick.passed,
      seats: trick.seats.slice(),
      cards: trick.cards.slice(),
      placed: trick.placed.slice(),
    },
    effect: effect && {
      card: effect.card,
      at: effect.at,
      won: effect.won,
      who: effect.who,
      picked: effect.picked,
      waits: effect.waits,
    },
    game: state.game,
    lead: state.lead,
    totals: state.totals,
    infoVersion: state.infoVersion,
    random: state.random.clone(),
  };
}
