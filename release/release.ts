// npm run release: makes the tarballs of all packages and looks them over. Publishing them is up to who has the rights:
// `npm publish .pack/tarballs/<file>`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { installTools, lookOver, raiseVersions } from './look-over.ts';
import { run } from './stage.ts';
import { packAll, TARBALLS } from './tarballs.ts';

main(process.argv.slice(2));

function main(flags: readonly string[]): void {
  if (!['--dry', '--check', '--api', '--version'].some((flag) => flags.includes(flag))) {
    console.error(
      'npm run release -- --dry makes the tarballs, --check looks them over, --api writes the pages of the API, --version turns .changeset/*.md into versions and changelogs.',
    );
    process.exitCode = 2;
    return;
  }
  if (flags.includes('--version')) {
    installTools();
    console.log(raiseVersions());
    return;
  }
  run(process.execPath, ['scripts/build-web.ts']);
  const tarballs = packAll();
  for (const name of tarballs) console.log(`${name}  ${Math.ceil(statSync(join(TARBALLS, name)).size / 1024)} kB`);
  if (flags.includes('--dry')) return;
  installTools();
  const stale = lookOver(tarballs, flags.includes('--api'));
  for (const page of stale) console.error(`${page} is not what the package is: npm run release -- --api`);
  if (stale.length > 0) process.exitCode = 1;
}
