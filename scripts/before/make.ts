// Makes the fixtures of "before" anew: `node scripts/before/make.ts logs databases simulations thoughts`. On purpose
// only: see fixtures/before/README.md.
import { makeDatabases } from './make-databases.ts';
import { makeLogs } from './make-logs.ts';
import { makeSimulations } from './make-simulations.ts';
import { makeThoughts } from './make-thoughts.ts';

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  logs: makeLogs,
  databases: makeDatabases,
  simulations: makeSimulations,
  thoughts: makeThoughts,
};

for (const name of process.argv.slice(2)) {
  const make = PARTS[name];
  if (!make) throw new Error(`there is no part ${name}: the parts are ${Object.keys(PARTS).join(', ')}`);
  await make();
}
