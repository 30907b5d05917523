// Who sits where, and the file that keeps a match for later: its log and its players.
import { LEVELS, type Level } from '@sagebrush/bots';
import { deadwoodName, type Lang, type Log, logShape, type SeatKind, shape } from '@sagebrush/engine';

const { list, object, oneOf, tagged, text } = shape;

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  /** Nobody: cowpoker's seats that chance plays. */
  | { readonly kind: 'deadwood'; readonly name: string };

const name = text({ min: 1, max: 24, pattern: /^[^\p{C}\p{Zl}\p{Zp}]+$/u });
const player = tagged('kind', {
  person: object({ kind: oneOf('person'), name }),
  bot: object({ kind: oneOf('bot'), name, level: oneOf(...LEVELS) }),
  deadwood: object({ kind: oneOf('deadwood'), name }),
});

export interface SaveFile {
  readonly sagebrush: 1;
  readonly players: readonly Player[];
  readonly log: Log;
}
export const saveShape: shape.Shape<SaveFile> = object({
  sagebrush: oneOf(1),
  players: list(player, { min: 2, max: 12 }),
  log: logShape,
}) as shape.Shape<SaveFile>;

const BOT_NAMES = ['Dusty', 'Belle', 'Cole', 'Hattie', 'Amos', 'Ruby', 'Jed', 'Pearl', 'Silas', 'Josie'];

/** People take the first live seats, bots the others: their levels in order, again from the first when there are fewer. */
export function playersFor(lang: Lang, seats: readonly SeatKind[], people: readonly string[], levels: readonly Level[]): Player[] {
  const free = BOT_NAMES.filter((one) => !people.includes(one));
  let live = 0;
  return seats.map((kind, seat) => {
    if (kind === 'deadwood') return { kind, name: deadwoodName(lang, seats, seat) };
    const place = live++;
    const person = people[place];
    if (person !== undefined) return { kind: 'person', name: person };
    const bot = place - people.length;
    return { kind: 'bot', name: free[bot] ?? `Bot ${bot + 1}`, level: levels[bot % levels.length] ?? 'deputy' };
  });
}
