// The table as the store keeps it. It has secrets in it: nothing of it leaves the server but by info.ts.
import { FIRST_RULES, type Lang, type Seat, type SeatKind } from '@sagebrush/engine';
import type { ClosedWhy, OptionValues, TableState, Talk, TimeControl } from '@sagebrush/protocol';

export interface PersonInChair {
  readonly kind: 'person';
  readonly id: string;
  readonly name: string;
  readonly program: boolean;
  /** Their name is kept; absent for guests, and in what was written before. */
  readonly kept?: boolean;
  /** What they added to the shuffle of the next match; with it they are ready. */
  readonly contribution: string | null;
  /** A bot plays for them. */
  readonly standIn: boolean;
  /** They stood up during the match: their chair is free when it is over. */
  readonly left: boolean;
  /** When they came back to their seat: their clock starts anew. */
  readonly since: number;
  /** They left a match that counts, or ran out of time: the bot plays it to its end. */
  readonly forfeited?: boolean;
  /** Decisions in a row for which their time was up, in a match that counts. */
  readonly missed?: number;
  /** Others at the table who came from where they came from. */
  readonly alike?: readonly string[];
}
interface BotInChair {
  readonly kind: 'bot';
  readonly level: string;
  readonly name: string;
}
export interface DocChair {
  readonly kind: SeatKind;
  readonly who: PersonInChair | BotInChair | null;
}

export interface TableDoc {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that its matches are played by; absent at tables of before the second. */
  readonly rules?: string;
  readonly seats: readonly SeatKind[];
  /** With references in the place of documents. */
  readonly options: OptionValues;
  readonly listed: boolean;
  readonly watchers: boolean;
  readonly clock: TimeControl;
  readonly standIn: string;
  readonly hints: boolean;
  readonly rated: boolean;
  /** Who may talk; absent at tables of before there was a choice. */
  readonly talk?: Talk;
  readonly host: string;
  /** The language of whoever opened it; absent at tables of before the lobby told it. */
  readonly lang?: Lang;
  /** Since when none of its people has it open: the lobby does not list it until one of them is back. */
  readonly deserted?: number;
  /** Opened for whoever comes first: the cards are dealt as soon as every chair is taken. */
  readonly quick?: boolean;
  readonly state: TableState;
  /** Set where a match was ended without a result. */
  readonly closedWhy?: ClosedWhy;
  /** Its match stands still until somebody opens it: only bots play, and nobody looked on. */
  readonly paused?: boolean;
  /** It plays a day's cards; a counted try is once for each person. */
  readonly daily?: { readonly day: string; readonly counted: boolean };
  readonly chairs: readonly DocChair[];
  readonly match: string | null;
  /** With `deal`, other tables have the same cards; what is known of them is closed until the deal opens. */
  readonly next: { readonly match: string; readonly secret: string; readonly deal?: string };
  readonly series: readonly {
    readonly match: string;
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
    /** Who sat where: a person's id, or a bot's name. */
    readonly players?: readonly (string | null)[];
  }[];
  /** Other tables have the same cards: how its matches came out is told with them, not with the table. */
  readonly sharedCards?: true;
  readonly takeBackAsked: {
    readonly seat: Seat;
    readonly seq: number;
    readonly keep: number;
    readonly agreed: readonly Seat[];
  } | null;
  readonly muted: readonly string[];
  /** Watchers whom an admin has taken away. */
  readonly removed?: readonly string[];
  /** The tournament that it belongs to, with its round and its number there, and how many matches it plays. */
  readonly tournament?: {
    readonly id: string;
    readonly round: number;
    readonly number: number;
    readonly deals: number;
  };
  readonly created: number;
}

export const rulesOf = ({ rules = FIRST_RULES }: TableDoc): string => rules;

export const seatOf = (doc: TableDoc, person: string | undefined): Seat | undefined => {
  const seat = doc.chairs.findIndex(({ who }) => who?.kind === 'person' && who.id === person);
  return seat < 0 ? undefined : seat;
};

export const isPerson = (who: DocChair['who'] | undefined): who is PersonInChair => who?.kind === 'person';

export const personIn = (doc: TableDoc, seat: Seat): PersonInChair | undefined => {
  const who = doc.chairs[seat]?.who;
  return who?.kind === 'person' ? who : undefined;
};

/** The bot that plays this seat now: its own, or one that stands in. */
export function botIn(doc: TableDoc, seat: Seat): { readonly level: string; readonly standsIn: boolean } | undefined {
  const who = doc.chairs[seat]?.who;
  if (who?.kind === 'bot') return { level: who.level, standsIn: false };
  return who?.standIn ? { level: doc.standIn, standsIn: true } : undefined;
}

/** Whose table it is: those who sit here, and the host. */
export const peopleOf = ({ chairs, host }: TableDoc): readonly string[] => [
  host,
  ...chairs.flatMap(({ who }) => (who?.kind === 'person' && !who.left ? [who.id] : [])),
];

/** The host's powers go to the next person at the table; where nobody else sits they stay. */
export function withoutHost(doc: TableDoc, isHere: (person: string) => boolean = () => true): TableDoc {
  // Nobody is the host of a tournament's table.
  if (doc.tournament) return doc;
  const [, ...seated] = peopleOf(doc);
  const from = seatOf(doc, doc.host) ?? 0;
  const order = doc.chairs.map((_, index) => personIn(doc, (from + index) % doc.chairs.length)?.id);
  const next = order.find((id) => id !== undefined && id !== doc.host && seated.includes(id) && isHere(id));
  return next === undefined ? doc : { ...doc, host: next };
}

/** One of its people is back. */
export function inhabited(doc: TableDoc): TableDoc {
  if (doc.deserted === undefined) return doc;
  const { deserted: _, ...rest } = doc;
  return rest;
}

/** It need not wait long: by an invitation, or where a clock counts days, somebody may come after days. */
export const isBrief = ({ listed, clock }: TableDoc): boolean => listed && clock.kind !== 'days';

/** The lobby lists it, as long as it waits or is played. */
export const isListed = ({ listed, deserted }: TableDoc): boolean => listed && deserted === undefined;

/** How many seats are played by bots now. */
export const botsIn = (doc: TableDoc): number => doc.chairs.filter((_, seat) => botIn(doc, seat)).length;

export const withChair = (doc: TableDoc, seat: Seat, who: DocChair['who']): TableDoc => ({
  ...doc,
  chairs: doc.chairs.map((chair, index) => (index === seat ? { ...chair, who } : chair)),
});

export const withPerson = (doc: TableDoc, seat: Seat, change: Partial<PersonInChair>): TableDoc => {
  const person = personIn(doc, seat);
  return person ? withChair(doc, seat, { ...person, ...change }) : doc;
};

/** Somebody plays their seat themselves again, so the others play on too; their clock starts anew. */
export const backInSeat = (doc: TableDoc, seat: Seat, now: number): TableDoc => ({
  ...withPerson(doc, seat, { standIn: false, left: false, since: now }),
  paused: false,
});
