// A hint: what a bot would do in the asker's place, and why, in the asker's language.
import { HINT_LEVEL } from '@sagebrush/bots';
import { adviceText, FormatError, plain } from '@sagebrush/engine';
import { ApiError, notNow } from '../api-error.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { liveAt } from '../tables/moves.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { seatAtTable } from '../tables/seating.ts';
import { AT_TABLE } from '../tables/sentences.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

/** Milliseconds that a hint waits for a bot thread. */
const LONGEST_HINT = 10_000;

export function hintRoute(services: Services, rooms: Rooms, limits: CostlyLimits): Handlers<'hint'> {
  const { bots, levels, log } = services;
  const usualLevel = levels.includes(HINT_LEVEL) ? HINT_LEVEL : (levels.at(-1) ?? '');
  return {
    async hint({ params, body, request }) {
      const person = personOf(request);
      limits.hint.take(person.id);
      const level = body.level ?? usualLevel;
      if (!levels.includes(level))
        throw new FormatError('level', `is ${JSON.stringify(level)}: expected one of ${levels.join(', ')}`);
      const { match, question } = await rooms.read(params.table, (room) => ownQuestion(room, person));
      const { action, considered } = await bots
        .think({ ...question, level }, { owner: person.id, table: params.table }, AbortSignal.timeout(LONGEST_HINT))
        .catch((reason: unknown) => {
          log.warn({ err: reason, table: params.table, bot: level }, 'no hint');
          throw new ApiError('unavailable', AT_TABLE.botsBusy);
        });
      const words = match.game.words(person.lang, match.table.options);
      return {
        action,
        considered: considered.map((candidate, rank) => {
          const { reason } = candidate;
          const sentence = rank === 0 ? adviceText(match.game, words, person.lang, reason) : words.reason(reason);
          return { ...candidate, sentence, text: plain(sentence, [], words.card) };
        }),
      };
    },
  };
}

/** What the person is asked now, at a table that allows hints. */
function ownQuestion(room: Room, person: Person) {
  if (!room.doc.hints) throw notNow(AT_TABLE.noHints);
  const { host } = liveAt(room);
  const { game, ...asked } = host.questionFor(seatAtTable(room.doc, person));
  if (asked.choices.length === 0) throw notNow(AT_TABLE.notYourDecision);
  return { match: host.match, question: { ...asked, game: game.id } };
}
