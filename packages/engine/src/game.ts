// The contract that every game keeps. The engine knows no game; a game knows no screen, no clock and no network.
import type { CardText } from '@sagebrush/poker';
import type { DailyMatch } from './daily.ts';
import { FormatError } from './errors.ts';
import type { Lang } from './lang.ts';
import type { Observer } from './observer.ts';
import type { OptionSpecs } from './options.ts';
import type { Random } from './random.ts';
import type { Json, Shape } from './shape.ts';
import type { CharacterTrail } from './trail.ts';
import type { Sentence } from './words.ts';

/** A chair at the table: 0-based, clockwise; the left neighbour is one higher. */
export type Seat = number;
export const RAIL = 'rail';
/** Who looks on: somebody in a seat, or the spectators at the rail. */
export type Viewer = Seat | typeof RAIL;

/** A seat that chance plays. Logs, messages and databases have spelt it so since the first game that had one. */
export const CHANCE_SEAT = 'deadwood';
/** A live seat decides; one that chance plays never owes a decision. */
export const SEAT_KINDS = ['live', CHANCE_SEAT] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface Table<Options> {
  readonly seats: readonly SeatKind[];
  readonly options: Options;
  /** In a series the deal moves on (dealerAfter); without it the first dealer is drawn as the rules say. */
  readonly dealer?: Seat;
}

/** Why not: the clause, and what its sentence needs to name. */
export interface Refusal {
  readonly rule: string;
  /** Which sentence of that clause, where it has several; `words` chooses by rule and reason. */
  readonly reason?: string;
  readonly about?: { readonly [name: string]: Json };
}
export const refusal = (rule: string, reason?: string, about?: Refusal['about']): Refusal => ({
  rule,
  ...(reason === undefined ? {} : { reason }),
  ...(about === undefined ? {} : { about }),
});

/** What one seat sees of an event instead of what everybody sees: always the same event, with more in it. */
export interface PrivateEvent<Event> {
  readonly seat: Seat;
  readonly event: Event;
}
/**
 * Tells what happened. The first argument goes to everyone, so nothing secret may stand in it; `privateEvents` replaces it for
 * single seats.
 * Call it as `emit?.({ ... })`: where nobody listens, as in simulations, the event is not even made.
 */
export type Emit<Event> = (event: Event, privateEvents?: readonly PrivateEvent<Event>[]) => void;

export interface SheetLine {
  readonly seat: Seat;
  readonly rule: string;
  /** What the points are for, a key of the game's words: `best-hand`. */
  readonly what: string;
  readonly cards: readonly CardText[];
  readonly points: number;
  /** More for the words and the screen, such as what a wild card stands for. */
  readonly note?: { readonly [name: string]: Json };
}
export interface Outcome {
  readonly scores: readonly number[];
  /** 1 is best; equal places share. */
  readonly places: readonly number[];
  readonly winners: readonly Seat[];
  readonly sheet: readonly SheetLine[];
}

/**
 * The types of one game. Action, Event, View, Position and Options are JSON in the public notation; State and Sight
 * stay inside.
 */
export interface GameTypes {
  State: unknown;
  Action: { readonly type: string };
  Event: { readonly type: string };
  View: BaseView;
  Options: object;
  Position: object;
  Sight: unknown;
}
/** An action, an event of any game. */
export type GameAction = GameTypes['Action'];
export type GameEvent = GameTypes['Event'];

export interface BaseView {
  /** The viewer's own cards, each as the game shows it: another may be pinned to one. Absent for the rail. */
  readonly hand?: readonly string[];
  readonly handSizes: readonly number[];
  readonly turn: Seat;
  readonly pending: readonly Seat[];
}

export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Changes whenever an old log would replay differently. */
  readonly rules: string;
  /**
   * The versions before, which logs and tables of then go on with: the options as each had them (defaults, ranges; an
   * option that came later stands there with the one value that plays as before).
   */
  readonly formerRules?: { readonly [rules: string]: OptionSpecs<T['Options']> };
  /** What a seat is called that chance plays; absent where there is none. */
  readonly chanceSeat?: Readonly<Record<Lang, string>>;
  /** How many live players. */
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<T['Options']>;
  /** The short match that a day's cards are dealt for; absent where the game has no daily deal. */
  readonly daily?: DailyMatch<T['Options']>;
  /** Whom one meets on its trail; absent where it has none. */
  readonly trail?: CharacterTrail<T['Options']>;
  readonly action: Shape<T['Action']>;
  readonly position: Shape<T['Position']>;

  /** The seats for a number of live players, or a checked list of seats; a FormatError where it cannot be. */
  seating(wanted: number | readonly SeatKind[]): readonly SeatKind[];
  deal(table: Table<T['Options']>, random: Random, emit?: Emit<T['Event']>): T['State'];
  /** A table in the middle of a game; a FormatError where it cannot be. */
  setUp(position: T['Position'], table: Table<T['Options']>, random: Random, emit?: Emit<T['Event']>): T['State'];
  /** The opposite of setUp, in every phase: setUp(positionOf(state)) plays on like the state, chance aside. */
  positionOf(state: T['State']): T['Position'];

  /** Who owes a decision; several at once where choices are secret and simultaneous; nobody when it is over. */
  pending(state: T['State']): readonly Seat[];
  /** Every legal action, once; the order of cards inside an action is the canonical one. */
  choices(state: T['State'], seat: Seat): readonly T['Action'][];
  /**
   * Why this seat may not do this, by the same predicates as choices; undefined when it may. The order in a list is
   * free (isSameAction).
   */
  refuse(state: T['State'], seat: Seat, action: T['Action']): Refusal | undefined;
  /** Carries out a legal action, in place: a state has one owner. */
  apply(state: T['State'], seat: Seat, action: T['Action'], emit?: Emit<T['Event']>): void;
  /** Built up from nothing, never stripped down. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /**
   * A full state that this viewer cannot tell from the real one, with a stream of its own. The table is public: views
   * need not repeat its options.
   */
  imagine(view: T['View'], table: Table<T['Options']>, random: Random): T['State'];
  /**
   * Every full state that this viewer, who owes a decision, cannot tell from the real one, each once, so that an
   * endgame can be solved exactly;
   * undefined where there are more than `most`. Whatever chance still has to decide in them is asked of `random`.
   */
  worlds?(view: T['View'], table: Table<T['Options']>, random: Random, most: number): readonly T['State'][] | undefined;
  /**
   * The same text for states that play on alike, however they came about, so that a solver need not look at them twice.
   */
  fingerprint?(state: T['State']): string;
  outcome(state: T['State']): Outcome | undefined;
  /** Who deals, or leads, after a match that has ended like this; absent where no seat is first by the rules. */
  nextDealer?(last: T['State']): Seat;
  /** Cheap: searches do it a million times. */
  clone(state: T['State']): T['State'];
  /** Grows whenever anybody has seen a card that they did not know, or chance has decided something. */
  infoVersion(state: T['State']): number;

  /** The ways in which it can be told, the usual one first; absent where there is one. */
  readonly wordings?: readonly string[];
  /** `wording` is one of those; anything else is the usual one. */
  words(lang: Lang, options: T['Options'], wording?: string): Words<T>;
  readonly sense: Sense<T>;
  /** What a simulation notes of each game beyond its scores; without it, how often each event happened. */
  observe?(): Observer<T>;
}

/** Everything that a game says, in one language. */
export interface Words<T extends GameTypes = GameTypes> {
  readonly title: string;
  card(card: CardText): string;
  event(event: T['Event']): Sentence;
  refusal(refusal: Refusal): Sentence;
  /** What this choice does, as a short instruction: "Lay the King of Hearts on your 9 of Spades". */
  choice(action: T['Action'], view: T['View']): Sentence;
  /** What is asked of this seat, which has these choices now: one line above the hand. */
  asked(view: T['View'], seat: Seat, choices: readonly T['Action'][]): Sentence;
  /** The view with names for what it has ids of, for a reader who has no words; absent where nothing needs one. */
  withTexts?(view: T['View']): T['View'];
  line(line: SheetLine): Sentence;
  /**
   * The names of hidden piles of the game's own, by their keys in its positions; `on` names the card that one lies
   * with. Hands, deck and draw pile have names everywhere.
   */
  readonly piles?: { readonly [pile: string]: (on: string) => string };
  /** Why a rule of thumb likes or dislikes a choice, in this position; its risk in a sentence of its own. */
  reason(reason: Reason): Sentence;
  /** Name and explanation of each option; the names of its values where they are words. */
  readonly options: { readonly [K in keyof T['Options']]: OptionWords };
}
export interface OptionWords {
  readonly name: string;
  readonly about: string;
  readonly values?: { readonly [value: string]: string };
}

export interface Reason {
  readonly why: string;
  readonly about?: { readonly [name: string]: Json };
  /** What speaks against a choice that this speaks for: what it risks, or gives up. */
  readonly risk?: Reason;
}

/** What a puzzle teaches: a key of the game's own words about its puzzles, and the clause that it is about. */
export interface Motif {
  readonly motif: string;
  readonly rule: string;
}

/** The rules of thumb that bots build on. They know what one seat may know, and nothing else. */
export interface Sense<T extends GameTypes = GameTypes> {
  /** What a seat may know, from its view and the public table. */
  read(view: T['View'], table: Table<T['Options']>): T['Sight'];
  /**
   * The same for a seat of an imagined state, without copying, until the next call. It may not use more than the
   * seat's view tells: the contract suite compares.
   */
  sightOf(state: T['State'], seat: Seat): T['Sight'];
  /** How good each choice is, higher is better, in units of roughly one point of the game. Writes into `weights`. */
  weigh(sight: T['Sight'], choices: readonly T['Action'][], weights: Float64Array): void;
  /**
   * The choice with the highest weight, the first of equals, for a seat of an imagined state that owes a decision. A
   * playout asks nothing else, and no list has to be made for it; undefined, or absent, where it is as quick to weigh
   * them all.
   */
  favourite?(state: T['State'], seat: Seat): T['Action'] | undefined;
  /** The main reason for or against a choice, for hints: no two choices of a position have the same. */
  why(sight: T['Sight'], action: T['Action']): Reason;
  /** By a reason's `why`: those that speak against their choice. All others speak for it. */
  readonly verdicts?: { readonly [why: string]: 'against' };
  /** What a position teaches in which this choice is the right one; absent where the game has no puzzles. */
  motif?(sight: T['Sight'], action: T['Action']): Motif;
  /** Playouts of a long match stop when this number changes (a hand of several). */
  stage(state: T['State']): number;
  /** Each seat's share of the win as it stands; when the game is over exactly the outcome. Sums to 1. */
  prospects(state: T['State']): readonly number[];
  /**
   * How well an imagined state goes with the way in which the others have played, as far as this seat has seen it: from
   * 0 to 1, compared with
   * the state that goes best with it. Absent where all states that fit the view are alike.
   */
  likelihood?(state: T['State'], seat: Seat): number;
  /** What a learned value looks at; absent where the prospects say it all. */
  readonly traits?: Traits<T>;
  /** The trained weights for a table with these options, as text; absent where nothing was trained. */
  weights?(options: T['Options']): string;
  /**
   * After how many moves a seat a playout has told enough for the value to speak; absent where the search may decide.
   */
  readonly horizon?: number;
  /**
   * Everybody plays on by the rules of thumb below every candidate, for the upper levels too. Absent where trees pay,
   * which try out what the others and one's own next moves might do better.
   */
  readonly treeless?: true;
  /** How well a choice goes with a style of play; absent where the game has no sparring partners. */
  readonly leanings?: Leanings<T>;
}

/** Ways to overdo one thing: sparring partners for the arena; characters of a trail have them softened. */
export const STYLES = ['aggressor', 'defender', 'hoarder', 'imitator'] as const;
export type Style = (typeof STYLES)[number];

/** From -1 to 1: against the style, or all that it lives for; 0 where it does not care. */
export interface Leanings<T extends GameTypes = GameTypes> extends Record<Style, unknown> {
  /** Attacks whenever it can. */
  aggressor(sight: T['Sight'], action: T['Action']): number;
  /** Guards what it has, and leaves the others alone. */
  defender(sight: T['Sight'], action: T['Action']): number;
  /** Keeps its cards. */
  hoarder(sight: T['Sight'], action: T['Action']): number;
  /** Does as the neighbour does who played before it. */
  imitator(sight: T['Sight'], action: T['Action']): number;
}

/** Numbers of about -1 to 1 that tell how each seat stands in a full, imagined state. */
export interface Traits<T extends GameTypes = GameTypes> {
  readonly names: readonly string[];
  /** Writes one number for each name, seat after seat. */
  write(state: T['State'], into: Float32Array): void;
}

/** Places from scores: 1 is best, equals share. */
export const placesOf = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);

export const outcomeOf = (scores: readonly number[], sheet: readonly SheetLine[]): Outcome => {
  const places = placesOf(scores);
  return { scores, places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), sheet };
};

/** The share of the win: 1, or a part of it where several share. */
export const winShares = (outcome: Outcome): number[] =>
  outcome.places.map((place) => (place === 1 ? 1 / outcome.winners.length : 0));

export interface Registry {
  readonly ids: readonly string[];
  readonly games: readonly Game[];
  /** A FormatError names the games there are. */
  find(id: string): Game;
}
export function registry(games: readonly Game[]): Registry {
  const byId = new Map(games.map((game) => [game.id, game]));
  return {
    ids: [...byId.keys()],
    games,
    find(id) {
      const game = byId.get(id);
      if (!game) throw new FormatError('game', `"${id}" is not a game here: expected ${[...byId.keys()].join(', ')}`);
      return game;
    },
  };
}
