// Makes a fresh clone ready: packages, and Node 24 where the machine's own is older. Plain JavaScript, because Node 18
// must be able to run it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const binaries = join(modules, '.bin');
const stamp = join(modules, '.sagebrush-set-up');
const isWindows = process.platform === 'win32';

const outerPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(modules))
  .join(delimiter);

/** The outer `npm run` hands its own flags down as variables; these would change what an install does. */
const MEDDLING =
  /^npm_config_(workspaces?|include_workspace_root|omit|include|production|only|dry_run|json|global|location|package_lock_only)$/i;

/** npm runs under the machine's own Node, never under the fetched one: installing wipes that. */
function npm(...args) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !MEDDLING.test(name) && name !== 'NODE_ENV'),
  );
  const ran = spawnSync('npm', [...args, '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...env, PATH: outerPath },
    encoding: 'utf8',
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (ran.status === 0) return undefined;
  const said = (ran.stderr ?? '').split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  return (
    said.filter((line) => line !== '' && !/^(code|errno|syscall) |complete log/.test(line))[0] ??
    ran.error?.message ??
    'npm gave no reason'
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What the installed packages depend on: the same lock on another kind of machine means other binaries. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

/** With `--lock` the lockfile follows the packages; otherwise the packages follow the lockfile. */
function installPackages() {
  const isLocking = process.argv.includes('--lock');
  if (!isLocking && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.log('Installing the packages (a minute or so, only when they change) ...');
  const reason = npm(isLocking ? 'install' : 'ci');
  if (reason !== undefined)
    fail(`Could not install the packages (${reason}): check the network and the disk, then run the command again.`);
  writeFileSync(stamp, wanted());
}

/** The version of the Node that npm scripts will run, which have node_modules/.bin first in their PATH. */
function scriptNode() {
  const env = { ...process.env, PATH: binaries + delimiter + outerPath };
  const ran = spawnSync('node', ['--version'], { env, encoding: 'utf8', shell: isWindows });
  return ran.status === 0 ? ran.stdout.trim() : 'v0';
}

const major = (version) => Number.parseInt(version.slice(1), 10);

const integrityOf = (file) => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

/**
 * Fetches the package that node-binaries.json names for this machine, and installs it only when it is what was looked
 * at; else says why not.
 */
function installNode() {
  const binary = JSON.parse(readFileSync(new URL('node-binaries.json', import.meta.url), 'utf8'))[
    `${process.platform}-${process.arch}`
  ];
  if (binary === undefined) return `scripts/node-binaries.json has none for ${process.platform} on ${process.arch}`;
  const name = `${binary.package}@${binary.version}`;
  // Named from the root: on Windows a shell would tear a path with a space in it apart.
  const folder = './node_modules/.sagebrush-node';
  mkdirSync(join(root, folder), { recursive: true });
  try {
    const reason = npm('pack', name, '--pack-destination', folder);
    if (reason !== undefined) return reason;
    const file = `${folder}/${readdirSync(join(root, folder))[0]}`;
    if (integrityOf(join(root, file)) !== binary.integrity) {
      return `what came as ${name} has another hash than scripts/node-binaries.json, and was not installed`;
    }
    return npm('install', '--no-save', '--ignore-scripts', file);
  } finally {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
}

/** Runs after every install, for `npm ci` wipes the fetched Node. */
function fetchNode() {
  const found = scriptNode();
  if (major(found) >= NEEDED_NODE) return;
  console.log(
    `This machine has Node ${found.slice(1)}; fetching Node ${NEEDED_NODE} into the project (nothing else on the machine changes) ...`,
  );
  const reason = installNode();
  const now = scriptNode();
  if (major(now) >= NEEDED_NODE) return;
  fail(
    `Could not fetch Node ${NEEDED_NODE} (${reason ?? `the scripts still get ${now}`}): install Node ${NEEDED_NODE} or newer, then run the command again.`,
  );
}

installPackages();
fetchNode();
