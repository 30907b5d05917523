// A session at the table: numbers, cards, questions, hints, take-backs, curtains, saving and going on.
import { plain, replayHost, type Sentence } from '@sagebrush/engine';
import { saveIn } from '@sagebrush/protocol';
import { describe, expect, test, vi } from 'vitest';
import { SHORT, sessionFor } from '../testing/at-table.ts';
import { frameOf } from './frame.ts';
import { playCursor, reply } from './reply.ts';
import { letBotPlay, momentOf, nextOf, openSession, type Session, savedOf, wordsOf } from './session.ts';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

/** Lets the bots play until a person has to do something. */
function untilAsked(session: Session): void {
  while (nextOf(session).kind === 'bot') letBotPlay(session);
}
const said = (session: Session, sentences: readonly Sentence[]): string =>
  sentences
    .map((sentence) =>
      plain(
        sentence,
        session.players.map(({ name }) => name),
        wordsOf(session).card,
      ),
    )
    .join('\n');
function asked(session: Session): Session {
  untilAsked(session);
  return session;
}

describe.each(SHORT)('$game', (wanted) => {
  test('a whole match by numbers, saved in the middle and brought to the same end', () => {
    const session = sessionFor(wanted);
    let middle: unknown;
    for (let turns = 0; ; turns++) {
      untilAsked(session);
      if (nextOf(session).kind === 'over') break;
      if (turns === 3) middle = JSON.parse(JSON.stringify(savedOf(session)));
      expect(reply(session, String(1 + (turns % momentOf(session).choices.length)))).toBe('played');
    }
    const { outcome } = momentOf(session);
    expect(outcome?.scores).toHaveLength(session.players.length);
    const log = saveIn(JSON.parse(JSON.stringify(savedOf(session)))).log;
    expect(log.seal).toMatch(/^[0-9a-f]{64}$/);

    const save = saveIn(middle);
    expect(save.players).toEqual(session.players);
    const again = openSession({ ...session, host: replayHost(session.host.match.game, save.log) });
    for (let turns = 3; ; turns++) {
      untilAsked(again);
      if (nextOf(again).kind === 'over') break;
      reply(again, String(1 + (turns % momentOf(again).choices.length)));
    }
    expect(momentOf(again).outcome).toEqual(outcome);
    expect(said(again, frameOfTable(again).log)).toBe(said(session, frameOfTable(session).log));
  });

  test('every choice can be explained, and h tells what a bot would do', () => {
    const session = asked(sessionFor(wanted));
    const { choices } = momentOf(session);
    for (const [index] of choices.slice(0, 5).entries()) {
      expect(reply(session, `? ${index + 1}`)).toBe('shown');
      expect(session.message.length).toBeGreaterThan(1);
    }
    expect(reply(session, 'h')).toBe('shown');
    expect(said(session, session.message)).toMatch(/marshal.*\n1\. /);
  });

  test('nonsense changes nothing and says so', () => {
    const session = asked(sessionFor(wanted));
    const before = JSON.stringify(savedOf(session));
    for (const line of ['0', '999', 'blah', '? blah', '{', '{"type":"fly"}', 'u', '?', 'n', 'p', '? 0'])
      expect(reply(session, line), line).toBe('shown');
    expect(JSON.stringify(savedOf(session))).toBe(before);
    reply(session, 'blah');
    expect(said(session, session.message)).toContain('"blah" is neither');
  });
});

const frameOfTable = (session: Session) => {
  const frame = frameOf(session);
  if ('curtain' in frame) throw new Error('the curtain is down');
  return frame;
};

describe('corral by cards', () => {
  const open = (): Session => asked(sessionFor({ game: 'corral', seats: 2, seed: 'ace' }));

  test('a card that fits one choice is played, a card that fits none is refused with its clause', () => {
    const session = open();
    const hand = momentOf(session).view.hand ?? [];
    const fighter = hand.find((card) => !/^[AX]/.test(card)) ?? '';
    expect(reply(session, '? KH KS KC')).toBe('shown');
    expect(said(session, session.message)).toMatch(/\(GC-\d+\.\d+\)/);
    expect(reply(session, `fighter ${fighter.toLowerCase()}`)).toBe('played');
    expect(JSON.stringify(session.host.match.entries.at(-1))).toContain(`"card":"${fighter}"`);
  });

  test('an Ace cannot fight, and the question mark says why', () => {
    for (let deal = 0; ; deal++) {
      const session = asked(sessionFor({ game: 'corral', seats: 2, seed: `deal ${deal}` }));
      const ace = momentOf(session).view.hand?.find((card) => card.startsWith('A'));
      if (ace === undefined) continue;
      reply(session, `? fighter ${ace}`);
      expect(said(session, session.message)).toMatch(/cannot fight.*\(GC-/);
      expect(reply(session, `? {"type":"fighter","card":"${ace}"}`)).toBe('shown');
      expect(said(session, session.message)).toMatch(/cannot fight.*\(GC-/);
      return;
    }
  });
});

describe('wyoming', () => {
  const wanted = { game: 'wyoming', seats: 3, seed: 'pass' } as const;

  test('cards narrow a long list of choices down; all three play', () => {
    const session = asked(sessionFor(wanted));
    if (momentOf(session).choices.length < 10) reply(session, '1');
    untilAsked(session);
    const { choices, view } = momentOf(session);
    const [one = '', two = '', three = ''] = view.hand ?? [];
    expect(reply(session, one)).toBe('shown');
    const narrowed = frameOfTable(session).choices.length;
    expect(narrowed).toBeLessThan(choices.length);
    expect(narrowed).toBeGreaterThan(1);
    expect(reply(session, `${one} ${two} ${three}`)).toBe('played');
  });

  test('u takes an action back, with what bots did since, while nobody has learned anything', () => {
    let [tookBack, refused] = [0, 0];
    for (let deal = 0; deal < 9; deal++) {
      const session = asked(sessionFor({ ...wanted, seed: `deal ${deal}` }));
      const { match } = session.host;
      const [before, known] = [match.played.length, match.game.infoVersion(match.state)];
      reply(session, '1');
      untilAsked(session);
      if (match.game.infoVersion(match.state) !== known) {
        expect(reply(session, 'u')).toBe('shown');
        expect(said(session, session.message)).toContain('somebody has learned something');
        refused += 1;
        continue;
      }
      expect(reply(session, 'u')).toBe('played');
      expect(match.played).toHaveLength(before);
      expect(said(session, frameOfTable(session).log)).toMatch(/takes the last action back\.$/);
      tookBack += 1;
    }
    expect(tookBack).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
});

test('between two people a curtain hides everything, until the next one takes the keyboard', () => {
  const session = asked(sessionFor({ game: 'corral', seats: 2, people: ['Ann', 'Ben'] }));
  for (let turns = 0; turns < 6; turns++) {
    const next = nextOf(session);
    expect(next.kind).toBe('curtain');
    expect(Object.keys(frameOf(session)).sort()).toEqual(['curtain', 'names', 'title', 'uncover']);
    expect(reply(session, '')).toBe('shown');
    const frame = frameOfTable(session);
    expect(frame.viewer).toBe('seat' in next ? next.seat : -1);
    expect(frame.hands.map(({ seat }) => seat)).toEqual([frame.viewer]);
    expect(playCursor(session)).toBe('played');
  }
});

test('in a match of bots alone the rail looks on', () => {
  const session = sessionFor({ game: 'corral', seats: 3, people: [] });
  letBotPlay(session);
  expect(frameOfTable(session).hands).toEqual([]);
  untilAsked(session);
  expect(nextOf(session).kind).toBe('over');
  expect(frameOfTable(session).sheet.length).toBeGreaterThan(0);
});
