// The places of {{title}}: the bids that were shown last in the middle, and where to bid.
import type { View } from '@sagebrush/{{id}}';
import { HiddenCard, TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing, SeatPlacing } from '@sagebrush/table-kit/table/screen.ts';
import type { CSSProperties } from 'react';
import { BIDS } from './spots.ts';
import { useWords } from './words/index.ts';

const hasBid = ({ pending, handSizes }: View, seat: number): boolean =>
  pending.length > 0 && pending.length < handSizes.length && !pending.includes(seat);

export function SeatPlace({ view, seat }: SeatPlacing<View>) {
  return hasBid(view, seat) ? <HiddenCard /> : null;
}

export function OwnPlace({ view }: SeatPlacing<View>) {
  return view.bid === undefined ? null : (
    <span className="card">
      <TableCard card={view.bid} />
    </span>
  );
}

export function Middle({ view }: Placing<View>) {
  const own = useWords();
  const last = view.shown.slice(-view.won.length);
  return (
    <SpotButton spot={BIDS} label={own.bidHere}>
      <span className="row-box" style={{ '--n': last.length, '--gaps': Math.max(1, last.length - 1) } as CSSProperties}>
        <span className="row">
          {last.length === 0 ? own.bidHere : last.map((card) => <TableCard key={card} card={card} />)}
        </span>
      </span>
    </SpotButton>
  );
}
