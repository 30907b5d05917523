// The public API of each package as a page beside it (`api.md`), so that a change of it is seen in a diff.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/tree.ts';
import { PUBLISHABLE, type Publishable } from './publishable.ts';
import { stagedFolder } from './stage.ts';

/** What is used of the tool, which only whoever releases installs. */
interface ApiExtractor {
  readonly Extractor: { invoke(config: unknown, options: object): { readonly errorCount: number } };
  readonly ExtractorConfig: { prepare(options: object): unknown };
}

const TOOL = '@microsoft/api-extractor';
const REPORT = 'api.md';
/** The program and the built web have no doors for others. */
export const WITH_API = PUBLISHABLE.filter(({ folder }) => folder !== 'packages/web' && folder !== 'packages/cli');

/** The pages that are not what the packages are; with `isWriting` they are written, and none is wrong. */
export function staleReports(isWriting: boolean): string[] {
  return WITH_API.filter((one) => {
    const page = join(ROOT, one.folder, REPORT);
    const now = reportOf(one);
    if (isWriting) writeFileSync(page, now);
    return !existsSync(page) || readFileSync(page, 'utf8') !== now;
  }).map(({ folder }) => `${folder}/${REPORT}`);
}

function reportOf(one: Publishable): string {
  const { Extractor, ExtractorConfig } = createRequire(import.meta.url)(TOOL) as ApiExtractor;
  const folder = stagedFolder(one);
  const made = mkdtempSync(join(tmpdir(), 'sagebrush-api-'));
  const entry = `${folder}/src/index.d.ts`;
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      newlineKind: 'lf',
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions: compilerOptions(), include: [entry] } },
      apiReport: { enabled: true, reportFileName: 'api', reportFolder: made, reportTempFolder: made },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
        compilerMessageReporting: { default: { logLevel: 'error' } },
      },
    },
  });
  const { errorCount } = Extractor.invoke(config, { localBuild: true, messageCallback: quiet });
  if (errorCount > 0) throw new Error(`${one.name}: its API could not be read`);
  const text = readFileSync(join(made, 'api.api.md'), 'utf8');
  rmSync(made, { recursive: true });
  return text;
}

/** Says nothing but errors. */
const quiet = (message: { logLevel: string; handled: boolean }): void => {
  if (message.logLevel !== 'error') message.handled = true;
};

/** Our packages are looked up where they are staged, not in the workspace. */
const compilerOptions = (): object => ({
  target: 'es2022',
  lib: ['es2024', 'dom'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(ROOT, 'node_modules/@types')],
  paths: Object.fromEntries(WITH_API.flatMap(doorsOf)),
});

function doorsOf(one: Publishable): [string, string[]][] {
  const { exports } = JSON.parse(readFileSync(join(stagedFolder(one), 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, { readonly types?: string }>>;
  };
  return Object.entries(exports).flatMap(([door, { types }]) =>
    types === undefined ? [] : [[one.name + door.slice(1), [join(stagedFolder(one), types)]] as [string, string[]]],
  );
}
