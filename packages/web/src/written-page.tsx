// The page as the build wrote it, which stands until the app's own is there as a whole.
import { type ReactNode, use } from 'react';

let isStanding = false;
const never = new Promise<never>(() => undefined);

/** Whether what the build wrote is what a guest sees now. */
export function setStanding(standing: boolean): void {
  isStanding = standing;
  if (!standing) document.getElementById('root')?.removeAttribute('data-written');
}

/**
 * What is shown while something loads. As long as the written page stands, that has all of it already: then nothing is
 * shown in its place before everything has come.
 */
export function Meanwhile({ children }: { readonly children?: ReactNode }) {
  if (isStanding) use(never);
  return children;
}
