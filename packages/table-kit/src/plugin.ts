// What the browser has of a game besides its rules. Whatever is large is loaded when somebody needs it.
import type { Level } from '@sagebrush/bots';
import type { CardText, Lang } from '@sagebrush/engine';
import type { ComponentType, ReactNode } from 'react';
import type { PortraitPerson } from './art/people/portrait.ts';
import type { Lesson } from './lesson.ts';
import type { Term } from './rules/term.ts';
import type { Scorekeeper } from './scorekeeper.ts';
import type { EarnedBack, EarnedFelt, Settings } from './settings.ts';
import type { GameScreen } from './table/screen.ts';
import type { InEveryLang } from './words/words.ts';

/** What the help at the table says of one game. */
export interface GameHelp {
  readonly goal: string;
  /** What can be done on a turn. */
  readonly moves: readonly string[];
  /** What the number beside a name means. */
  readonly score: string;
  /** Signs on this game's cards that need a word. */
  readonly signs?: readonly { readonly sign: ReactNode; readonly text: string }[];
}

/** A field of the page that sets a table, for options that are no plain switch, number or list. */
export interface SetUpFieldProps {
  /** What stands behind the question mark of the address. */
  readonly search: URLSearchParams;
  /** What is set already. */
  readonly options?: { readonly [name: string]: unknown };
  /** Sets options of the table; undefined takes one out again. */
  readonly onChange: (options: { readonly [name: string]: unknown }) => void;
}

/** What a game in which poker hands count says about them. */
export interface PokerPart {
  /** Where its rules have the order of the hands, the breaking of ties, and wild cards. */
  readonly clauses?: { readonly order: string; readonly ties: string; readonly wild: string };
  /** What five cards are at its table. */
  readonly FiveNote?: ComponentType<{ readonly cards: readonly CardText[] }>;
}

/** A switch of this game on the page of settings. */
export interface GameSwitch {
  readonly name: string;
  readonly about: string;
  readonly isOn: (settings: Settings) => boolean;
  readonly change: (on: boolean) => Partial<Settings>;
}

/** What a character of a trail says, and how somebody else would describe them. */
export interface CharacterLines {
  readonly about: string;
  readonly hello: string;
  /** Having won, or lost. */
  readonly wins: string;
  readonly loses: string;
}

/** What beating a character brings, to be worn at the table. */
export type TrailReward =
  | { readonly felt: EarnedFelt }
  | { readonly back: EarnedBack }
  | { readonly hat: Exclude<PortraitPerson['hat'], 'none'> };

/** What the browser has of a game's trail besides its characters: lines and rewards, by their ids. */
export interface TrailPart {
  readonly lines: InEveryLang<Readonly<Record<string, CharacterLines>>>;
  readonly rewards: Readonly<Record<string, TrailReward>>;
}

/** What a puzzle teaches: a name for it, and a sentence. */
export interface MotifText {
  readonly title: string;
  readonly lesson: string;
}

/** What the browser has of a game's puzzles: the file that was mined, and the words for its motifs. */
export interface PuzzlePart {
  readonly file: string;
  readonly motifs: InEveryLang<Readonly<Record<string, MotifText>>>;
}

/** The first match that somebody is dealt: a real one, and a short one. */
interface FirstMatch {
  readonly players: number;
  readonly level: Level;
  readonly options: { readonly [name: string]: unknown };
}

export interface GamePlugin {
  /** The picture on its poster. */
  readonly Art: ComponentType;
  /** The line on its poster. */
  readonly posterLine: InEveryLang<string>;
  readonly rulesText: InEveryLang<() => Promise<{ readonly default: string }>>;
  readonly loadScreen: () => Promise<GameScreen>;
  readonly loadLesson: () => Promise<Lesson>;
  readonly loadHelp: (lang: Lang) => Promise<GameHelp>;
  readonly loadGlossary: () => Promise<readonly Term[]>;
  /** Without it: greenhorns, as many as usual, and the usual rules. */
  readonly firstMatch?: FirstMatch;
  /** Named bots to be beaten one after the other; without it the game has no trail. */
  readonly loadTrail?: () => Promise<TrailPart>;
  /** Without it the game has no puzzles. */
  readonly loadPuzzles?: () => Promise<PuzzlePart>;
  /** For those who play it with real cards. */
  readonly loadScorekeeper: () => Promise<Scorekeeper>;
  /** The pages of its entry, by their paths; what the path has with a colon comes as a property. */
  readonly pages?: { readonly [path: string]: ComponentType<never> };
  readonly SetUpField?: ComponentType<SetUpFieldProps>;
  /** What a table's options ask to be shown before the cards are dealt. */
  readonly TableNote?: ComponentType<{ readonly options: object }>;
  readonly loadSwitches?: (lang: Lang) => Promise<readonly GameSwitch[]>;
  /** Undefined where poker hands do not count. */
  readonly poker?: PokerPart;
  /** How many games a preview of house rules simulates: as many as a phone plays in a few seconds. */
  readonly preview: number;
}
