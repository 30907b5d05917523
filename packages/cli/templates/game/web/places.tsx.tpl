// The places of {{title}}: the bids that were shown last in the middle, and where to bid.
import type { View } from '@sagebrush/{{id}}';
import { FaceDownCard, TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing, SeatPlacing } from '@sagebrush/table-kit/table/screen.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import type { CSSProperties } from 'react';
import { BIDS } from './spots.ts';
import { useWords } from './words/index.ts';

const hasBid = ({ pending, handSizes }: View, seat: number): boolean =>
  pending.length > 0 && pending.length < handSizes.length && !pending.includes(seat);

export function SeatPlace({ view, seat }: SeatPlacing<View>) {
  return hasBid(view, seat) ? <FaceDownCard /> : null;
}

export function OwnPlace({ view }: SeatPlacing<View>) {
  const own = useWords();
  return (
    <SpotButton spot={BIDS} label={own.bidHere} className={things.lot}>
      {view.bid === undefined ? own.bidHere : <TableCard card={view.bid} />}
    </SpotButton>
  );
}

export function Middle({ view }: Placing<View>) {
  const last = view.shown.slice(-view.won.length);
  return (
    <div
      className={things.rowBox}
      style={{ '--n': last.length, '--gaps': Math.max(1, last.length - 1) } as CSSProperties}
    >
      <ul className={things.row}>
        {last.map((card) => (
          <li key={card}>
            <TableCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}
