// A small sign in the colour of the text around it.
import type { ReactNode } from 'react';
import { ICONS, type IconName, LEVEL_SHAPES } from './icon-paths.ts';

interface Props {
  readonly name: IconName;
  /** Inside another drawing: the path alone. */
  readonly bare?: boolean;
}

export function Icon({ name, bare = false }: Props) {
  const path = <path d={ICONS[name]} className="icon-path" fill="currentColor" fillRule="evenodd" />;
  return bare ? path : <Sign path={path} />;
}

/** How good a bot is, as a shape. */
export function LevelBadge({ level }: { readonly level: string }) {
  const shape = LEVEL_SHAPES[level];
  return shape ? <Sign path={<path d={shape} fill="currentColor" fillRule="evenodd" />} /> : null;
}

const Sign = ({ path }: { readonly path: ReactNode }) => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
    {path}
  </svg>
);
