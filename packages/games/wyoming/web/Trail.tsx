// The race to the target as a trail with everybody's marker.

import { figure } from '@sagebrush/engine';
import { SeatFace } from '@sagebrush/table-kit/art/SeatFace.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { Placing } from '@sagebrush/table-kit/table/screen.ts';
import type { WyomingOptions, WyomingView } from '@sagebrush/wyoming';
import type { CSSProperties } from 'react';
import * as styles from './Trail.module.css';
import { trailPlaces } from './trail-places.ts';
import { useWords } from './words/index.ts';

type Props = Pick<Placing, 'players' | 'you' | 'options'> & Pick<WyomingView, 'totals'>;

export function Trail({ totals, players, you, options }: Props) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const { target } = options as WyomingOptions;
  const { markers, zero, start } = trailPlaces(totals, target);
  const standings = players.map(({ name }, seat) => `${name} ${figure(lang, totals[seat] ?? 0)}`).join(', ');
  return (
    <figure className={styles.trail} aria-label={`${own.trailTo(target)}: ${standings}`}>
      <span className={styles.line} style={{ '--at': start } as CSSProperties} />
      <span className={styles.start} style={{ '--at': zero } as CSSProperties}>
        0
      </span>
      <span className={styles.end}>
        <span aria-hidden="true">⚑</span> {target}
      </span>
      {players.map(({ name, kind }, seat) => (
        <span
          key={name}
          className={styles.marker}
          data-you={seat === you || undefined}
          style={{ '--at': markers[seat] ?? 0 } as CSSProperties}
        >
          <SeatFace name={name} kind={kind} />
        </span>
      ))}
    </figure>
  );
}
