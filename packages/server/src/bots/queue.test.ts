// Who is next: nobody waits longer for the many than for one turn of each.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Asker, type FairQueue, fairQueue } from './queue.ts';

interface Job extends Asker {
  readonly name: string;
}
const job = (owner: string, table: string, name = `${owner} ${table}`): Job => ({ owner, table, name });
const queueOf = (...jobs: readonly Job[]): FairQueue<Job> => {
  const queue = fairQueue<Job>();
  for (const one of jobs) queue.add(one);
  return queue;
};
function emptied(queue: FairQueue<Job>): Job[] {
  const order: Job[] = [];
  for (let next = queue.next(); next; next = queue.next()) order.push(next);
  return order;
}

test('owners take turns, then their tables, then the questions of a table in their order', () => {
  const queue = queueOf(
    job('hog', 'a', 'a1'),
    job('hog', 'a', 'a2'),
    job('hog', 'b', 'b1'),
    job('hog', 'b', 'b2'),
    job('ann', 'x', 'x1'),
    job('ann', 'x', 'x2'),
    job('bob', 'y', 'y1'),
  );
  expect(emptied(queue).map(({ name }) => name)).toEqual(['a1', 'x1', 'y1', 'b1', 'x2', 'a2', 'b2']);
});

test('who has had a turn and comes back is behind everyone who waits', () => {
  const queue = queueOf(job('hog', 'a'), job('ann', 'x'));
  expect(queue.next()?.owner).toBe('hog');
  queue.add(job('hog', 'a'));
  expect(queue.next()?.owner).toBe('ann');
});

test('what is not wanted any more leaves the queue, and nothing else does', () => {
  const gone = job('ann', 'x', 'gone');
  const queue = queueOf(job('ann', 'x', 'kept'), gone, job('bob', 'y'));
  expect([queue.remove(gone), queue.remove(gone), queue.size]).toEqual([true, false, 2]);
  expect(emptied(queue).map(({ name }) => name)).toEqual(['kept', 'bob y']);
  expect(queue.size).toBe(0);
});

const anAsker = fc.record({ owner: fc.constantFrom('a', 'b', 'c', 'd', 'e'), table: fc.constantFrom('1', '2', '3') });
/** What happens to a queue: a question comes, one is begun, or one is given up. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), asker: anAsker }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('next' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), index: fc.nat(50) }) },
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

interface Witness {
  begun(job: Job, waiting: readonly Job[]): void;
  /** After everything that happens. */
  waiting(jobs: readonly Job[]): void;
}

function letHappen(happenings: readonly Happening[], witness: Witness): void {
  const queue = fairQueue<Job>();
  const waiting: Job[] = [];
  for (const [number, one] of happenings.entries()) {
    if (one.kind === 'add') {
      const added = job(one.asker.owner, one.asker.table, String(number));
      queue.add(added);
      waiting.push(added);
    } else if (one.kind === 'remove') {
      const [gone] = waiting.splice(one.index % Math.max(1, waiting.length), 1);
      if (gone) expect(queue.remove(gone)).toBe(true);
    } else {
      const begun = queue.next();
      expect(begun === undefined).toBe(waiting.length === 0);
      if (!begun) continue;
      waiting.splice(waiting.indexOf(begun), 1);
      witness.begun(begun, waiting);
    }
    witness.waiting(waiting);
    expect(queue.size).toBe(waiting.length);
    expect(new Set(queue.all())).toEqual(new Set(waiting));
  }
}

const ownerOf = ({ owner }: Job): string => `owner ${owner}`;
const tableOf = ({ owner, table }: Job): string => `table ${owner} ${table}`;

test('while an owner waits, no other one has two turns; while a table waits, no other one of its owner has', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 200 }), (happenings) => {
      /** Who has had a turn since each that waits began to, or had its own. */
      const turnsBeside = new Map<string, Set<string>>();
      const beside = (waiters: Iterable<string>, begun: string): void => {
        for (const waiter of waiters) {
          const had = turnsBeside.get(waiter) ?? new Set();
          if (waiter !== begun) expect(had.has(begun), `${begun} twice before ${waiter}`).toBe(false);
          turnsBeside.set(waiter, had.add(begun));
        }
        turnsBeside.delete(begun);
      };
      letHappen(happenings, {
        begun(one, waiting) {
          beside(new Set(waiting.map(ownerOf)), ownerOf(one));
          beside(new Set(waiting.filter(({ owner }) => owner === one.owner).map(tableOf)), tableOf(one));
        },
        waiting(jobs) {
          const all = new Set(jobs.flatMap((one) => [ownerOf(one), tableOf(one)]));
          for (const waiter of turnsBeside.keys()) if (!all.has(waiter)) turnsBeside.delete(waiter);
        },
      });
    }),
    { numRuns: 500 },
  );
});

test('nobody starves: however many come afterwards, a question is begun after one turn of each owner and of its own tables', () => {
  fc.assert(
    fc.property(
      fc.array(anAsker, { maxLength: 60 }),
      fc.array(anAsker, { minLength: 200, maxLength: 200 }),
      (before, after) => {
        const queue = queueOf(...before.map(({ owner, table }) => job(owner, table)));
        const bound = queue.ahead('stranger');
        expect(bound).toBe(new Set(before.map(({ owner }) => owner)).size);
        const asked = job('stranger', 'new');
        queue.add(asked);
        let begun = 0;
        for (const { owner, table } of after) {
          queue.add(job(owner, table));
          if (queue.next() === asked) break;
          begun += 1;
        }
        expect(begun).toBeLessThanOrEqual(bound);
      },
    ),
  );
});

test('so many are ahead of one that comes now: no more are begun before it', () => {
  fc.assert(
    fc.property(fc.array(anAsker, { maxLength: 60 }), anAsker, (before, { owner, table }) => {
      const queue = queueOf(...before.map((one) => job(one.owner, one.table)));
      const ahead = queue.ahead(owner);
      const asked = job(owner, table);
      queue.add(asked);
      const order = emptied(queue);
      expect(order).toHaveLength(before.length + 1);
      expect(order.indexOf(asked)).toBeLessThanOrEqual(ahead);
    }),
  );
});
