// Cowpoker, observed: which effects happen, what Aces switch on, who leads, and which cards end in whose Gang.
import { makeCards, type Observer, type Seat, tally } from '@sagebrush/engine';
import { PACK_SIZE } from './pack/format.ts';
import { scoresOf } from './rules/score.ts';
import { type CowpokerTypes, HAND_SIZE, type State } from './types.ts';

/** The draw deck as it lies after the deal. */
export const wholeDeck = (live: readonly boolean[]): number => PACK_SIZE - HAND_SIZE * live.filter(Boolean).length;

/** When one looks who leads: with these parts of the draw deck left. */
const MOMENTS = [
  { left: 2 / 3, name: 'Who leads with two thirds of the deck left' },
  { left: 1 / 3, name: 'Who leads with a third of the deck left' },
] as const;

function leadersIn(state: State): Seat[] {
  const scores = scoresOf(state);
  return scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
}

export function observe(): Observer<CowpokerTypes> {
  const { count, counts } = tally();
  let labels: readonly string[] = [];
  const leaders: (readonly Seat[])[] = [];
  return {
    names: { label: 'Ranch', leaders: MOMENTS.map(({ name }) => name), holding: 'Gang', holdings: 'Gangs' },
    hear(event) {
      if (event.type === 'deal') labels = event.ranches;
      else if (event.type === 'play' && event.works !== 'no')
        count(event.works === 'ace' ? 'effects that a foreign Ace switched on' : 'effects followed');
      else if (event.type === 'call') count(`tricks called: ${event.trick}`);
      else if (event.type === 'trick') count(event.winner === null ? 'tricks without a winner' : 'tricks won');
      else if (event.type === 'place') count(`placed in the ${event.rule} Gang`);
      else if (event.type === 'randomizer') count('randomizer cards turned');
      else if (event.type === 'skip') count('steps skipped');
      else if (
        event.type === 'steal' ||
        event.type === 'discard' ||
        event.type === 'move' ||
        event.type === 'swap' ||
        event.type === 'look'
      )
        count(`effect: ${event.type}`);
    },
    seeState(state) {
      const left = state.deck.length / wholeDeck(state.live);
      while (left <= (MOMENTS[leaders.length]?.left ?? -1)) leaders.push(leadersIn(state));
    },
    observed({ gangs }) {
      return { counts: counts(), labels, leaders, holdings: gangs.map(makeCards) };
    },
  };
}
