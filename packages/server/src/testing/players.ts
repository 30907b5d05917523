// People who play through anything: they ask until there is an answer, follow through every break, and keep all they
// were shown and promised.
import { setTimeout as pause } from 'node:timers/promises';
import { type Followed, type Moment, ProblemError, type TableMessage } from '@sagebrush/protocol';
import { expect } from 'vitest';
import { anyChoice, fresh32, type Guest } from './house.ts';

export interface Seated {
  readonly guest: Guest;
  readonly table: string;
  readonly heard: Followed<TableMessage>[];
  readonly promised: { readonly match: string; readonly seq: number }[];
  readonly stop: AbortController;
  done: Promise<void>;
}

/** Asks until there is an answer; a problem of the rules is one, a broken line is not. */
async function insist<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ProblemError && error.problem.status < 500) return undefined;
      await pause(20);
    }
  }
  return undefined;
}

/** Asks again while the house is busy or gone; what is no passing trouble is thrown. */
export async function persistent<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isPassing = !(error instanceof ProblemError) || error.problem.status >= 500;
      if (!isPassing || tries > 300) throw error;
      await pause(50);
    }
  }
}

/** Plays every decision with a key of its own; when a match is over, asks for another or goes home. */
export function takeSeat(guest: Guest, table: string, after: 'rematch' | 'home'): Seated {
  const seated: Seated = {
    guest,
    table,
    heard: [],
    promised: [],
    stop: new AbortController(),
    done: Promise.resolve(),
  };
  seated.done = playOn(seated, after);
  return seated;
}

async function playOn({ guest, table, heard, promised, stop }: Seated, after: 'rematch' | 'home'): Promise<void> {
  const { signal } = stop;
  const params = { table };
  const move = async ({ match, seq, ...moment }: Moment): Promise<void> => {
    const action = anyChoice({ match, seq, ...moment });
    if (!action) return;
    const key = `${match}:${seq}`;
    const answer = await insist(() => guest.call('act', { params, body: { match, seq, action }, key, signal }), signal);
    if (answer) promised.push({ match, seq: answer.seq });
  };
  const rematch = () =>
    insist(() => guest.call('rematch', { params, body: { contribution: fresh32() }, signal }), signal);
  for await (const one of guest.followTable(table, { signal })) {
    heard.push(one);
    const { message } = one;
    const moment = message.type === 'hello' ? message.snapshot.moment : undefined;
    const current = message.type === 'moment' ? message.moment : moment;
    const isOver = message.type === 'table' && message.table.state === 'over';
    if (current?.asked) await move(current);
    else if (isOver && after === 'rematch') await rematch();
    else if (isOver) stop.abort();
  }
}

/** What happened has a number; what was only true for the moment has none. */
const numbered = (heard: readonly Followed<TableMessage>[]) => heard.filter(({ id }) => id !== '');
const textOf = ({ id, message }: Followed<TableMessage>): string => `${id} ${JSON.stringify(message)}`;

/**
 * Everything they were shown came once and in order, is in the store, and what they were promised was done by their
 * seat.
 */
export async function expectNothingLost(seated: Seated): Promise<void> {
  const { guest, table, promised } = seated;
  const heard = numbered(seated.heard);
  const ids = heard.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
  const again: string[] = [];
  const end = new AbortController();
  if (ids.length > 1) {
    for await (const one of guest.followTable(table, { after: String(ids[0]), signal: end.signal })) {
      if (one.id !== '') again.push(textOf(one));
      if (Number(one.id) >= (ids.at(-1) ?? 0)) end.abort();
    }
  }
  expect(again.slice(0, ids.length - 1)).toEqual(heard.slice(1).map(textOf));
  for (const match of new Set(promised.map((promise) => promise.match))) {
    const { moments } = await guest.call('replay', { params: { match } });
    const { seat } = await guest.call('match', { params: { match } });
    for (const promise of promised) if (promise.match === match) expect(moments[promise.seq]?.by?.seat).toBe(seat);
  }
}
