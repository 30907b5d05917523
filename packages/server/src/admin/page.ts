// The admin's page, written on the server: plain tables and forms, no script.
import type { Notice } from '@sagebrush/protocol';
import type { Node } from '../ops/nodes.ts';
import { columns, framed, type Html, html, since } from './html.ts';
import type { TableLine, TablesNow } from './tables.ts';

export interface AdminStatus extends TablesNow {
  readonly nodes: readonly Node[];
  readonly notice: Notice | null;
  readonly now: number;
  readonly isWatching: boolean;
}

const nodeRow = ({ id, host, started, seen, load }: Node, now: number): Html => html`
<tr><td title="${id}">${host}</td><td>${since(started, now)}</td><td>${since(seen, now)}</td><td>${load.streams}</td><td>${load.rooms}</td>
<td>${load.moves}</td><td>${load.botQueue}</td><td>${(load.loopDelay * 1000).toFixed(1)} ms</td><td>${Math.round(load.memory / 1e6)} MB</td></tr>`;

const tableRow = ({ id, game, state, names, free, listed, changed }: TableLine, now: number): Html => html`
<tr><td><a href="/admin/tables/${id}">${id.slice(0, 8)}</a></td><td>${game}</td><td>${state}${listed ? ', listed' : ''}</td>
<td>${names.join(', ')}${free > 0 ? ` (${free} free)` : ''}</td><td>${since(changed, now)}</td>
<td><form method="post" action="/admin/tables/${id}/close"><button aria-label="Close table ${id.slice(0, 8)}">Close</button></form></td></tr>`;

const noticeNow = (notice: Notice | null, now: number): Html =>
  notice === null
    ? html`<p>Nothing is being told.</p>`
    : html`<p role="status">Everyone is told: <strong>${notice.text === '' ? 'that the house closes' : notice.text}</strong>${
        notice.closes === null ? '' : ` (closes in ${since(now, notice.closes)})`
      }</p>
<form method="post" action="/admin/notice/withdraw"><button>Withdraw it</button></form>`;

export function adminPage({ nodes, counts, tables, notice, now, isWatching }: AdminStatus): string {
  return framed(
    'House',
    html`<h1>Behind the bar</h1>
<p>${isWatching ? html`Looking again every five seconds. <a href="/admin">Stop</a>` : html`<a href="/admin">Look again</a> or <a href="/admin?watch">every five seconds</a>`}</p>
<h2>A word to everyone</h2>
${noticeNow(notice, now)}
<form method="post" action="/admin/notice" class="notice">
<label>Text <input name="text" maxlength="300" autocomplete="off"></label>
<label>The house closes in (minutes, may be empty) <input name="closes" type="number" min="0" max="1440"></label>
<button>Tell everyone</button></form>
<h2>Nodes</h2>
<div class="wide" tabindex="0" role="region" aria-label="Nodes"><table>${columns('node', 'up', 'seen', 'streams', 'tables in memory', 'moves', 'bots waiting', 'loop delay p99', 'memory')}
<tbody>${nodes.map((node) => nodeRow(node, now))}</tbody></table></div>
<h2>Tables</h2>
<p>${counts['playing'] ?? 0} playing, ${counts['open'] ?? 0} open, ${counts['over'] ?? 0} between matches. The ${tables.length} changed last:</p>
<div class="wide" tabindex="0" role="region" aria-label="Tables"><table>${columns('table', 'game', 'state', 'chairs', 'changed', 'close it')}
<tbody>${tables.map((table) => tableRow(table, now))}</tbody></table></div>`,
    isWatching ? html`<meta http-equiv="refresh" content="5">` : html``,
  );
}
