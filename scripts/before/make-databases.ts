// Makes a database of every version that the store has had, on both engines, each by the code of its time.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../packages/server/src/testing/postgres.ts';
import { databaseAsText } from '../../packages/server/src/testing/postgres-text.ts';
import type { Asked } from './by-injection.ts';
import { fill, type Has, type Known } from './filled-house.ts';
import { isPacked, pack } from './fixtures.ts';
import { type OldTree, oldTree } from './old-tree.ts';

const ALL = [
  ...['001-first', '002-operations', '003-leases', '004-record', '005-rails', '006-deals', '007-dues'],
  ...['008-documents', '009-quotas-and-retention', '010-request-bodies', '011-document-origins'],
  ...['012-accounts', '013-social', '014-moderation'],
];

/** The last commit at which so many migrations were known. For a while the fourth was there and the third was not. */
const VERSIONS: readonly { readonly name: string; readonly commit: string; readonly migrations: readonly string[] }[] =
  [
    { name: '001', commit: '824ef2c', migrations: ALL.slice(0, 1) },
    { name: '002', commit: '9c5f5ec', migrations: ALL.slice(0, 2) },
    { name: '004-without-003', commit: 'c33ba29', migrations: ['001-first', '002-operations', '004-record'] },
    { name: '004', commit: 'ec4f776', migrations: ALL.slice(0, 4) },
    { name: '005', commit: 'db5a435', migrations: ALL.slice(0, 5) },
    { name: '006', commit: '8e277cf', migrations: ALL.slice(0, 6) },
    { name: '007', commit: 'addf3c8', migrations: ALL.slice(0, 7) },
    { name: '011', commit: '8f768c6', migrations: ALL.slice(0, 11) },
    { name: '014', commit: '01a6828', migrations: ALL.slice(0, 14) },
  ];

interface OldApp extends Asked {
  close(): Promise<unknown>;
}

export async function makeDatabases(): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const { name, commit, migrations } of VERSIONS) {
      // What is there was made by the code of its time, and stays.
      if (isPacked(`databases/${name}/postgres.sql.br`)) continue;
      const tree = oldTree(commit);
      const folder = mkdtempSync(join(tmpdir(), 'sagebrush-before-'));
      const known = async (settings: object): Promise<string> => {
        const filled = await filledBy(tree, settings, {
          rates: migrations.includes('004-record'),
          keeps: migrations.includes('012-accounts'),
        });
        return JSON.stringify({ migrations, commit, at: Date.now(), ...filled } satisfies Known);
      };
      try {
        pack(`databases/${name}/sqlite.json.br`, await known({ dataFolder: folder }));
        pack(`databases/${name}/sqlite.br`, readFileSync(join(folder, 'sagebrush.sqlite')));
        const database = await postgres.database(`before_${name}`);
        pack(`databases/${name}/postgres.json.br`, await known({ dataFolder: folder, database }));
        pack(`databases/${name}/postgres.sql.br`, await databaseAsText(database));
        console.log(`database ${name}: made by ${commit}`);
      } finally {
        rmSync(folder, { recursive: true });
        tree.remove();
      }
    }
  } finally {
    await postgres.stop();
  }
}

async function filledBy(tree: OldTree, settings: object, has: Has): ReturnType<typeof fill> {
  const { buildApp } = (await import(tree.module('packages/server/src/app.ts'))) as {
    buildApp(settings: object): Promise<OldApp>;
  };
  const app = await buildApp({
    botPace: 0,
    botThreads: 1,
    logLevel: 'silent',
    requestsPerMinute: 1e9,
    tick: 50,
    ...settings,
  });
  try {
    return await fill(app, has);
  } finally {
    await app.close();
  }
}
