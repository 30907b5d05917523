// The admin's pages about people, and the forms on them.
import { FormatError } from '@sagebrush/engine';
import { adminCalls } from '@sagebrush/protocol/admin';
import type { FastifyInstance } from 'fastify';
import { deedsOf } from '../moderation/deeds.ts';
import { peopleLike, personNamed, personSeen } from '../moderation/look-up.ts';
import type { Moderator } from '../moderation/moderator.ts';
import { reportNamed, reportsOf } from '../moderation/reports.ts';
import { arrangedResults } from '../record/arranged.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import { arrangedPage, deedsPage, peoplePage, personPage, reportPage, reportsPage, tablePage } from './pages.ts';
import { peopleAt } from './tables.ts';

type Form = Readonly<Record<string, string>>;

const minutesIn = (form: Form): number => Number(form['minutes'] ?? Number.NaN);
/** What a form leaves empty was not said. */
const reasonsIn = ({ why = '', report = '' }: Form) => ({
  ...(why === '' ? {} : { why }),
  ...(report === '' ? {} : { report }),
});

type Deed = (moderator: Moderator, person: string, form: Form) => Promise<void>;
const DEEDS: Readonly<Record<string, Deed>> = {
  rename: (moderator, person, form) => {
    const { name, ...reasons } = adminCalls.rename.body.parse({ name: form['name'] ?? '', ...reasonsIn(form) });
    return moderator.rename(person, name, reasons);
  },
  silence: (moderator, person, form) => {
    const { minutes, ...reasons } = adminCalls.silence.body.parse({ minutes: minutesIn(form), ...reasonsIn(form) });
    return moderator.silence(person, minutes, reasons);
  },
  suspend: (moderator, person, form) => {
    const { minutes, ...reasons } = adminCalls.suspend.body.parse({ minutes: minutesIn(form), ...reasonsIn(form) });
    return moderator.suspend(person, minutes, reasons);
  },
  ban: (moderator, person, form) =>
    moderator.ban(person, form['addresses'] === 'yes', adminCalls.lift.body.parse(reasonsIn(form))),
  lift: (moderator, person, form) => moderator.lift(person, adminCalls.lift.body.parse(reasonsIn(form))),
  'sign-out': (moderator, person, form) => moderator.signOut(person, adminCalls.lift.body.parse(reasonsIn(form))),
};

export function peoplePages(
  app: FastifyInstance,
  services: Services,
  rooms: Rooms,
  moderatorFor: (authorization: string | undefined) => Moderator,
): void {
  const { now } = services;
  const hidden = { schema: { hide: true } };
  const page = 'text/html; charset=utf-8';

  app.get('/admin/reports', hidden, async (_, reply) => {
    const [open, done] = [await reportsOf(services, { done: false }), await reportsOf(services, { done: true })];
    return reply.type(page).send(reportsPage(open, done, now()));
  });
  app.get('/admin/reports/:report', hidden, async ({ params }, reply) => {
    const { report } = adminCalls.report.params.parse(params);
    return reply.type(page).send(reportPage(await reportNamed(services, report), now()));
  });
  app.post('/admin/reports/:report/settle', hidden, async ({ params, body, headers }, reply) => {
    const { report } = adminCalls.settle.params.parse(params);
    const { verdict } = adminCalls.settle.body.parse({ verdict: (body as Form | null)?.['verdict'] ?? '' });
    await moderatorFor(headers.authorization).settle(report, verdict);
    return reply.redirect('/admin/reports', 303);
  });
  app.get('/admin/people', hidden, async ({ query }, reply) => {
    const { q = '' } = query as { readonly q?: unknown };
    if (q === '') return reply.type(page).send(peoplePage('', [], now()));
    const asked = adminCalls.people.query.parse({ q });
    return reply.type(page).send(peoplePage(asked.q, await peopleLike(services, asked.q), now()));
  });
  app.get('/admin/people/:person', hidden, async ({ params }, reply) => {
    const { person } = adminCalls.person.params.parse(params);
    return reply.type(page).send(personPage(await personSeen(services, person), now()));
  });
  app.post('/admin/people/:person/:deed', hidden, async ({ params, body, headers }, reply) => {
    const { deed = '', ...rest } = params as { readonly deed?: string; readonly person: string };
    const { person } = adminCalls.person.params.parse(rest);
    const act = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
    if (!act)
      throw new FormatError('deed', `is ${JSON.stringify(deed)}: expected one of ${Object.keys(DEEDS).join(', ')}`);
    const id = await personNamed(services, person);
    await act(moderatorFor(headers.authorization), id, (body ?? {}) as Form);
    return reply.redirect(`/admin/people/${id}`, 303);
  });
  app.get('/admin/tables/:table', hidden, async ({ params }, reply) => {
    const { table } = adminCalls.table.params.parse(params);
    return reply.type(page).send(tablePage(table, await peopleAt(services, rooms, table), now()));
  });
  app.post('/admin/tables/:table/remove', hidden, async ({ params, body, headers }, reply) => {
    const { table } = adminCalls.remove.params.parse(params);
    const { person } = adminCalls.remove.body.parse({ person: (body as Form | null)?.['person'] ?? '' });
    await moderatorFor(headers.authorization).remove(table, await personNamed(services, person), {});
    return reply.redirect(`/admin/tables/${table}`, 303);
  });
  app.get('/admin/arranged', hidden, async (_, reply) =>
    reply.type(page).send(arrangedPage(await arrangedResults(services.store, now()))),
  );
  app.post('/admin/annul', hidden, async ({ body, headers }, reply) => {
    const form = (body ?? {}) as Form;
    const wanted = { matches: (form['matches'] ?? '').split(/\s+/).filter((id) => id !== ''), ...reasonsIn(form) };
    const { matches, ...reasons } = adminCalls.annul.body.parse(wanted);
    await moderatorFor(headers.authorization).annul(matches, reasons);
    return reply.redirect('/admin/arranged', 303);
  });
  app.get('/admin/deeds', hidden, async (_, reply) =>
    reply.type(page).send(deedsPage(await deedsOf(services, {}), now())),
  );
}
