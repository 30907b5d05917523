// Long answers, written in steps: a page of a match's moments, and its sealed log.
import {
  type Entry,
  type Json,
  type Log,
  type Reached,
  redo,
  type Steps,
  sealSteps,
  type Viewer,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';

/**
 * The moment that the match has come to and one for each entry after it, as one viewer saw them; `more` is where the
 * next page begins.
 */
export function* momentsText(
  reaching: Steps<Reached>,
  {
    entries,
    viewer,
    more,
  }: { readonly entries: readonly Entry[]; readonly viewer: Viewer; readonly more: number | null },
): Steps<string> {
  const { match, told } = yield* reaching;
  const moments = [JSON.stringify(momentsOf(match, told)(viewer))];
  for (const entry of entries) {
    moments.push(JSON.stringify(momentsOf(match, redo(match, entry))(viewer)));
    yield;
  }
  return `{"moments":[${moments.join(',')}],"more":${more}}`;
}

export function* sealedLogText(log: Log): Steps<string> {
  const seal = yield* sealSteps(log as unknown as Json);
  const { entries, ...start } = log;
  const texts: string[] = [];
  for (const entry of entries) {
    texts.push(JSON.stringify(entry));
    yield;
  }
  return `${JSON.stringify(start).slice(0, -1)},"entries":[${texts.join(',')}],"seal":"${seal}"}`;
}
