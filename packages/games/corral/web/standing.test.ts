// The end of a match at the Corral adds up, its best moment has a name, and its scenes say all there is to say.
import { corral, type Event, type View } from '@sagebrush/corral';
import { fastRandom, LANGS, parseOptions, pick, plain } from '@sagebrush/engine';
import { totalsAfter } from '@sagebrush/table-kit/table/ending.ts';
import { expect, test } from 'vitest';
import { narrate } from './narrate.ts';
import { bestMoment, ending } from './standing.ts';

const options = parseOptions(corral.options, {});
const NAMES = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Flo'];
const players = NAMES.map((name) => ({ name, kind: 'bot' }) as const);

/** A whole match of random players: what was told with each move, and how it ended. */
function played(seed: string, seats: number) {
  const random = fastRandom(seed);
  const table = { seats: corral.seating(seats), options };
  const moments: Event[][] = [[]];
  const tell = (event: Event): void => {
    moments.at(-1)?.push(event);
  };
  const state = corral.deal(table, random, tell);
  for (let [seat] = corral.pending(state); seat !== undefined; [seat] = corral.pending(state)) {
    moments.push([]);
    corral.apply(state, seat, pick(random, corral.choices(state, seat)), tell);
  }
  const outcome = corral.outcome(state);
  if (!outcome) throw new Error('the match is not over');
  return { moments, outcome, view: corral.view(state, 0) as View };
}

test('[GC-7.2] the piles are counted out to the scores, the winner last', () => {
  for (let match = 0; match < 20; match++) {
    const { moments, outcome, view } = played(`ending ${match}`, 2 + (match % 5));
    const words = corral.words('en', options) as never;
    const ended = { outcome, view, players, options, words, lang: 'en', events: moments.flat() } as const;
    const steps = ending(ended);
    expect(totalsAfter(steps, steps.length, outcome.scores.length)).toEqual(outcome.scores);
    expect(outcome.winners).toContain(steps.at(-1)?.seat);
    const best = Math.max(...moments.flat().map((event) => (event.type === 'score' ? event.points : 0)));
    expect(plain(bestMoment(ended) ?? [], NAMES, String)).toContain(` for ${best}.`);
  }
});

test('a scene says who, with what, to whom, why and what it cost, in every language', () => {
  const told = new Set<string>();
  for (let match = 0; match < 20; match++) {
    for (const together of played(`scenes ${match}`, 4).moments) {
      for (const event of together) {
        for (const lang of LANGS) {
          const sentence = narrate({ event, together, lang } as never);
          if (!sentence) continue;
          told.add(event.type);
          const text = plain(sentence, NAMES, String);
          const seats = new Set(
            sentence.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : [])),
          );
          const own = plain(sentence, NAMES, String, { you: [...seats][0] as number });
          expect(own).not.toBe(text);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          if (event.type !== 'showdown') expect(text).toMatch(/\d/);
          if (event.type !== 'showdown')
            expect(sentence.some((part) => typeof part === 'object' && 'card' in part)).toBe(true);
        }
      }
    }
  }
  expect([...told].sort()).toEqual(['bullet', 'duel', 'shot', 'showdown']);
});

test('a duel reads as a story', () => {
  const together: Event[] = [
    { type: 'fight', seat: 0, attacker: { seat: 0, card: '7H' }, target: { seat: 1, card: '5C' } },
    { type: 'reveal', seat: 1, fighter: '5C', aim: [{ card: '2D', value: 2 }], total: 7, spent: true },
    {
      type: 'duel',
      winner: { seat: 0, card: '7H', total: 7 },
      loser: { seat: 1, card: '5C', total: 7 },
      attacker: 0,
      lawman: false,
    },
    { type: 'score', seat: 0, cards: ['5C'], points: 5, total: 5 },
  ];
  const read = (lang: (typeof LANGS)[number], you?: number): string =>
    plain(narrate({ event: together[2], together, lang } as never) ?? [], NAMES, String, { you });
  expect(read('en')).toBe(
    'Ada’s 7H (7) draws on Ben’s 5C (7 with 2D). The attacker wins ties: Ben’s 5C falls, and Ada scores 5.',
  );
  expect(read('en', 1)).toBe(
    'Ada’s 7H (7) draws on your 5C (7 with 2D). The attacker wins ties: your 5C falls, and Ada scores 5.',
  );
  expect(read('de', 0)).toBe(
    '7H von dir (7) zieht gegen 5C von Ben (7 mit 2D). Bei Gleichstand siegt der Angreifer: 5C von Ben fällt, und du bekommst 5 Punkte.',
  );
  expect(read('it', 1)).toBe(
    'Il 7H di Ada (7) affronta il tuo 5C (7 con 2D). A parità vince l’attaccante: cade il tuo 5C, e Ada segna 5 punti.',
  );
});
