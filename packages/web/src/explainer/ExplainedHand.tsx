// One hand explained: its name, the best five with their wilds, what is left over, and the runners-up.
import { type CardText, cardName, parseCards } from '@sagebrush/engine';
import { type Best, handName, runnersUp, wildRanks } from '@sagebrush/poker';
import { capital, type PickedHand } from '@sagebrush/table-kit/hands-address.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useMemo } from 'react';
import * as styles from './hands.module.css';
import { PokerCard } from './PokerCard.tsx';
import { PokerClause, usePokerGames } from './poker-games.tsx';
import { useHandsWords } from './words/index.ts';

interface Props {
  readonly hand: PickedHand;
  readonly best: Best;
  /** The cards at which it was decided against the other hand. */
  readonly deciding: readonly CardText[];
}

export function ExplainedHand({ hand, best, deciding }: Props) {
  const own = useHandsWords();
  const lang = useSettings((settings) => settings.lang);
  const five = best.five.map(({ card }) => card);
  const rest = hand.cards.filter((card) => !five.includes(card));
  const hasWild = best.five.some(({ as }) => as !== undefined);
  return (
    <div>
      <p className={styles.handName} data-part="hand-name" role="status">
        {capital(handName(lang, best))}
      </p>
      <ul className={styles.five} aria-label={own.best}>
        {best.five.map((played) => (
          <PokerCard key={played.card} played={played} decides={deciding.includes(played.card)} />
        ))}
      </ul>
      <p className={styles.handClauses}>
        <PokerClause of="order" /> {hasWild && <PokerClause of="wild" />}
      </p>
      {rest.length > 0 && (
        <p>
          <b>{own.rest}:</b> {rest.map((card) => cardName(lang, card)).join(', ')}
        </p>
      )}
      {five.length === 5 && rest.length === 0 && <FiveNotes cards={five} />}
      <RunnersUp hand={hand} />
    </div>
  );
}

/** What the games say about five cards. */
function FiveNotes({ cards }: { readonly cards: readonly CardText[] }) {
  return usePokerGames().map(({ game, poker: { FiveNote } }) => FiveNote && <FiveNote key={game} cards={cards} />);
}

function RunnersUp({ hand }: { readonly hand: PickedHand }) {
  const own = useHandsWords();
  const lang = useSettings((settings) => settings.lang);
  const others = useMemo(() => runnersUp(parseCards(hand.cards), wildRanks(hand.wild)), [hand]);
  return (
    <details className={styles.runnersUp} data-part="runners-up" open>
      <summary>{own.runnersUp}</summary>
      {others.length === 0 ? (
        <p>{own.noRunnersUp}</p>
      ) : (
        <>
          <ol>
            {others.map((other) => (
              <li key={other.category}>
                <span>{capital(handName(lang, other))}</span>
                <ul className={`${styles.five} ${styles.small}`}>
                  {other.five.map((played) => (
                    <PokerCard key={played.card} played={played} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <small>{own.runnersUpAbout}</small>
        </>
      )}
    </details>
  );
}
