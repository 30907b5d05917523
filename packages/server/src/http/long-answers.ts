// Long answers, written in steps: a page of a match's moments, and its sealed log.
import {
  type Entry,
  hostOf,
  type Lang,
  type Log,
  type Reached,
  type Steps,
  sealSteps,
  type Viewer,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';

/**
 * The moment that the match has come to and one for each entry after it, as one viewer saw them, in the language of who
 * asks; `more` is where the next page begins.
 */
export function* momentsText(
  reaching: Steps<Reached>,
  {
    entries,
    viewer,
    lang,
    more,
  }: {
    readonly entries: readonly Entry[];
    readonly viewer: Viewer;
    readonly lang: Lang | undefined;
    readonly more: number | null;
  },
): Steps<string> {
  const host = hostOf(yield* reaching);
  const moments = [JSON.stringify(momentsOf(host)(viewer, lang))];
  for (const entry of entries) {
    host.accept(host.tryEntry(entry));
    moments.push(JSON.stringify(momentsOf(host)(viewer, lang)));
    yield;
  }
  return `{"moments":[${moments.join(',')}],"more":${more}}`;
}

export function* sealedLogText(log: Log): Steps<string> {
  const seal = yield* sealSteps(log);
  const { entries, ...start } = log;
  const texts: string[] = [];
  for (const entry of entries) {
    texts.push(JSON.stringify(entry));
    yield;
  }
  return `${JSON.stringify(start).slice(0, -1)},"entries":[${texts.join(',')}],"seal":"${seal}"}`;
}
