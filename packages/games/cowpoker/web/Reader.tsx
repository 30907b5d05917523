// The reader: the card under the pointer, in focus or picked, large enough to read.

import { textIn } from '@sagebrush/cowpoker';
import type { CardText } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { GameCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { cardOn, type Spot, spotKind } from '@sagebrush/table-kit/table/spots.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import { useEffect, useState } from 'react';
import { entryOf, packAt } from './pack.ts';
import * as styles from './table.module.css';

const cardAt = (target: EventTarget | null): CardText | undefined => {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
  return spot === undefined ? undefined : cardShownOn(spot as Spot);
};
export const cardShownOn = (spot: Spot): CardText | undefined =>
  spotKind(spot) === 'hand' || spotKind(spot) === 'gang' ? cardOn(spot) : undefined;

/** The card that somebody points at, or has in focus; what passes under a mouse at rest is not looked at. */
function useLookedAt(): CardText | undefined {
  const [looked, setLooked] = useState<CardText>();
  useEffect(() => {
    let place: string | undefined;
    const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX},${clientY}`;
    const noteMouse = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') place = placeOf(event);
    };
    const showPointedAt = (event: PointerEvent): void => {
      const isAtRest = event.pointerType === 'mouse' && placeOf(event) === (place ?? placeOf(event));
      setLooked(isAtRest ? undefined : cardAt(event.target));
    };
    const showFocused = ({ target }: FocusEvent): void => setLooked(cardAt(target));
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', noteMouse, { signal });
    addEventListener('pointerover', showPointedAt, { signal });
    addEventListener('focusin', showFocused, { signal });
    return () => listening.abort();
  }, []);
  return looked;
}

export function Reader() {
  const picked = useShown((shown) => shown.picked.map(cardShownOn).find((card) => card !== undefined));
  const card = useLookedAt() ?? picked;
  const isPicked = card !== undefined && card === picked;
  const lang = useSettings((settings) => settings.lang);
  const flavour = useShown(
    ({ seating }) => seating && card !== undefined && entryOf(packAt(seating.table.options), card)?.flavour,
  );
  if (card === undefined) return null;
  return (
    <span
      className={`${styles.reader} ${things.card}`}
      data-picked={isPicked || undefined}
      data-part="reader"
      aria-hidden="true"
    >
      {/* A new card is drawn anew: under the shadow's filter some browsers keep the old ink, and its saying moves nothing. */}
      <GameCard key={card} card={card} />
      {flavour && (
        <em key={`${card} flavour`} className={styles.flavour}>
          {textIn(lang, flavour)}
        </em>
      )}
    </span>
  );
}
