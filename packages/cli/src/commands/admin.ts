// sagebrush admin: look after people on a running server, by name and in the audit log.
import { FormatError } from '@sagebrush/engine';
import { ProblemError } from '@sagebrush/protocol';
import {
  type AdminBody,
  type AdminCall,
  type AdminClient,
  type AdminParams,
  type AdminQuery,
  type AdminReply,
  adminClient,
} from '@sagebrush/protocol/admin';
import type { Command } from 'commander';
import { wholeFrom } from '../parse.ts';
import { AnswerIsNo } from '../run-command.ts';

interface Flags {
  readonly server?: string;
  readonly token?: string;
  readonly why?: string;
  readonly report?: string;
  readonly addresses?: boolean;
  readonly done?: boolean;
}

/** Of `ann=token,bob=token` the first: who has the server's own setting needs no other. */
const firstToken = (set: string): string => /^(?:[A-Za-z][\w-]{0,23}=)?([^,]{24,})/.exec(set)?.[1] ?? set;

function clientOf({ server, token }: Flags): AdminClient {
  const set = token ?? process.env['SAGEBRUSH_ADMIN_TOKEN'];
  if (!set) throw new FormatError('--token', 'is missing: give the admin token, or set SAGEBRUSH_ADMIN_TOKEN');
  const base = server ?? `http://127.0.0.1:${process.env['PORT'] || '8080'}`;
  if (!URL.canParse(base))
    throw new FormatError('--server', `is "${base}": expected an address such as https://cards.example.org`);
  return adminClient({ base: base.replace(/\/$/, ''), token: firstToken(set) });
}

interface How<N extends AdminCall> {
  readonly params?: AdminParams<N>;
  readonly query?: AdminQuery<N>;
  readonly body?: AdminBody<N>;
}

async function ask<N extends AdminCall>(flags: Flags, name: N, how: How<N>): Promise<AdminReply<N>> {
  try {
    return await clientOf(flags).call(name, how);
  } catch (error) {
    if (error instanceof ProblemError) throw new AnswerIsNo(error.problem.detail);
    if (error instanceof TypeError)
      throw new AnswerIsNo(
        `The server cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
      );
    throw error;
  }
}

/** What a question finds is JSON, for people and programs alike; a deed says that it is done. */
const printAnswer = (answer: unknown): void => {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
};
const done = (what: string): void => {
  process.stdout.write(`${what}\n`);
};
const reasons = ({ why, report }: Flags) => ({
  ...(why === undefined ? {} : { why }),
  ...(report === undefined ? {} : { report }),
});

/** A deed says why, and by which report. */
const deed = (command: Command): Command =>
  command.option('--why <text>', 'why, for the audit log').option('--report <id>', 'the report that it answers');
const asked = (command: Command): Command =>
  command
    .option('--server <address>', 'where the server is (default: http://127.0.0.1 and PORT, else 8080)')
    .option('--token <token>', 'an admin token of it (default: SAGEBRUSH_ADMIN_TOKEN)');

const minutesFrom = (text: string): number => wholeFrom(text, 'minutes', 0, 5_256_000);

function questions(admin: Command): void {
  asked(
    admin.command('reports').description('the reports to work through').option('--done', 'those that are done'),
  ).action(async (flags: Flags) =>
    printAnswer(await ask(flags, 'reports', { query: { done: flags.done ? 'yes' : 'no' } })),
  );
  asked(admin.command('report <id>').description('a report with what the reporter saw')).action(
    async (report: string, flags: Flags) => printAnswer(await ask(flags, 'report', { params: { report } })),
  );
  asked(admin.command('people <query>').description('people by name, id or hashed address')).action(
    async (q: string, flags: Flags) => printAnswer(await ask(flags, 'people', { query: { q } })),
  );
  asked(admin.command('person <person>').description('all that is known of somebody')).action(
    async (person: string, flags: Flags) => printAnswer(await ask(flags, 'person', { params: { person } })),
  );
  asked(admin.command('table <table>').description('who is at a table, and what was said')).action(
    async (table: string, flags: Flags) => printAnswer(await ask(flags, 'table', { params: { table } })),
  );
  asked(admin.command('arranged').description('rated results that look arranged')).action(async (flags: Flags) =>
    printAnswer(await ask(flags, 'arranged', {})),
  );
  asked(admin.command('audit').description('what admins have done')).action(async (flags: Flags) =>
    printAnswer(await ask(flags, 'deeds', { query: {} })),
  );
}

function deedsOnPeople(admin: Command): void {
  deed(asked(admin.command('rename <person> <name>').description('give somebody another name'))).action(
    async (person: string, name: string, flags: Flags) => {
      await ask(flags, 'rename', { params: { person }, body: { name, ...reasons(flags) } });
      done(`Renamed to ${name}.`);
    },
  );
  deed(asked(admin.command('mute <person> <minutes>').description('let somebody not talk; 0 ends it'))).action(
    async (person: string, minutes: string, flags: Flags) => {
      await ask(flags, 'silence', { params: { person }, body: { minutes: minutesFrom(minutes), ...reasons(flags) } });
      done(`Muted for ${minutes} minutes.`);
    },
  );
  deed(asked(admin.command('suspend <person> <minutes>').description('keep somebody out; 0 ends it'))).action(
    async (person: string, minutes: string, flags: Flags) => {
      await ask(flags, 'suspend', { params: { person }, body: { minutes: minutesFrom(minutes), ...reasons(flags) } });
      done(`Suspended for ${minutes} minutes.`);
    },
  );
  deed(
    asked(admin.command('ban <person>').description('keep somebody out for good')).option(
      '--addresses',
      'let no new guest come from where they came, for a month',
    ),
  ).action(async (person: string, flags: Flags) => {
    const body = { ...(flags.addresses ? { addresses: true } : {}), ...reasons(flags) };
    await ask(flags, 'ban', { params: { person }, body });
    done('Banned.');
  });
  deed(asked(admin.command('lift <person>').description('let somebody in, and talk, again'))).action(
    async (person: string, flags: Flags) => {
      await ask(flags, 'lift', { params: { person }, body: reasons(flags) });
      done('Lifted.');
    },
  );
  deed(asked(admin.command('sign-out <person>').description('end all sessions of somebody'))).action(
    async (person: string, flags: Flags) => {
      await ask(flags, 'signOut', { params: { person }, body: reasons(flags) });
      done('Signed out everywhere.');
    },
  );
}

function otherDeeds(admin: Command): void {
  deed(asked(admin.command('close <table>').description('close a table'))).action(
    async (table: string, flags: Flags) => {
      await ask(flags, 'close', { params: { table }, body: reasons(flags) });
      done('Closed.');
    },
  );
  deed(asked(admin.command('remove <table> <person>').description('take a watcher away from a table'))).action(
    async (table: string, person: string, flags: Flags) => {
      await ask(flags, 'remove', { params: { table }, body: { person, ...reasons(flags) } });
      done('Removed.');
    },
  );
  deed(asked(admin.command('annul <match...>').description('let rated matches not count, and count again'))).action(
    async (matches: string[], flags: Flags) => {
      await ask(flags, 'annul', { body: { matches, ...reasons(flags) } });
      done('Annulled: ratings are counted again.');
    },
  );
  asked(admin.command('settle <report> <verdict>').description('a report is done with')).action(
    async (report: string, verdict: string, flags: Flags) => {
      await ask(flags, 'settle', { params: { report }, body: { verdict } });
      done('Settled.');
    },
  );
}

export function adminCommand(program: Command): void {
  const admin = program
    .command('admin')
    .description('look after people on a running server')
    .addHelpText(
      'afterAll',
      `
Examples:
  sagebrush admin reports
  sagebrush admin report 4fJx…
  sagebrush admin person Black_Bart
  sagebrush admin mute Black_Bart 60 --why "shouting"
  sagebrush admin ban Black_Bart --why "three warnings" --report 4fJx…
  sagebrush admin audit --server https://cards.example.org`,
    );
  questions(admin);
  deedsOnPeople(admin);
  otherDeeds(admin);
}
