// The lockfile, made whole: a registry mirror without the binaries of other platforms writes one that `npm ci` then
// refuses everywhere.

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  /** Why it should not be used any more. */
  readonly deprecated?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Of the house, and of its benches. */
export const LOCKS = ['package-lock.json', 'bench/package-lock.json'];

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The optional packages that others name with an exact version and that the lock lacks: always binaries of some
 * platform.
 */
export function missingBinaries({ packages }: Lock): Record<string, Locked> {
  const missing = Object.values(packages).flatMap((parent) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
      .map(([name, version]) => [`node_modules/${name}`, binary(name, version, parent.dev === true)] as const),
  );
  return Object.fromEntries(missing);
}

/** Names such as `binding-linux-arm64-musl` tell where a binary runs, so that npm passes it by elsewhere. */
function binary(name: string, version: string, dev: boolean): Locked {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (!/^\d+\.\d+\.\d+/.test(version) || cpu.length === 0)
    throw new Error(`${name}@${version} is no binary of a known platform`);
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : [];
  return {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/** The same lock with the missing binaries in their places. */
export function completed<L extends Lock>(lock: L): L {
  const packages = { ...lock.packages, ...missingBinaries(lock) };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
