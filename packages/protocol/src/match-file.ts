// A match in a file: its log alone, as the browser hands it out, or a saved match, which knows the players too, as the
// terminal keeps it. Both read either.
import { CHANCE_SEAT, FormatError, type Log, logShape, type Of, shape } from '@sagebrush/engine';
import { level, name } from './primitives.ts';

const { list, object, oneOf, tagged } = shape;

const savedPlayer = tagged('kind', {
  person: object({ kind: oneOf('person'), name }),
  bot: object({ kind: oneOf('bot'), name, level }),
  /** Nobody: a seat that chance plays. */
  [CHANCE_SEAT]: object({ kind: oneOf(CHANCE_SEAT), name }),
});
export type SavedPlayer = Of<typeof savedPlayer>;

const saveFile = object({ sagebrush: oneOf(1), players: list(savedPlayer, { min: 2, max: 12 }), log: logShape });
export type SaveFile = Of<typeof saveFile>;

/** What does not fit is said by a FormatError, with its place. */
export function saveIn(json: unknown, place = ''): SaveFile {
  const save = saveFile.parse(json, place);
  const [players, seats] = [save.players.length, save.log.seats.length];
  if (players !== seats) throw new FormatError(place, `has ${players} players for ${seats} seats`);
  return save;
}

export function matchIn(json: unknown, place = ''): { readonly log: Log; readonly players?: readonly SavedPlayer[] } {
  const isSave = typeof json === 'object' && json !== null && 'sagebrush' in json;
  return isSave ? saveIn(json, place) : { log: logShape.parse(json, place) };
}
