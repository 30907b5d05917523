// Other programs at the table: good answers, and a clear verdict on every bad one.
import { fastRandom, type Json, optionsUnder } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { afterEach, expect, test, vi } from 'vitest';
import { Forfeited, openProgram, type Program } from './program.ts';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const game = games.find('corral');
const table = { seats: game.seating(2), options: {} };
const state = game.deal(
  { ...table, options: { selfAmbush: 'discard', ambushSpendsAim: true, jokerLawmen: false } },
  fastRandom('program'),
);
const seat = game.pending(state)[0] ?? 0;
const question = { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };

let opened: Program | undefined;
afterEach(() => opened?.stop());

/** A program that does this with each question `q`, which it has read from a line. */
function program(body: string, ms = 5000): Program {
  const script = `require('readline').createInterface({input:process.stdin}).on('line',(line)=>{const q=JSON.parse(line);const say=(x)=>console.log(JSON.stringify(x));${body}})`;
  opened = openProgram(`"${process.execPath}" -e "${script.replaceAll('"', '\\"')}"`, ms);
  return opened;
}
const verdictOn = (body: string, ms?: number): Promise<Forfeited> =>
  program(body, ms)
    .move(question)
    .then(
      () => new Forfeited('nonsense', 'it was taken'),
      (error: Forfeited) => error,
    );

test('an answer is the number of a choice or an action', async () => {
  expect(await program('say({id:q.id,choice:1})').move(question)).toBe(question.choices[1]);
  expect(await program('say({id:q.id,action:q.choices[2]})').move(question)).toBe(question.choices[2]);
});

test('the question has everything a seat may know, and nothing else', async () => {
  const asked = program(
    "require('fs').writeFileSync(1,JSON.stringify({id:q.id,choice:Object.keys(q).join()==='id,do,game,table,seat,view,choices,ms'?0:1})+'\\n')",
  );
  expect(await asked.move(question)).toBe(question.choices[0]);
  expect(JSON.stringify(question.view satisfies object as unknown as Json)).not.toContain('"deck"');
});

test('what the view has ids of is named in the question, in English', async () => {
  const cowpoker = games.find('cowpoker');
  const four = { seats: cowpoker.seating(4), options: optionsUnder(cowpoker, cowpoker.rules, {}) };
  const hands = [['3H', '4H'], ['4C'], ['6D'], ['8C']];
  const asking = cowpoker.setUp({ hands, turn: 0 }, four, fastRandom('texts'));
  cowpoker.apply(asking, 0, { type: 'play', card: '3H' } as { type: string });
  const choices = cowpoker.choices(asking, 0);
  const reader = program("say({id:q.id,choice:q.view.asked.options.findIndex(({text})=>text==='Gunfight')})");
  const move = reader.move({ game: cowpoker, table: four, seat: 0, view: cowpoker.view(asking, 0), choices });
  expect(await move).toEqual({ type: 'choose', option: 'gunfight' });
});

test.each([
  ['crashed', 'process.exit(3)', 'ended with code 3'],
  ['crashed', 'null.hand', 'Cannot read properties of null'],
  ['nonsense', "console.log('hello')", 'not JSON: hello'],
  ['nonsense', 'say([])', 'expected'],
  ['nonsense', 'say({id:q.id+1,choice:0})', 'id: is 2: expected 1'],
  ['nonsense', 'say({id:q.id,choice:999})', 'choice: is none of the choices'],
  ['nonsense', "say({id:q.id,action:{type:'fighter',card:'AS'}})", 'action: is none of the choices'],
  ['nonsense', "say({id:q.id,action:{type:'fly'}})", 'action.type'],
  ['nonsense', 'say({id:q.id})', 'action'],
])('%s: %s', async (verdict, body, why) => {
  const forfeited = await verdictOn(body);
  expect(forfeited).toBeInstanceOf(Forfeited);
  expect(forfeited.verdict).toBe(verdict);
  expect(forfeited.message).toContain(why);
});

test('a command that does not exist has crashed', async () => {
  opened = openProgram('no-such-program-anywhere', 5000);
  const forfeited = await opened.move(question).catch((error: unknown) => error);
  expect(forfeited).toMatchObject({ verdict: 'crashed' });
});

test('late: the time for the second move is up, and the next move starts the program again', async () => {
  const slow = program('if(globalThis.once)return;globalThis.once=1;say({id:q.id,choice:0})', 200);
  expect(await slow.move(question)).toBe(question.choices[0]);
  const forfeited = await slow.move(question).catch((error: unknown) => error);
  expect(forfeited).toMatchObject({ verdict: 'late', message: 'no answer within 200 ms' });
  expect(await slow.move(question)).toBe(question.choices[0]);
});
