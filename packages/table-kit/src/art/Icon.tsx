// A small sign in the colour of the text around it.
import * as styles from './Icon.module.css';
import { ICONS, type IconName, LEVEL_SHAPES } from './icon-paths.ts';

export const Icon = ({ name }: { readonly name: IconName }) => <Sign path={ICONS[name]} />;

/** How good a bot is, as a shape. */
export function LevelBadge({ level }: { readonly level: string }) {
  const shape = LEVEL_SHAPES[level];
  return shape ? <Sign path={shape} /> : null;
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d={path} fill="currentColor" fillRule="evenodd" />
  </svg>
);
