// The entry of a game in the list of games: what can be said of it before any of it is loaded, and where the rest is.
import type { DailyMatch } from './daily.ts';
import type { Game } from './game.ts';
import type { Lang } from './lang.ts';
import type { Tabletop } from './tabletop.ts';

/** A page that the game brings to the browser beside its table. */
export interface EntryPage {
  /** Its path, such as `/bench/:id`; the parts with a colon are handed to the page. */
  readonly path: string;
  /** What the menu of every page calls it; a page without a title is reached from elsewhere. */
  readonly title?: Readonly<Record<Lang, string>>;
}

/** `Plugin` is what the browser loads of the game. */
export interface GameEntry<Plugin = unknown> {
  readonly id: string;
  /** Lower numbers come first where games stand side by side. */
  readonly order: number;
  readonly title: Readonly<Record<Lang, string>>;
  /** Where there is no room for the title. */
  readonly short: string;
  /** What a seat is called that chance plays. */
  readonly chanceSeat?: Readonly<Record<Lang, string>>;
  readonly players: { readonly min: number; readonly max: number };
  /** How many sit down where nobody says how many. */
  readonly usual: number;
  /** How long a match takes. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** What it plays as its daily deal: the same as its rules say. */
  readonly daily?: DailyMatch;
  readonly pages?: readonly EntryPage[];
  readonly rules: () => Promise<Game>;
  readonly web: () => Promise<Plugin>;
  readonly terminal: () => Promise<Tabletop>;
  /** Adds commands of its own to the command line, which knows what they look like. */
  readonly commands?: () => Promise<unknown>;
}
