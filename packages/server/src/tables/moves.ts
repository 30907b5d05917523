// Moves: the plans that write to a match's log. Each asks the host where the move leads, and says what has to be written.
import {
  chanceSeatName,
  type GameAction,
  type Lang,
  type Move,
  plain,
  type Refusal,
  type Seat,
  STALE,
} from '@sagebrush/engine';
import type { RefusalText } from '@sagebrush/protocol';
import { ApiError, notNow } from '../api-error.ts';
import { countTry } from '../daily/tries.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { backInSeat, botIn, personIn, type TableDoc, withPerson } from './doc.ts';
import type { NewRow } from './feed.ts';
import { backAfterMissed } from './late-seats.ts';
import { type Decision, deadlinesText, isForBot, type LiveMatch, waitingAfter } from './live-match.ts';
import { cutShort, finished, saveOutcome } from './match-end.ts';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';
import { seatInMatch } from './seating.ts';
import { AT_TABLE } from './sentences.ts';

/** A refusal with its sentence in the reader's language, with the names at the table. */
export function refusalText(room: Room, { host }: LiveMatch, refused: Refusal, lang: Lang): RefusalText {
  const words = host.match.game.words(lang, host.match.table.options);
  const sentence = refused.rule === 'stale' ? [STALE[lang]] : words.refusal(refused);
  const names = room.doc.chairs.map(
    ({ who }, seat) => who?.name ?? chanceSeatName(host.match.game, lang, room.doc.seats, seat),
  );
  return { ...refused, sentence, text: plain(sentence, names, words.card) };
}

export function liveAt(room: Room): LiveMatch {
  if (room.doc.state !== 'playing' || !room.live) throw notNow(AT_TABLE.idle);
  return room.live;
}

/** A person acts: that brings them back to their seat, and settles any question of taking back. */
export function actPlan(
  services: Services,
  room: Room,
  person: Person,
  request: { match: string; seq: number; action: unknown },
): Plan<{ seq: number }> {
  const isPast = room.doc.state !== 'playing' && request.match === room.doc.match;
  if (isPast) throw new ApiError('stale', STALE);
  const live = liveAt(room);
  const { host } = live;
  const seat = seatInMatch(room.doc, person);
  if (request.match !== host.match.start.match) throw new ApiError('stale', STALE);
  const action = host.match.game.action.parse(request.action, 'action');
  const refused = host.refuse(seat, action, request.seq);
  if (refused) throw refusedWith(refusalText(room, live, refused, person.lang));
  return movePlan(services, presentAgain(room.doc, seat, services.now()), live, host.tryAction(seat, action));
}

/** Who acts plays their seat themselves, and has missed nothing lately. */
function presentAgain(doc: TableDoc, seat: Seat, now: number): TableDoc {
  const person = personIn(doc, seat);
  const back = person?.standIn ? backInSeat(doc, seat, now) : doc;
  return person?.missed ? withPerson(back, seat, { missed: 0 }) : back;
}

const refusedWith = (refusal: RefusalText): ApiError =>
  new ApiError(refusal.rule === 'stale' ? 'stale' : 'refused', refusal.text, { refusal });

/** A bot acts for its seat; nothing happens when the table has moved on while it thought. */
export function botPlan(
  services: Services,
  room: Room,
  thought: Decision & { readonly action: GameAction },
): Plan<void> {
  const { live, doc } = room;
  const { seat, action } = thought;
  if (!isForBot(doc, live, thought) || live.host.refuse(seat, action)) return { answer: undefined };
  const bot = botIn(doc, seat);
  const move = live.host.tryAction(seat, action, bot?.standsIn ? bot.level : undefined);
  return { ...movePlan(services, backAfterMissed(doc, seat), live, move), answer: undefined };
}

/** The move as a row, and the end of the match when it is its last one, or the last that a match may have. */
export function movePlan(services: Services, before: TableDoc, live: LiveMatch, move: Move): Plan<{ seq: number }> {
  const { game, start } = live.host.match;
  const { seq } = move;
  const at = services.now();
  const doc = before.takeBackAsked ? { ...before, takeBackAsked: null } : before;
  const outcome = game.outcome(move.state);
  const isTooLong = !outcome && seq >= services.quotas.most.moves;
  const entry: NewRow = {
    kind: 'entry',
    match: start.match,
    seq,
    body: JSON.stringify(move.entry),
    deadlines: outcome || isTooLong ? null : deadlinesText(doc, waitingAfter(live, move, at)),
  };
  const made = { at, move, before: [entry], answer: { seq } };
  if (isTooLong) return { ...made, ...cutShort(services, doc, 'moves', at) };
  if (!outcome) return { ...made, doc };
  return {
    ...made,
    doc: finished(doc, start.match, outcome),
    also: [saveOutcome(services, start.match, outcome, at), ...countTry(services, doc, outcome, at)],
  };
}
