// Views: what each seat and the rail may see.
import { type Card, KING, makeCard, makeCards, RAIL, SUITS, type SuitText, type Viewer } from '@sagebrush/engine';
import { gunAt } from './guns.ts';
import { knownCards, shownRow } from './knowledge.ts';
import { pending } from './rules/choices.ts';
import { canFire } from './rules/guns.ts';
import { cardAt, gunsOf, handOf, handSize, shownCard, shownCards, shownLying } from './table.ts';
import type { Public, State, View, ViewPhase } from './types.ts';

const suitsOf = (mask: number): SuitText[] => SUITS.filter((_, suit) => ((mask >> suit) & 1) === 1);

/** What everybody sees, in the names of the position. */
export function publicPart(state: State): Public {
  return {
    guns: state.guns.map((guns) => guns.map((code) => gunAt(code).texts)),
    tens: state.tens.map(makeCards),
    couples: state.couples.map(suitsOf),
    discard: state.discard.map(shownLying),
    aces: makeCards(state.aces),
    totals: state.totals.slice(),
    dealer: state.dealer,
    turn: state.turn,
    deals: state.deals,
    turns: state.turns,
    act: state.act,
    beganEmpty: state.beganEmpty,
    offer: state.discard.indexOf(state.offer),
    spent: gunsOf(state, state.turn).flatMap((code, index) => (canFire(code) ? [] : [index])),
    whereabouts: shownRow(state, 'public'),
  };
}

/** The Kings that wear a badge: everybody saw it pinned on, though not into whose hand he went since. */
const badgedKings = (state: State): Card[] =>
  state.badges.flatMap((badge, place) => (badge >= 0 ? [cardAt(KING, place)] : []));

export function view(state: State, viewer: Viewer): View {
  const { phase } = state;
  const isOver = phase.name === 'over';
  return {
    ...publicPart(state),
    ...(viewer === RAIL
      ? {}
      : { seat: viewer, hand: shownCards(state, handOf(state, viewer)), passed: shownRow(state, viewer) }),
    handSizes: state.hands.map((_, seat) => handSize(state, seat)),
    drawSize: state.draw.length,
    badges: badgedKings(state).map((king) => shownCard(state, king)),
    out: makeCards(state.out),
    known: state.hands.map((_, seat) => makeCards(knownCards(state, seat))),
    pending: pending(state),
    phase: phaseFor(state, viewer),
    ...(isOver ? { hands: state.hands.map((hand) => shownCards(state, hand)) } : {}),
    outcome: isOver ? phase.outcome : null,
  };
}

/** WC-2.2 Of a pass everybody sees who has chosen, and each seat what it chose itself. */
function phaseFor(state: State, viewer: Viewer): ViewPhase {
  const { phase } = state;
  switch (phase.name) {
    case 'passing': {
      const { way, count, given } = phase;
      const chosen = given.map((cards) => cards !== null);
      const yours = viewer === RAIL ? null : given[viewer];
      return yours
        ? { name: 'passing', way, count, chosen, yours: makeCards(yours) }
        : { name: 'passing', way, count, chosen };
    }
    case 'answering':
      return { name: 'answering', gun: gunAt(phase.gun).texts, victim: phase.victim };
    case 'replace': {
      const { lost, ...replacing } = phase;
      return lost === undefined ? replacing : { ...replacing, lost: makeCard(lost) };
    }
    case 'over':
      return { name: 'over' };
    default:
      return phase;
  }
}
