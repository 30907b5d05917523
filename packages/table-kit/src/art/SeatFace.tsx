// A small portrait for a seat, always the same for the same name; a dead tree where nobody sits.
import { CHANCE_SEAT } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import { ICONS } from './icon-paths.ts';
import { HATS } from './people/hats.ts';
import { PersonArt } from './people/PortraitArt.tsx';
import type { PortraitPerson } from './people/portrait.ts';
import { strangerOf } from './people/strangers.ts';
import * as styles from './SeatFace.module.css';
import { INK } from './shapes.ts';

interface Props {
  readonly name: string;
  readonly kind: string;
}

const isHat = (name: string): name is PortraitPerson['hat'] => Object.hasOwn(HATS, name);

export function SeatFace({ name, kind }: Props) {
  const worn = useSettings(({ hat }) => (kind === 'you' && isHat(hat) ? hat : undefined));
  const person = strangerOf(name);
  return (
    <svg className={styles.face} data-part="seat-face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19.5" fill="#e9d8b0" />
      {kind === CHANCE_SEAT ? (
        <path d={ICONS.stump} fill="#7a5a3a" stroke={INK} transform="translate(6 6) scale(1.15)" />
      ) : (
        <svg x="4" y="1.5" width="32" height="34" viewBox="9 1 82 86" role="presentation">
          <PersonArt person={{ ...person, hat: worn ?? person.hat, prop: 'none' }} />
        </svg>
      )}
      <circle cx="20" cy="20" r="19" fill="none" stroke={INK} strokeWidth="1.5" />
    </svg>
  );
}
