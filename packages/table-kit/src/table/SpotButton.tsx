// A thing on the table that can be picked: lit when it leads somewhere, and ready to say why not when it does not.
import { isSameAction } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import * as controls from '../styles/controls.module.css';
import { useControl, useShown } from './context.ts';
import { type PickableChoice, pickingOf, type Spot, spotKind } from './spots.ts';
import type { ShownTable } from './table-store.ts';
import * as things from './things.module.css';

export interface SpotState {
  readonly lit: boolean;
  readonly picked: boolean;
}

/** What leads somewhere; in a lesson only what it asks for, unless something else is picked already. */
function litIn({ pickable, picked, busy, moment }: ShownTable): ReadonlySet<Spot> {
  if (busy) return NOTHING;
  const { open, lit } = pickingOf(pickable, picked);
  const { asksFor } = moment ?? {};
  if (!asksFor) return lit;
  const isAskedFor = ({ action }: PickableChoice): boolean => asksFor.some((one) => isSameAction(one, action));
  const askedFor = open.filter(isAskedFor).flatMap(({ spots }) => spots.filter((spot) => !picked.includes(spot)));
  return askedFor.length > 0 ? new Set(askedFor) : lit;
}
const NOTHING: ReadonlySet<Spot> = new Set();

/** Whether this spot is picked, or can be. */
export function useSpot(spot: Spot): SpotState {
  const lit = useShown((shown) => litIn(shown).has(spot));
  const picked = useShown((shown) => shown.picked.includes(spot));
  return { lit, picked };
}

interface Props {
  readonly spot: Spot;
  readonly label: string;
  readonly className?: string;
  readonly 'data-part'?: string;
  /** It is one card, which grows dim where others of its kind can be picked. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

export function SpotButton({ spot, label, className = '', isCard = false, children, 'data-part': part }: Props) {
  const control = useControl();
  const { lit, picked } = useSpot(spot);
  const dim = useShown((shown) => [...litIn(shown)].some((other) => spotKind(other) === spotKind(spot)));
  return (
    <button
      type="button"
      data-spot={spot}
      data-part={part}
      data-card={isCard || undefined}
      className={`${things.spot} ${className}`}
      data-lit={lit || undefined}
      data-picked={picked || undefined}
      data-dim={(dim && !lit && !picked) || undefined}
      aria-pressed={picked}
      aria-disabled={!lit && !picked}
      onClick={() => control.pick(spot)}
    >
      <span className={things.shown} aria-hidden="true">
        {children}
      </span>
      <span className={controls.hidden}>{label}</span>
    </button>
  );
}
