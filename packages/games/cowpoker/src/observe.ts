// Cowpoker, observed: which effects happen, what Aces switch on, who leads, and which cards end in whose Gang.
import { makeCards, type Observer, type Seat, tally } from '@sagebrush/engine';
import { PACK_SIZE } from './pack/format.ts';
import { scoresOf } from './rules/score.ts';
import { type CowpokerTypes, HAND_SIZE } from './types.ts';

/** A third of the draw deck as it lies after the deal. */
export const thirdOfDeck = (live: readonly boolean[]): number =>
  (PACK_SIZE - HAND_SIZE * live.filter(Boolean).length) / 3;

export function observe(): Observer<CowpokerTypes> {
  const { count, counts } = tally();
  let labels: readonly string[] = [];
  let leaders: readonly Seat[] | undefined;
  return {
    names: { label: 'Ranch', leader: 'Who leads with a third of the deck left', holding: 'Gang', holdings: 'Gangs' },
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
      if (leaders || state.deck.length > thirdOfDeck(state.live)) return;
      const scores = scoresOf(state);
      leaders = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
    },
    observed({ gangs }) {
      return { counts: counts(), labels, ...(leaders ? { leaders } : {}), holdings: gangs.map(makeCards) };
    },
  };
}
