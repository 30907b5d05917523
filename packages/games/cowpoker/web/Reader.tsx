// The reader: the card under the pointer, in focus or picked, large enough to read.

import type { CardText } from '@sagebrush/engine';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { GameCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { cardOn, kindOf, type Spot } from '@sagebrush/table-kit/table/spots.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import { useEffect, useState } from 'react';
import * as styles from './table.module.css';

const cardAt = (target: EventTarget | null): CardText | undefined => {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
  return spot === undefined ? undefined : cardShownOn(spot as Spot);
};
const cardShownOn = (spot: Spot): CardText | undefined =>
  kindOf(spot) === 'hand' || kindOf(spot) === 'gang' ? cardOn(spot) : undefined;

export function Reader() {
  const picked = useShown((shown) => shown.picked.map(cardOn).find((card) => card !== undefined));
  const [looked, setLooked] = useState<CardText>();
  useEffect(() => {
    const look = ({ target }: Event): void => setLooked(cardAt(target));
    addEventListener('pointerover', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('pointerover', look);
      removeEventListener('focusin', look);
    };
  }, []);
  const card = looked ?? picked;
  if (card === undefined) return null;
  return (
    <span className={`${styles.reader} ${things.card}`} aria-hidden="true">
      {/* A new card is drawn anew: under the shadow's filter some browsers keep the old ink. */}
      <GameCard key={card} card={card} />
    </span>
  );
}
