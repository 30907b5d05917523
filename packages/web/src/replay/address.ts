// The address of a moment: match, number and eyes. Whoever opens it sees the same.
import { RAIL, type Viewer } from '@sagebrush/engine';

/** A seat's eyes, those of the rail, or all cards open. */
export type Eyes = Viewer | 'open';

export interface MomentAddress {
  readonly match: string;
  /** 0 is the deal. */
  readonly at: number;
  readonly eyes: Eyes;
}

export const replayAddress = ({ match, at, eyes }: MomentAddress): string =>
  `/replay/${encodeURIComponent(match)}?at=${at}&eyes=${eyes}`;

/** What an address asks for; undefined where it says nothing that makes sense. */
export function askedIn(search: string): { readonly at: number | undefined; readonly eyes: Eyes | undefined } {
  const asked = new URLSearchParams(search);
  return { at: wholeIn(asked.get('at')), eyes: eyesIn(asked.get('eyes')) };
}

export function eyesIn(text: string | null): Eyes | undefined {
  return text === 'open' || text === RAIL ? text : wholeIn(text);
}

const wholeIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
