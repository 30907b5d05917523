// The admin's pages about people: reports, a person, the audit log. Written on the server, plain tables and forms.
import type {
  AdminDeed,
  AdminPerson,
  AdminPersonLine,
  AdminReply,
  AdminReport,
  ArrangedResults,
} from '@sagebrush/protocol/admin';
import { FOR_GOOD } from '../people/suspension.ts';
import { columns, framed, type Html, html, since } from './html.ts';

const until = (time: number | null, now: number): string => {
  if (time === null || time <= now) return '';
  return time >= FOR_GOOD ? 'for good' : `${since(now, time)} more`;
};
const personLink = (id: string, name: string | null): Html =>
  name === null ? html`${id.slice(0, 12)} (gone)` : html`<a href="/admin/people/${id}">${name}</a>`;

const reportRow = (report: AdminReport, now: number): Html => html`
<tr><td><a href="/admin/reports/${report.id}">${report.id.slice(0, 8)}</a></td><td>${since(report.at, now)}</td>
<td>${report.person ? personLink(report.person.id, report.person.name) : `document ${(report.document ?? '').slice(0, 12)}`}</td>
<td>${report.reason}</td><td>${report.words}</td><td>${personLink(report.reporter.id, report.reporter.name)}</td><td>${report.verdict ?? ''}</td></tr>`;

const reportTable = (label: string, reports: readonly AdminReport[], now: number): Html => html`
<div class="wide" tabindex="0" role="region" aria-label="${label}"><table>${columns('report', 'age', 'about', 'reason', 'words', 'by', 'verdict')}
<tbody>${reports.map((report) => reportRow(report, now))}</tbody></table></div>`;

export const reportsPage = (open: readonly AdminReport[], done: readonly AdminReport[], now: number): string =>
  framed(
    'Reports',
    html`<h1>Reports</h1>
<h2>To work through: ${open.length}</h2>${reportTable('Reports to work through', open, now)}
<h2>Done</h2>${reportTable('Reports done', done, now)}`,
  );

export const reportPage = (report: AdminReport, now: number): string =>
  framed(
    'Report',
    html`<h1>Report ${report.id.slice(0, 8)}</h1>${reportTable('This report', [report], now)}
<h2>What the reporter saw</h2><pre tabindex="0">${JSON.stringify(report.context, null, 2)}</pre>
<h2>Done with it</h2>
<form method="post" action="/admin/reports/${report.id}/settle" class="notice"><label>Verdict <input name="verdict" maxlength="500" required></label><button>Settle</button></form>`,
  );

const personRow = (line: AdminPersonLine, now: number): Html => html`
<tr><td>${personLink(line.id, line.name)}</td><td>${line.kept ? 'kept' : 'guest'}${line.program ? ', program' : ''}</td><td>${since(line.created, now)}</td>
<td>${until(line.suspended, now)}</td><td>${until(line.silenced, now)}</td></tr>`;
const peopleTable = (people: readonly AdminPersonLine[], now: number): Html => html`
<div class="wide" tabindex="0" role="region" aria-label="People"><table>${columns('name', 'kind', 'age', 'suspended', 'silenced')}
<tbody>${people.map((line) => personRow(line, now))}</tbody></table></div>`;

export const peoplePage = (query: string, people: readonly AdminPersonLine[], now: number): string =>
  framed(
    'People',
    html`<h1>People</h1>
<form method="get" action="/admin/people" class="notice"><label>Name, id or hashed address <input name="q" value="${query}" maxlength="80"></label><button>Look</button></form>
${peopleTable(people, now)}`,
  );

const deedRows = (deeds: readonly AdminDeed[], now: number): Html => html`
<div class="wide" tabindex="0" role="region" aria-label="Deeds"><table>${columns('age', 'admin', 'deed', 'person', 'table', 'report', 'details')}
<tbody>${deeds.map(
  ({
    at,
    admin,
    deed,
    person,
    table,
    report,
    details,
  }) => html`<tr><td>${since(at, now)}</td><td>${admin}</td><td>${deed}</td>
<td>${person === null ? '' : html`<a href="/admin/people/${person}">${person.slice(0, 12)}</a>`}</td><td>${table?.slice(0, 8) ?? ''}</td><td>${report?.slice(0, 8) ?? ''}</td><td>${JSON.stringify(details)}</td></tr>`,
)}</tbody></table></div>`;

export const deedsPage = (deeds: readonly AdminDeed[], now: number): string =>
  framed('Audit log', html`<h1>Audit log</h1>${deedRows(deeds, now)}`);

/** Which report a deed answers, among those about this person. */
const reportChoice = (
  reports: readonly AdminReport[],
): Html => html`<label>Report <select name="report"><option value="">none</option>
${reports.map(({ id, reason, words }) => html`<option value="${id}">${reason} ${words.slice(0, 30)}</option>`)}</select></label>`;
const MINUTES = html`<label>Minutes (0 ends it) <input name="minutes" type="number" min="0" max="5256000" value="60" required></label>`;
const NOTHING = html``;

export function personPage(seen: AdminPerson, now: number): string {
  const { person, sessions, addresses, said, matches, reports, deeds, bots } = seen;
  const answers = reportChoice(reports);
  const deedForm = (deed: string, label: string, fields: Html): Html => html`
<form method="post" action="/admin/people/${person.id}/${deed}" class="notice">${fields}<label>Why <input name="why" maxlength="500"></label>${answers}<button>${label}</button></form>`;
  return framed(
    person.name,
    html`<h1>${person.name}</h1>${peopleTable([person, ...bots], now)}
<h2>What to do</h2>
${deedForm('rename', 'Rename', html`<label>New name <input name="name" maxlength="24" required></label>`)}
${deedForm('silence', 'Silence', MINUTES)}
${deedForm('suspend', 'Suspend', MINUTES)}
${deedForm('ban', 'Ban', html`<label>Their addresses too <input name="addresses" type="checkbox" value="yes"></label>`)}
${deedForm('lift', 'Lift all', NOTHING)}
${deedForm('sign-out', 'End sessions', NOTHING)}
<h2>Reports</h2>${reportTable('Reports about them', reports, now)}
<h2>Sessions</h2><ul>${sessions.map((session) => html`<li>${session.device ?? 'program'}, ${since(session.created, now)} old</li>`)}</ul>
<h2>Addresses</h2><ul>${addresses.map(
      ({ address, others }) =>
        html`<li><a href="/admin/people?q=${encodeURIComponent(address)}">${address}</a>: ${others.length} besides${others.map((other) => html`, ${personLink(other.id, other.name)}`)}</li>`,
    )}</ul>
<h2>Said</h2><ul>${said.map(({ table, line }) => html`<li><a href="/admin/tables/${table}">${table.slice(0, 8)}</a>, ${since(line.at, now)}: ${line.text}</li>`)}</ul>
<h2>Matches</h2><ul>${matches.map((match) => html`<li><a href="/replay/${match.match}">${match.game}</a>, ${since(match.started, now)}</li>`)}</ul>
<h2>Deeds</h2>${deedRows(deeds, now)}`,
  );
}

/** Who is at a table, and what was said there; a watcher can be taken away. */
export const tablePage = (table: string, { game, state, people, chat }: AdminReply<'table'>, now: number): string =>
  framed(
    'Table',
    html`<h1>Table ${table.slice(0, 8)}</h1><p>${game}, ${state}. <a href="/t/${table}">Look at it</a></p>
<form method="post" action="/admin/tables/${table}/close"><button>Close it</button></form>
<h2>People</h2><ul>${people.map(
      ({
        id,
        name,
        seat,
        here,
      }) => html`<li>${personLink(id, name)}, ${seat === null ? 'at the rail' : `seat ${seat + 1}`}${here ? '' : ', away'}
${seat === null ? html`<form method="post" action="/admin/tables/${table}/remove"><input type="hidden" name="person" value="${id}"><button aria-label="Take ${name} away">Take away</button></form>` : ''}</li>`,
    )}</ul>
<h2>Said</h2><ul>${chat.map((line) => html`<li>${personLink(line.by, line.name)}${line.rail ? ' (rail)' : ''}, ${since(line.at, now)}: ${line.text}</li>`)}</ul>`,
  );

const arrangedRow = ({ game, winner, loser, met, won, forfeits, matches }: ArrangedResults): Html => html`
<tr><td>${game}</td><td>${personLink(winner.id, winner.name)}</td><td>${personLink(loser.id, loser.name)}</td><td>${won} of ${met}</td><td>${forfeits}</td>
<td>${matches.map((match) => html`<a href="/replay/${match}">${match.slice(0, 6)}</a> `)}</td>
<td><form method="post" action="/admin/annul" class="notice"><input type="hidden" name="matches" value="${matches.slice(0, MOST_AT_ONCE).join(' ')}">
<label>Why <input name="why" maxlength="500"></label><button aria-label="Annul what ${winner.name ?? winner.id} won against ${loser.name ?? loser.id}">Annul</button></form></td></tr>`;

/** As many as one deed may annul. */
const MOST_AT_ONCE = 100;

/** Rated results that look arranged, for a host to judge. */
export const arrangedPage = (arranged: readonly ArrangedResults[]): string =>
  framed(
    'Rated play',
    html`<h1>Rated play</h1>
<p>People who met five times or more within sixty days, the same one ahead four times in five, as half or more of all that one played at rated tables of the game. Good friends of unlike strength look the same: look at the matches first.</p>
<div class="wide" tabindex="0" role="region" aria-label="Results that look arranged"><table>${columns('game', 'ahead', 'behind', 'how often', 'by leaving', 'matches', 'annul them')}
<tbody>${arranged.map(arrangedRow)}</tbody></table></div>`,
  );
