// Why a log is refused, as a sentence in the guest's language. An error comes out of a worker as its text alone: its
// place, which stands first, says what it is about.
import type { ReplayWords } from './words/index.ts';

const PLACE = /^([\w.[\]]+): /;
const MOVE = /^(?:log\.)?entries\[(\d+)\]/;

export function logFault(words: ReplayWords, reason: unknown): string {
  const { faults } = words;
  const [, place] = PLACE.exec(reason instanceof Error ? reason.message : String(reason)) ?? [];
  if (place === undefined) return faults.noLog;
  const [, entry] = MOVE.exec(place) ?? [];
  if (entry !== undefined) return faults.move(Number(entry) + 1);
  switch (place) {
    case 'seal':
      return faults.changed;
    case 'chance.secret':
      return faults.secret;
    case 'entries':
      return faults.unfinished;
    case 'game':
      return faults.game;
    case 'format':
    case 'rules':
      return faults.version;
    default:
      return faults.place(place);
  }
}
