import { fastRandom, type Json, pick } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDesk } from './desk.ts';
import { answerLine } from './lines.ts';
import { engineSchema } from './schema.ts';

type Reply = { readonly [field: string]: Json };
function engine(): (request: Json) => Reply {
  let seeds = 0;
  const desk = openDesk({ now: () => 0, freshSeed: () => `seed ${seeds++}` });
  return (request) => JSON.parse(answerLine(desk, JSON.stringify(request))) as Reply;
}

test('games: every game with its seats, options and levels', () => {
  const reply = engine()({ do: 'games', id: 7 });
  expect(reply['ok']).toBe(true);
  expect(reply['id']).toBe(7);
  expect(reply['levels']).toContain('sheriff');
  expect((reply['games'] as { id: string }[]).map((game) => game.id)).toEqual([...games.ids]);
});

describe.each([...games.ids])('%s', (id) => {
  const seats = id === 'wyoming' ? 3 : 2;

  test('the same seed deals the same cards, another seed others', () => {
    const ask = engine();
    const hands = ['x', 'x', 'y'].map((seed) => {
      const { match } = ask({ do: 'new', game: id, seats, seed });
      return JSON.stringify(ask({ do: 'view', match: match ?? null, seat: 0 })['view']);
    });
    expect(hands[0]).toBe(hands[1]);
    expect(hands[0]).not.toBe(hands[2]);
  });

  test('a whole match by lines: choices, act, view, imagine, bot, outcome, log, load, close', {
    timeout: 60_000,
  }, () => {
    const ask = engine();
    const random = fastRandom(id);
    const options = id === 'wyoming' ? { target: 50, handLimit: 20 } : {};
    const opened = ask({ do: 'new', game: id, seats, seed: 'whole', options });
    const match = opened['match'] as string;
    let pending = opened['pending'] as number[];
    let outcome: Json = null;
    for (let moves = 0; pending.length > 0; moves++) {
      const seat = pick(random, pending);
      const choices = ask({ do: 'choices', match, seat })['choices'] as Json[];
      expect(choices.length).toBeGreaterThan(0);
      const action =
        moves % 9 === 0
          ? (ask({ do: 'bot', match, seat, level: 'deputy', iterations: 10, seed: 's' })['action'] ?? null)
          : pick(random, choices);
      const reply = ask({ do: 'act', match, seat, action });
      expect(reply['ok'], JSON.stringify(reply)).toBe(true);
      pending = reply['pending'] as number[];
      outcome = reply['outcome'] ?? null;
      if (moves % 20 !== 0) continue;
      const { worlds } = ask({ do: 'imagine', match, seat, count: 2, seed: 'i' });
      for (const position of (worlds ?? []) as Json[]) {
        if (outcome !== null) continue;
        const world = ask({ do: 'position', game: id, position, options });
        expect(world['ok'], JSON.stringify(world)).toBe(true);
        expect(ask({ do: 'view', match: world['match'] ?? null, seat })['view']).toEqual(
          ask({ do: 'view', match, seat })['view'],
        );
        ask({ do: 'close', match: world['match'] ?? null });
      }
    }
    expect(ask({ do: 'outcome', match })['outcome']).toEqual(outcome);
    const { log } = ask({ do: 'log', match });
    expect(ask({ do: 'load', log: log ?? null })['error']).toMatchObject({ code: 'format' });
    expect(ask({ do: 'close', match })['ok']).toBe(true);
    expect(ask({ do: 'load', log: log ?? null })['ok']).toBe(true);
    expect(ask({ do: 'outcome', match })['outcome']).toEqual(outcome);
  });

  test('a refusal names the rule and says why in the language asked for', () => {
    const ask = engine();
    const { match, pending } = ask({ do: 'new', game: id, seats, seed: 'r' });
    const [asked = 0] = pending as number[];
    const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== asked);
    // Where everybody is asked at once, somebody else's choice is refused too.
    const waiting = others.find((seat) => !(pending as number[]).includes(seat)) ?? others[0] ?? 0;
    const action = (ask({ do: 'choices', match: match ?? null, seat: asked })['choices'] as Json[])[0] ?? null;
    const refusals = ['en', 'de', 'it'].map(
      (lang) =>
        ask({ do: 'act', match: match ?? null, seat: waiting, action, lang })['refusal'] as {
          rule: string;
          text: string;
        },
    );
    expect(refusals[0]?.rule).toMatch(/^[A-Z]{2}-/);
    expect(new Set(refusals.map((refusal) => refusal.text)).size).toBe(3);
  });
});

test('view: what an effect asks about is named in the language asked for', () => {
  const ask = engine();
  const position = { hands: [['3H', '4H'], ['4C'], ['6D'], ['8C']], turn: 0 };
  const { match = null } = ask({ do: 'position', game: 'cowpoker', position, seed: 'texts' });
  expect(ask({ do: 'act', match, seat: 0, action: { type: 'play', card: '3H' } })['ok']).toBe(true);
  const named = (text: string) => ({ view: { asked: { options: [{ id: 'roundup', text }, { id: 'gunfight' }] } } });
  expect(ask({ do: 'view', match, seat: 0 })).toMatchObject(named('Roundup'));
  expect(ask({ do: 'view', match, seat: 0, lang: 'de' })).toMatchObject(named('Viehtrieb'));
  expect(ask({ do: 'view', match, seat: 'rail', lang: 'it' })).toMatchObject(named('Raduno'));
});

test('poker: category, five, order, name', () => {
  const ask = engine();
  expect(ask({ do: 'poker', cards: ['AS', 'AD', 'X1', '2C', '2D'], wild: ['2'] })).toMatchObject({
    ok: true,
    category: 'five-of-a-kind',
  });
  const [low, high] = [ask({ do: 'poker', cards: '9S 9D' }), ask({ do: 'poker', cards: 'TS TD' })];
  expect(high['order'] as number).toBeGreaterThan(low['order'] as number);
  expect(ask({ do: 'poker', cards: [] })['error']).toMatchObject({
    code: 'format',
    text: 'cards: is empty: a poker hand needs a card',
  });
});

test('a new match takes no name of one that was loaded, nor one for a request that failed', () => {
  const before = engine();
  const opened = before({ do: 'new', game: 'corral', seats: 2, seed: 'noon' });
  const { log } = before({ do: 'log', match: opened['match'] as string });
  const ask = engine();
  expect(ask({ do: 'load', log: log as Json })).toMatchObject({ ok: true, match: 'm1' });
  expect(ask({ do: 'new', game: 'corral', seats: 2, options: { stop: 'never' } })['ok']).toBe(false);
  expect(ask({ do: 'new', game: 'corral', seats: 2 })).toMatchObject({ ok: true, match: 'm2' });
  expect(ask({ do: 'log', match: 'm1' })['log']).toEqual(log);
});

describe('bad requests get an error with a reason', () => {
  test.each([
    [{ do: 'fly' }, 'do: is "fly"'],
    [{ do: 'new', game: 'chess', seats: 2 }, 'game: "chess" is not a game here'],
    [{ do: 'new', game: 'corral', seats: 9 }, 'seats'],
    [{ do: 'new', game: 'corral', seats: 2, options: { speed: 9 } }, 'options.speed: is unknown'],
    [{ do: 'view', match: 'm9', seat: 0 }, 'match: "m9" is not open here'],
    [{ do: 'load', log: { format: 9 } }, 'format: is 9'],
    [{ do: 'position', game: 'corral', position: {} }, 'position.hands'],
    [{ do: 'position', game: 'corral', position: { hands: [['KH'], ['KH']] } }, 'position.hands[1][0]: is KH'],
    [{ do: 'new', game: 'corral' }, 'seats: is missing: expected a whole number or a list'],
    [{ do: 'view', match: 'm9', seat: 'roof' }, 'seat: is "roof": expected "rail" or a whole number'],
    [{ do: 'poker', cards: 'KH '.repeat(200) }, 'cards: has 600 characters'],
    [{ do: 'poker', cards: 'AS ZZ' }, '"ZZ" is not a card'],
  ])('%j', (request, message) => {
    const reply = engine()(request as Json);
    expect(reply['ok']).toBe(false);
    expect(JSON.stringify(reply['error'])).toContain(JSON.stringify(message).slice(1, -1));
  });
});

test('a hundred thousand malformed lines are answered, one each, and do the open match no harm', {
  timeout: 120_000,
}, () => {
  const desk = openDesk({ now: () => 0, freshSeed: () => 'x' });
  const opened = JSON.parse(answerLine(desk, '{"do":"new","game":"corral","seats":3,"seed":"x"}')) as Reply;
  const before = answerLine(desk, `{"do":"view","match":"${opened['match'] as string}","seat":0}`);
  const random = fastRandom('malformed');
  const seeds = [
    '{"do":"act","match":"m1","seat":0,"action":{"type":"fighter","card":"KH"}}',
    '{"do":"new","game":"corral","seats":2}',
    '{"do":"games"}',
    '[1,2,{"a":null}]',
    '{"do":"poker","cards":["AS"]}',
  ];
  const wrong: string[] = [];
  for (let index = 0; index < 100_000; index++) {
    const line = [...pick(random, seeds)];
    for (let changes = 1 + (random.next() % 4); changes > 0; changes--) {
      line.splice(random.next() % (line.length + 1), random.next() % 3, String.fromCharCode(random.next() % 127));
    }
    const text = line.join('').replaceAll('\n', ' ');
    if (isHarmless(text)) continue;
    const answer = answerLine(desk, text);
    const { ok, error } = JSON.parse(answer) as { readonly ok?: unknown; readonly error?: { readonly code?: string } };
    if (typeof ok !== 'boolean' || error?.code === 'internal') wrong.push(`${text} -> ${answer}`);
  }
  expect(wrong).toEqual([]);
  expect(answerLine(desk, `{"do":"view","match":"${opened['match'] as string}","seat":0}`)).toBe(before);
});

/** Changes that still make a request which the desk may carry out. */
function isHarmless(text: string): boolean {
  try {
    return (JSON.parse(text) as { do?: string }).do === 'act' || (JSON.parse(text) as { do?: string }).do === 'new';
  } catch {
    return false;
  }
}

test('any JSON at all is answered', () => {
  const desk = openDesk({ now: () => 0, freshSeed: () => 'x' });
  fc.assert(
    fc.property(fc.json(), (line) => {
      expect(JSON.parse(answerLine(desk, line))).toHaveProperty('ok', false);
    }),
  );
});

test('the JSON Schema lists every request, and the actions of every game', () => {
  const schema = engineSchema() as unknown as {
    oneOf: { properties: { do: { enum: string[] } } }[];
    $defs: Record<string, object>;
  };
  expect(schema.oneOf.flatMap((one) => one.properties.do.enum)).toContain('imagine');
  expect(Object.keys(schema.$defs)).toEqual(games.ids.flatMap((id) => [`${id}-action`, `${id}-position`]));
});
