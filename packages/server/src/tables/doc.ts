// The table as the store keeps it. It has secrets in it: nothing of it leaves the server but by info.ts.
import { FIRST_RULES, type Seat, type SeatKind } from '@sagebrush/engine';
import type { Clock, ClosedWhy, OptionValues, TableState } from '@sagebrush/protocol';

export interface PersonInChair {
  readonly kind: 'person';
  readonly id: string;
  readonly name: string;
  readonly program: boolean;
  /** What they added to the shuffle of the next match; with it they are ready. */
  readonly contribution: string | null;
  /** A bot plays for them. */
  readonly standIn: boolean;
  /** They stood up during the match: their chair is free when it is over. */
  readonly left: boolean;
  /** When they came back to their seat: their clock starts anew. */
  readonly since: number;
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
  readonly clock: Clock;
  readonly standIn: string;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly host: string;
  readonly state: TableState;
  /** Set where a match was ended without a result. */
  readonly closedWhy?: ClosedWhy;
  /** Its match stands still until somebody opens it: only bots play, and nobody looked on. */
  readonly paused?: boolean;
  readonly chairs: readonly DocChair[];
  readonly match: string | null;
  readonly next: { readonly match: string; readonly secret: string };
  readonly series: readonly {
    readonly match: string;
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
  }[];
  readonly takeBackAsked: {
    readonly seat: Seat;
    readonly seq: number;
    readonly keep: number;
    readonly agreed: readonly Seat[];
  } | null;
  readonly muted: readonly string[];
  readonly created: number;
}

export const rulesOf = ({ rules = FIRST_RULES }: TableDoc): string => rules;

export const seatOf = (doc: TableDoc, person: string | undefined): Seat | undefined => {
  const seat = doc.chairs.findIndex(({ who }) => who?.kind === 'person' && who.id === person);
  return seat < 0 ? undefined : seat;
};

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
