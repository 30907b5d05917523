// Who sits where.
import type { Level } from '@sagebrush/bots';
import { CHANCE_SEAT, chanceSeatName, type Game, type Lang, type SeatKind } from '@sagebrush/engine';
import type { SavedPlayer } from '@sagebrush/protocol';

export type ScreenPlayer =
  | Exclude<SavedPlayer, { kind: 'bot' }>
  | (Extract<SavedPlayer, { kind: 'bot' }> & { readonly level: Level });

const BOT_NAMES = ['Dusty', 'Belle', 'Cole', 'Hattie', 'Amos', 'Ruby', 'Jed', 'Pearl', 'Silas', 'Josie'];

/**
 * People take the first live seats, bots the others: their levels in order, again from the first when there are fewer.
 */
export function playersFor(
  game: Game,
  lang: Lang,
  seats: readonly SeatKind[],
  people: readonly string[],
  levels: readonly Level[],
): ScreenPlayer[] {
  const free = BOT_NAMES.filter((one) => !people.includes(one));
  let live = 0;
  return seats.map((kind, seat) => {
    if (kind === CHANCE_SEAT) return { kind, name: chanceSeatName(game, lang, seats, seat) };
    const place = live++;
    const person = people[place];
    if (person !== undefined) return { kind: 'person', name: person };
    const bot = place - people.length;
    return { kind: 'bot', name: free[bot] ?? `Bot ${bot + 1}`, level: levels[bot % levels.length] ?? 'deputy' };
  });
}
