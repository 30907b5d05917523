// What the checker finds in the pack on the bench, mistakes or remarks, in short; each line leads to its card.
import type { PackProblem } from '@sagebrush/cowpoker';
import type { CardText } from '@sagebrush/engine';
import { cardIndexOf, placeName } from './place-name.ts';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly problems: readonly PackProblem[];
  readonly cards: readonly CardText[];
  readonly onCard: (card: CardText) => void;
  readonly onPack: () => void;
}

const MOST_SHOWN = 5;

export function BenchMistakes({ problems, cards, onCard, onPack }: Props) {
  const own = useWorkshopWords();
  /** What is wrong with the cards as a whole is most often wrong with an Ace. */
  function lead(place: string): void {
    const card =
      cards[cardIndexOf(place) ?? -1] ?? (place === 'cards' ? cards.find((one) => one.startsWith('A')) : undefined);
    if (card === undefined) onPack();
    else onCard(card);
  }
  if (problems.length === 0) return null;
  return (
    <ul className={styles.benchMistakes}>
      {problems.slice(0, MOST_SHOWN).map(({ place, reason }) => (
        <li key={`${place} ${reason}`}>
          <button type="button" className={styles.linkButton} onClick={() => lead(place)}>
            {placeName(own, place, cards)}
          </button>{' '}
          {reason}
        </li>
      ))}
      {problems.length > MOST_SHOWN && <li>{own.andMore(problems.length - MOST_SHOWN)}</li>}
    </ul>
  );
}
