// The race to the target as a trail with everybody's marker.

import { figure } from '@sagebrush/engine';
import { SeatFace } from '@sagebrush/table-kit/art/SeatFace.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { Placing } from '@sagebrush/table-kit/table/screen.ts';
import type { WyomingOptions, WyomingView } from '@sagebrush/wyoming';
import type { CSSProperties } from 'react';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function Trail({ view, players, you, options }: Placing<WyomingView>) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const { target } = options as WyomingOptions;
  const low = Math.min(0, ...view.totals);
  const part = (total: number): number => Math.min(1, Math.max(0, (total - low) / (target - low)));
  const standings = players.map(({ name }, seat) => `${name} ${figure(lang, view.totals[seat] ?? 0)}`).join(', ');
  return (
    <figure className={styles.trail} aria-label={`${own.trailTo(target)}: ${standings}`}>
      <span className={styles.trailLine} />
      <span className={styles.trailStart} style={{ '--at': part(0) } as CSSProperties}>
        0
      </span>
      <span className={styles.trailEnd}>{target}</span>
      {players.map(({ name, kind }, seat) => (
        <span
          key={name}
          className={styles.marker}
          data-you={seat === you || undefined}
          style={{ '--at': part(view.totals[seat] ?? 0), '--lane': seat % 3 } as CSSProperties}
        >
          <SeatFace name={name} kind={kind} />
        </span>
      ))}
    </figure>
  );
}
