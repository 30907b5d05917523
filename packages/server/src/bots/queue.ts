// The fair queue for thinking: owners take turns, and so do the tables of one owner. It knows no thread and no clock.

export interface Asker {
  /** Who the thought is for: the host of a bot's table, or whoever asks for a hint. */
  readonly owner: string;
  readonly table: string;
}
export interface FairQueue<Job extends Asker> {
  readonly size: number;
  add(job: Job): void;
  /** It is not wanted any more; false when it does not wait. */
  remove(job: Job): boolean;
  /** Takes out the job whose turn it is. */
  next(): Job | undefined;
  /** How many of those that wait would at most be taken before one that this owner adds now. */
  ahead(owner: string): number;
  all(): Iterable<Job>;
}

/** A map keeps the order of its keys: who had a turn is taken out, and goes to the end if there is more to do. */
type Tables<Job> = Map<string, Job[]>;

export function fairQueue<Job extends Asker>(): FairQueue<Job> {
  const owners = new Map<string, { readonly tables: Tables<Job>; count: number }>();
  let size = 0;

  /** One job less at a table; what is left of it keeps its place, or gives it up. */
  function forget({ owner, table }: Job, hadTurn: boolean): void {
    const own = owners.get(owner);
    const jobs = own?.tables.get(table);
    if (!own || !jobs) return;
    size -= 1;
    own.count -= 1;
    if (hadTurn || jobs.length === 0) own.tables.delete(table);
    if (hadTurn || own.count === 0) owners.delete(owner);
    if (hadTurn && jobs.length > 0) own.tables.set(table, jobs);
    if (hadTurn && own.count > 0) owners.set(owner, own);
  }

  return {
    get size() {
      return size;
    },
    add(job) {
      const own = owners.get(job.owner) ?? { tables: new Map(), count: 0 };
      owners.set(job.owner, own);
      const jobs = own.tables.get(job.table) ?? [];
      own.tables.set(job.table, jobs);
      jobs.push(job);
      own.count += 1;
      size += 1;
    },
    remove(job) {
      const jobs = owners.get(job.owner)?.tables.get(job.table) ?? [];
      const index = jobs.indexOf(job);
      if (index < 0) return false;
      jobs.splice(index, 1);
      forget(job, false);
      return true;
    },
    next() {
      const [own] = owners.values();
      const [jobs] = own?.tables.values() ?? [];
      const job = jobs?.shift();
      if (job) forget(job, true);
      return job;
    },
    ahead(owner) {
      const mine = owners.get(owner)?.count ?? 0;
      let before = mine;
      for (const [other, { count }] of owners) if (other !== owner) before += Math.min(count, mine + 1);
      return before;
    },
    *all() {
      for (const { tables } of owners.values()) for (const jobs of tables.values()) yield* jobs;
    },
  };
}
