// What each seat may see.
import { type Card, makeCard, makeCards, RAIL, type Viewer } from '@sagebrush/engine';
import { OPTION_IDS } from './actions.ts';
import { HAND } from './pack/compile.ts';
import { RANCHES, type RanchId, TRICKS, type TrickKind } from './pack/steps.ts';
import { optionsAsked, pending } from './rules/choices.ts';
import { instructionOf, stepName } from './rules/effects.ts';
import { totalsOf } from './rules/score.ts';
import { valueIn } from './rules/tricks.ts';
import { knowerBit, knowersOf, knownCard, viewersIn } from './secrets.ts';
import type { Asked, Asking, Effect, EffectView, KnownCard, State, Trick, TrickView, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const { trick, effect } = state;
  return {
    ...(viewer === RAIL ? {} : { seat: viewer, hand: makeCards(state.hands[viewer] ?? []) }),
    handSizes: state.hands.map((hand) => hand.length),
    turn: state.turn,
    pending: pending(state),
    ranches: state.ranches.map((ranch) => RANCHES[ranch] as RanchId),
    live: state.live,
    gangs: state.gangs.map(makeCards),
    cellars: state.cellars.map(makeCards),
    deckSize: state.deck.length,
    out: makeCards(state.out),
    known: state.known.flatMap((entry) => knownTo(state, viewer, entry)),
    trick: trick ? trickView(state, trick) : null,
    asked: isAsking(state.phase) && effect ? askedOf(state, effect, state.phase, viewer) : null,
    effect: effect ? effectView(effect) : null,
    game: state.game,
    lead: state.lead,
    totals: state.phase === 'over' ? totalsOf(state) : state.totals,
    over: state.phase === 'over',
    hands: state.phase === 'over' ? state.hands.map(makeCards) : null,
  };
}

const isAsking = (phase: State['phase']): phase is Asking =>
  phase === 'trick' || phase === 'who' || phase === 'card' || phase === 'give';

const trickView = (state: State, trick: Trick): TrickView => ({
  kind: TRICKS[trick.kind] as TrickKind,
  caller: state.turn,
  plays: trick.cards.map((card, index) => {
    const placed = trick.placed[index] ?? -1;
    return {
      seat: trick.seats[index] ?? 0,
      card: makeCard(card),
      value: valueIn(state, trick, card),
      ...(placed < 0 ? {} : { placed }),
    };
  }),
});

const effectView = ({ card, at, won, who, picked, waits }: Effect): EffectView => ({
  card: makeCard(card),
  at,
  won,
  who: who < 0 ? null : who,
  picked: picked < 0 ? null : makeCard(picked as Card),
  ...(waits ? { waits } : {}),
});

/** Options that are cards in a hand are for their holder's eyes only. */
function askedOf(state: State, effect: Effect, about: Asking, viewer: Viewer): Asked | null {
  const instruction = instructionOf(state, effect);
  if (!instruction) return null;
  const isSecret = about === 'card' && instruction.from === HAND && viewer !== state.turn;
  const options = isSecret ? [] : optionsAsked(state).map((code) => ({ id: OPTION_IDS[code] as string }));
  return { seat: state.turn, about, step: stepName(instruction), card: makeCard(effect.card), options };
}

function knownTo(state: State, viewer: Viewer, entry: number): KnownCard[] {
  const card = knownCard(entry);
  const holder = state.hands.findIndex((hand) => hand.includes(card));
  if (holder !== viewer && (knowersOf(entry) & knowerBit(viewer)) === 0) return [];
  const place =
    holder < 0 ? { seat: null, deck: state.deck.length - 1 - state.deck.indexOf(card) } : { seat: holder, deck: null };
  return [{ card: makeCard(card), ...place, by: viewersIn(knowersOf(entry)) }];
}
