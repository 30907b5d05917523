// The real program, command by command: what it prints, how it ends, and that bad input gets a reason and no stack
// trace.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@sagebrush/bots';
import { games } from '@sagebrush/games';
import { describe, expect, test } from 'vitest';
import { ended, sagebrush, scratchFolder, start } from './testing/sagebrush.ts';

const SLOW = { timeout: 120_000 };
const folder = scratchFolder();
const file = (name: string): string => join(folder, name);

test('--help is an answer', SLOW, async () => {
  const { code, out } = await sagebrush(['play', '--help']);
  expect(code).toBe(0);
  expect(out).toContain('sagebrush play');
});

test.each([
  { args: ['dance'], reason: "unknown command 'dance'" },
  { args: ['replay', 'package.json'], reason: 'is not a match log' },
  { args: ['replay', 'packages'], reason: 'packages: is a folder' },
  { args: ['eval'], reason: 'cards: are missing' },
])('$args is a wrong question: exit code 2, a reason, no stack trace', SLOW, async ({ args, reason }) => {
  const { code, out, errors } = await sagebrush(args);
  expect(code).toBe(2);
  expect(errors).toContain(reason);
  expect(errors + out).not.toMatch(/\n\s+at /);
});

describe.each([
  { game: 'corral', options: [] },
  { game: 'wyoming', options: ['-o', 'target=50', '-o', 'handLimit=20'] },
  { game: 'cowpoker', options: [] },
])('play $game', ({ game, options }) => {
  test('through a pipe to the end, then replayed and verified', SLOW, async () => {
    const save = file(`${game}.json`);
    const input = ['?', 'h', 't', 'nonsense', ...new Array(2000).fill('1')].join('\n');
    const played = await sagebrush(
      ['play', game, ...options, '--seed', 'pipe', '--bots', 'cowhand', '--save', save],
      input,
    );
    expect(played.code, played.errors).toBe(0);
    expect(played.out).toContain('A number plays that choice.');
    expect(played.out).toContain('A marshal in the place of Player 1:');
    expect(played.out).toContain('"nonsense" is neither a number nor a card.');
    expect(played.out).toContain('The match is over.');
    expect(played.out).toMatch(/\n1\. \w+.*: -?\d+ points?\n/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is the point
    expect(played.out).not.toMatch(/\x1b/);

    const open = await sagebrush(['replay', save]);
    expect(open.code).toBe(0);
    expect(open.out).toMatch(/^0\. .+\n1\. /);
    const step = await sagebrush(['replay', save, '--seat', '1', '--step', '3', '--json']);
    const shown = JSON.parse(step.out) as { step: number; view: { hand: string[] } };
    expect(shown.step).toBe(3);
    expect(shown.view.hand.length).toBeGreaterThan(0);
    const table = await sagebrush(['replay', save, '--seat', 'rail', '--step', '3', '--lang', 'de']);
    expect(table.out).toContain('Player 1: ');
    expect(table.out).not.toContain('Hand:');

    const again = file(`${game}-again.json`);
    expect((await sagebrush(['play', game, '--again', save, '--save', again, '--seed', 'more'], '')).code).toBe(0);
    const first = JSON.parse(readFileSync(save, 'utf8')) as { log: { seats: string[] }; players: object[] };
    const next = JSON.parse(readFileSync(again, 'utf8')) as { log: { dealer: number }; players: object[] };
    expect(next.players).toEqual(first.players);
    expect(next.log.dealer).toBeLessThan(first.log.seats.length);

    const verified = await sagebrush(['verify', save]);
    expect(verified.code).toBe(1);
    expect(verified.errors.trim()).toMatch(/known seed: there was no shuffle to prove$/);
    expect(verified.errors.trim().split('\n')).toHaveLength(1);
  });
});

test('play: a match is left with q and resumed where it was, in another language', SLOW, async () => {
  const save = file('left.json');
  const args = ['--seed', 'left', '--people', 'Ann,Ben', '-s', '2', '--save', save];
  const first = await sagebrush(['play', 'corral', ...args], '\n1\n\n1\nq\n');
  expect(first.code, first.errors).toBe(0);
  expect(first.out).toContain(`sagebrush play corral --resume ${save}`);
  const kept = JSON.parse(readFileSync(save, 'utf8')) as { log: { entries: object[] } };
  expect(kept.log.entries).toHaveLength(2);
  const second = await sagebrush(['play', 'corral', '--resume', save, '--lang', 'it'], '\n1\n');
  expect(second.out).toContain('La tastiera passa a ');
  expect((JSON.parse(readFileSync(save, 'utf8')) as typeof kept).log.entries).toHaveLength(3);
  const wrong = await sagebrush(['play', 'wyoming', '--resume', save]);
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.errors).toContain('is a match of corral, not of wyoming');
});

test('play: without a seed the shuffle of a finished match can be verified', SLOW, async () => {
  const save = file('fair.json');
  await sagebrush(['play', 'corral', '-s', '2', '--bots', 'greenhorn', '--save', save], '1\n'.repeat(200));
  const { code, out, errors } = await sagebrush(['verify', save]);
  expect(code, errors).toBe(0);
  expect(out).toContain('the commitment, the shuffle and all');
  const tampered = file('tampered.json');
  writeFileSync(tampered, readFileSync(save, 'utf8').replace(/"commitment":"../, '"commitment":"ab'));
  expect(await sagebrush(['verify', tampered])).toMatchObject({ code: 1 });
});

test('play: a place where nothing can be kept is refused before a card is played', SLOW, async () => {
  for (const save of [file('nowhere/lost.json'), file('.')]) {
    const { code, out, errors } = await sagebrush(['play', 'corral', '--seed', 'x', '--save', save], '1\n');
    expect(code).toBe(2);
    expect(errors).toContain(`${save}: cannot be written`);
    expect(out).toBe('');
  }
});

test('play: a script that names no file leaves none', SLOW, async () => {
  const { out } = await sagebrush(['play', 'corral', '--seed', 'x'], 's\nq\n');
  expect(out).toContain('start with --save');
  expect(out).not.toContain('Saved');
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
const examples = ['node examples/bot.ts', ...(hasPython ? ['python3 examples/bot.py'] : [])];
const title = hasPython
  ? 'arena: both example bots play'
  : 'arena: the TypeScript example plays (python3 is not here to run the other)';

describe.each([
  { game: 'corral', options: [] },
  { game: 'wyoming', options: ['-o', 'target=50', '-o', 'handLimit=10'] },
  { game: 'cowpoker', options: [] },
])('$game', ({ game, options }) => {
  test(`${title}, without a forfeit`, SLOW, async () => {
    const bots = examples.flatMap((command) => ['--bot', command]);
    const { code, out, errors } = await sagebrush([
      'arena',
      game,
      ...options,
      '--bots',
      'greenhorn',
      ...bots,
      '-n',
      '4',
      '--ms',
      '20000',
      '--json',
    ]);
    expect(code, errors).toBe(0);
    const { standings } = JSON.parse(out) as {
      standings: { forfeits: object[]; entrants: { name: string; share: number; games: number }[] };
    };
    expect(standings.forfeits).toEqual([]);
    expect(standings.entrants.map(({ name }) => name).sort()).toEqual(['greenhorn', ...examples].sort());
    for (const { games } of standings.entrants) expect(games).toBeGreaterThan(0);
  });
});

test('arena: the same standings on one thread and on two; a table for people', SLOW, async () => {
  const run = (...more: string[]) =>
    sagebrush(['arena', 'corral', '-s', '2', '--bots', 'deputy,greenhorn,cowhand', '-n', '30', ...more]);
  const [one, two] = await Promise.all([run('--threads', '1'), run('--threads', '2')]);
  expect(one.code, one.errors).toBe(0);
  expect(two.out).toBe(one.out);
  expect(one.out).toMatch(/share of the wins +par +points ahead +rating +games +forfeits\n(deputy|cowhand) /);
});

test('arena: the sequential test stops early; exit code 0 for yes and 1 for no', SLOW, async () => {
  const run = (bots: string) =>
    sagebrush(['arena', 'corral', '-s', '2', '--bots', bots, '-n', '3000', '--sprt', '0.5,0.7', '--json']);
  const [yes, no] = await Promise.all([run('deputy,greenhorn'), run('greenhorn,deputy')]);
  expect(yes.code, yes.errors).toBe(0);
  expect(no.code).toBe(1);
  const { standings } = JSON.parse(yes.out) as {
    standings: { deals: number; sprt: { accepted: string; name: string } };
  };
  expect(standings.sprt).toMatchObject({ accepted: 'high', name: 'deputy' });
  expect(standings.deals).toBeLessThan(1000);
});

test('arena: sparring partners are listed, and play there', SLOW, async () => {
  expect((await sagebrush(['arena', '--help'])).out).toContain('aggressor, defender, hoarder, imitator');
  const { code, out, errors } = await sagebrush(['arena', 'corral', '-s', '2', '--bots', 'deputy,hoarder', '-n', '10']);
  expect(code, errors).toBe(0);
  expect(out).toMatch(/\nhoarder +\d/);
});

test('arena: a program that crashes is named, and so is why', SLOW, async () => {
  const { code, out } = await sagebrush([
    'arena',
    'corral',
    '-s',
    '2',
    '--bots',
    'deputy',
    '--bot',
    'echo oops; exit 0',
    '-n',
    '2',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('echo oops; exit 0: nonsense, 4 times; for example answered what is not JSON: oops');
});

test('pack: new, check, show, text, diff and schema', SLOW, async () => {
  const mine = file('mine.json');
  expect((await sagebrush(['pack', 'new', mine, '--name', 'Dry Gulch'])).code).toBe(0);
  expect(await sagebrush(['pack', 'new', mine])).toMatchObject({
    code: 2,
    errors: `sagebrush: ${mine}: is there already\n`,
  });
  const nowhere = join(folder, 'nowhere', 'mine.json');
  expect(await sagebrush(['pack', 'new', nowhere])).toMatchObject({
    code: 2,
    errors: `sagebrush: ${nowhere}: is not there\n`,
  });
  const checked = await sagebrush(['pack', 'check', mine]);
  expect(checked.code).toBe(0);
  expect(checked.out).toMatch(/: remark: cards\[\d+\]\.effect \(AC\): takes a card out of a Cellar/);
  expect(checked.out.endsWith(`${mine}: 54 cards, no mistakes.\n`)).toBe(true);
  expect(await sagebrush(['pack', 'check', 'centerville'])).toMatchObject({
    code: 0,
    out: 'centerville: 54 cards, no mistakes.\n',
  });
  const shown = await sagebrush(['pack', 'show', mine]);
  expect(shown.out).toContain('Dry Gulch');
  expect(shown.out.trim().split('\n')).toHaveLength(57);
  const texts = JSON.parse((await sagebrush(['pack', 'text', 'centerville', '--lang', 'de', '--json'])).out) as {
    text: string;
  }[];
  expect(texts).toHaveLength(54);
  expect(await sagebrush(['pack', 'diff', mine, mine])).toMatchObject({ code: 0, out: '' });
  const different = await sagebrush(['pack', 'diff', mine, 'centerville']);
  expect(different.code).toBe(1);
  expect(different.out).toContain('- Dry Gulch\n  + Centerville');
  const sheet = file('sheet.html');
  await sagebrush(['pack', 'show', 'centerville', '--html', sheet]);
  const html = readFileSync(sheet, 'utf8');
  expect(html.match(/<article /g)).toHaveLength(54);
  expect(html).not.toMatch(/<script|https?:|undefined/);
  expect(JSON.parse((await sagebrush(['pack', 'schema'])).out)).toMatchObject({ title: 'A Cowpoker pack' });
  expect((await sagebrush(['play', 'cowpoker', '-o', `pack=${mine}`], 'q\n')).code).toBe(0);
});

test('pack check lists every mistake with its place, and ends with 1', SLOW, async () => {
  const bad = file('bad.json');
  const { cards, ...head } = JSON.parse((await sagebrush(['pack', 'show', 'centerville', '--json'])).out) as {
    cards: { card: string; points: number }[];
  };
  const [first, second, ...others] = cards;
  writeFileSync(
    bad,
    JSON.stringify({ ...head, cards: [{ ...first, points: 99 }, { ...second, ranch: 'nowhere' }, ...others.slice(1)] }),
  );
  const { code, out, errors } = await sagebrush(['pack', 'check', bad]);
  expect(code).toBe(1);
  for (const place of ['cards[0].points (2H)', 'cards[1].ranch (3D)', 'cards: has 53 cards'])
    expect(out).toContain(place);
  expect(await sagebrush(['pack', 'check', file('nowhere.json')])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('is not there'),
  });
  expect(errors).toMatch(/\d mistakes/);
});

test('eval: one hand, many hands, JSON', SLOW, async () => {
  const one = await sagebrush(['eval', 'AS', 'KD X1', '2C', '--wild', '2']);
  expect(one).toMatchObject({ code: 0 });
  expect(one.out.split('\n')[0]).toMatch(/: .*X1=/);
  const many = await sagebrush(['eval', '--stdin', '--json'], '2C 3C 4C 5C 6C\n\nAS AD\n');
  expect(
    many.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { category: string }).category),
  ).toEqual(['straight-flush', 'pair']);
});

test('train: the same seed gives the same network on one thread and on two', SLOW, async () => {
  const train = (threads: string) =>
    sagebrush(['train', 'corral', '-n', '24', '-p', '2,3', '--hidden', '4', '--epochs', '1', '--threads', threads]);
  const [one, two] = await Promise.all([train('1'), train('2')]);
  expect(one).toMatchObject({ code: 0, out: two.out });
  expect(one.out.split('\n')[0]).toMatch(/^\d+ 4 1$/);
  expect(one.errors).toMatch(/loss of the prospects [\d.]+, of the network [\d.]+/);
});

test('judge: decisions are made by a seed, go on where they ended, and say what each level loses', SLOW, async () => {
  const make = (name: string, count: string) =>
    sagebrush(['judge', 'cowpoker', file(name), '--make', count, '--worlds', '40', '-p', '2', '--threads', '1']);
  await make('whole.json', '4');
  await make('begun.json', '2');
  expect(await make('begun.json', '2')).toMatchObject({ code: 0, out: '4 decisions from 4 matches\n' });
  expect(readFileSync(file('begun.json'), 'utf8')).toBe(readFileSync(file('whole.json'), 'utf8'));
  const judged = await sagebrush(['judge', 'cowpoker', file('whole.json'), '--iterations', '5', '--json']);
  const figures = JSON.parse(judged.out) as { name: string; of: number; mean: number }[];
  expect(figures.map(({ name }) => name)).toEqual([...LEVELS, 'hint']);
  for (const { of, mean } of figures) {
    expect(of).toBe(4);
    expect(Math.abs(mean)).toBeLessThanOrEqual(1);
  }
  for (const otherwise of [
    ['--worlds', '40', '-p', '2', '--seed', 'other'],
    ['--worlds', '41', '-p', '2'],
    ['--worlds', '40', '-p', '3'],
  ]) {
    const other = await sagebrush(['judge', 'cowpoker', file('whole.json'), '--make', '1', ...otherwise]);
    expect(other.code).not.toBe(0);
    expect(other.errors).toContain('was made by other rules, options, players, worlds or another seed');
  }
});

test('puzzles: the same seed gives the same file in pieces, and what is no puzzle goes at a check', SLOW, async () => {
  const mine = (name: string, count: string, threads: string) =>
    sagebrush(['puzzles', 'cowpoker', file(name), '-n', count, '-p', '2', '--threads', threads]);
  // The 82nd match has something to find.
  const { id, rules } = games.find('cowpoker');
  const begun = JSON.stringify({ game: id, rules, options: {}, players: [2], seed: 'sage', matches: 80, puzzles: [] });
  for (const name of ['whole-puzzles.json', 'puzzles.json']) writeFileSync(file(name), begun);
  await mine('whole-puzzles.json', '2', '2');
  await mine('puzzles.json', '1', '1');
  expect((await mine('puzzles.json', '1', '1')).out).toMatch(/^\d+ puzzles from 82 matches/);
  const text = readFileSync(file('puzzles.json'), 'utf8');
  expect(text).toBe(readFileSync(file('whole-puzzles.json'), 'utf8'));
  const made = JSON.parse(text) as { puzzles: object[] };
  expect(made.puzzles.length).toBeGreaterThan(0);
  const none = {
    at: { players: 2, deal: 'noon', moves: '' },
    right: 1,
    tempting: 0,
    solved: false,
    loss: 10,
    missed: 1,
  };
  const wrong = { ...none, motif: 'effect', rule: 'CP-2.5' };
  writeFileSync(file('puzzles.json'), JSON.stringify({ ...made, puzzles: [wrong] }));
  const checked = await sagebrush(['puzzles', 'cowpoker', file('puzzles.json'), '--check', 'again']);
  expect(checked.out).toMatch(/^noon : .+\n0 of 1 puzzles hold\n$/);
  expect(JSON.parse(readFileSync(file('puzzles.json'), 'utf8'))).toMatchObject({ checked: 'again', puzzles: [] });
});

test('engine: one line for each line', SLOW, async () => {
  const { code, out } = await sagebrush(
    ['engine'],
    '{"do":"games","id":1}\nrubbish\n{"do":"new","game":"corral","seats":2,"seed":"x"}\n',
  );
  expect(code).toBe(0);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { ok: boolean }).ok),
  ).toEqual([true, false, true]);
});

test('serve: listens where it is told, keeps its data there, and closes at Ctrl-C', SLOW, async () => {
  const folderOfServer = file('server');
  const child = start(['serve', '--port', '0', '--data', folderOfServer]);
  const end = ended(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (text: string) => {
      const found = /open at (http:\S+)\. /.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error('it closed at once')));
  });
  const reply = await fetch(`${address}/api/games`);
  expect(reply.status).toBe(200);
  child.kill('SIGINT');
  expect(await end).toMatchObject({ code: 0 });
  expect(existsSync(folderOfServer)).toBe(true);
});
