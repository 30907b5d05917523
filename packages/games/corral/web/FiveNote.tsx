// What five cards are in the Corral, where Jokers alone are wild.
import { isShowdown } from '@sagebrush/corral/showdown-hand';
import { type CardText, parseCards } from '@sagebrush/engine';
import { ClauseLink } from '@sagebrush/table-kit/rules/ClauseLink.tsx';
import { useWords } from './words/index.ts';

/** GC-6.9 A showdown, or none. */
export function FiveNote({ cards }: { readonly cards: readonly CardText[] }) {
  const own = useWords();
  const showdown = isShowdown(parseCards(cards));
  return (
    <p>
      <b>{own.atCorral}:</b> {showdown ? own.showdowns[showdown] : own.noShowdown}{' '}
      <ClauseLink game="corral" rule="GC-6.9" />
    </p>
  );
}
