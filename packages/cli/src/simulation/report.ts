// The report of a simulation: one HTML file with its plots drawn as SVG, without scripts and without anything from
// elsewhere.
import type { GroupFigure, Histogram, Interval, SimTask, Summary } from '@sagebrush/bots';
import {
  acrossFrame,
  type ChartFrame,
  clampedBetween,
  drawnAt,
  histogramScale,
  stepsPath,
  ticksOf,
} from '@sagebrush/bots/chart';
import type { FigureNames } from '@sagebrush/engine';
import { ratioText } from './summary-text.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const [WIDTH, ROW, LEFT] = [640, 26, 150];

const STYLE = `
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; background: #F1E4C8; color: #2A1D14; font: 16px/1.5 Georgia, serif; }
h1, h2 { font-weight: 600; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #C79A45; }
svg { width: 100%; height: auto; font: 13px Georgia, serif; } rect, path { fill: #9E2B25; } line { stroke: #2A1D14; } .par { stroke-dasharray: 4 3; stroke: #33415C; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; } td, th { padding: .2rem .5rem; text-align: right; border-bottom: 1px solid #E2CFA4; }
td:first-child, th:first-child { text-align: left; } code { overflow-wrap: anywhere; }`;

export function reportOf(task: SimTask, summary: Summary, names: FigureNames): string {
  const par = 1 / task.seats.length;
  const sections = [
    bars('Share of the wins by seat', summary.bySeat, par),
    bars('Share of the wins by turn: the luck of the seat', summary.byTurn, par),
    bars('Share of the wins by bot, for each of its seats', summary.byBot, par),
    bars(`Share of the wins by ${names.label}`, summary.byLabel, par),
    columns('Scores', summary.scores),
    columns('Length in moves', summary.lengths),
    observed(summary),
    cards(summary, names.holdings),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(task.game)}: ${summary.games} games</title><style>${STYLE}</style></head>
<body><h1>${escaped(task.game)}: ${summary.games} games</h1>
<p>Seats ${escaped(task.seats.join(', '))}; bots ${escaped(task.bots.join(', '))}; seed <code>${escaped(task.seed)}</code>; options <code>${escaped(JSON.stringify(task.options).slice(0, 400))}</code>. Whiskers and brackets are 95% intervals; shared wins are split.</p>
${leads(summary, names)}
${sections.join('\n')}
</body></html>
`;
}

function leads({ chanceWins, leaderWins }: Summary, names: FigureNames): string {
  const line = (who: string, wins: Interval): string => `<p>${who} ${(100 * wins.mean).toFixed(1)}% of the games.</p>`;
  return [
    ...(chanceWins ? [line('The seats of chance, together, win', chanceWins)] : []),
    ...leaderWins.map((wins, moment) => line(`${names.leaders[moment]} wins`, wins)),
  ].join('\n');
}

function bars(title: string, figures: readonly GroupFigure[], par: number): string {
  if (figures.length === 0) return '';
  const most = Math.max(par, ...figures.map(({ wins }) => wins.high)) * 1.15;
  const x = clampedBetween([0, most], [LEFT, WIDTH - 70]);
  const rows = figures.map(({ name, wins }, index) => {
    const y = index * ROW + 4;
    return `<text x="${LEFT - 8}" y="${y + 14}" text-anchor="end">${escaped(name)}</text><rect x="${LEFT}" y="${y}" width="${drawnAt(x(wins.mean) - LEFT)}" height="${ROW - 8}"/>
<line x1="${drawnAt(x(wins.low))}" x2="${drawnAt(x(wins.high))}" y1="${y + 9}" y2="${y + 9}"/><text x="${drawnAt(x(wins.high) + 6)}" y="${y + 14}">${(100 * wins.mean).toFixed(1)}%</text>`;
  });
  const height = figures.length * ROW + 4;
  return `<h2>${escaped(title)}</h2><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${rows.join('')}<line class="par" x1="${drawnAt(x(par))}" x2="${drawnAt(x(par))}" y1="0" y2="${height}"/></svg>`;
}

const COLUMNS: ChartFrame = { width: WIDTH, height: 176, left: 0, right: 0, top: 10, bottom: 26 };

function columns(title: string, histogram: Histogram): string {
  const scale = histogramScale([histogram]);
  const x = acrossFrame(COLUMNS, scale.values);
  const [first, ...others] = ticksOf(scale.values).map(Math.round);
  const anchorOf = (tick: number): string => (tick === others.at(-1) ? 'end' : 'middle');
  const label = (tick: number, anchor: string): string =>
    `<text x="${drawnAt(x(tick))}" y="168" text-anchor="${anchor}">${tick}</text>`;
  const labels = [label(first ?? 0, 'start'), ...others.map((tick) => label(tick, anchorOf(tick)))];
  return `<h2>${escaped(title)}</h2><svg viewBox="0 0 ${WIDTH} ${COLUMNS.height}" role="img" aria-label="${escaped(title)}"><path d="${stepsPath(histogram, scale, COLUMNS)}"/><line x1="0" x2="${WIDTH}" y1="150" y2="150"/>${labels.join('')}</svg>`;
}

function observed({ observed: all }: Summary): string {
  const rows = all.map(
    ({ what, each, gamesWith }) =>
      `<tr><td>${escaped(what)}</td><td>${each.toFixed(2)}</td><td>${(100 * gamesWith).toFixed(1)}%</td></tr>`,
  );
  return `<h2>What happened</h2><table><tr><th>event</th><th>in each game</th><th>games with it</th></tr>${rows.join('')}</table>`;
}

function cards({ cards: all }: Summary, holdings: string): string {
  if (!all) return '';
  const rows = all.map(
    ({ card, ratio, winners, losers }) =>
      `<tr><td>${escaped(card)}</td><td>${ratioText(ratio)}</td><td>${(100 * winners).toFixed(1)}%</td><td>${(100 * losers).toFixed(1)}%</td></tr>`,
  );
  return `<h2>Cards in ${holdings} at the end</h2><table><tr><th>card</th><th>winner over loser</th><th>winners' ${holdings}</th><th>losers' ${holdings}</th></tr>${rows.join('')}</table>`;
}
