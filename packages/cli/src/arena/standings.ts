// What a contest has come to: each entrant's share of the wins, its rating, and the games it forfeited.
import {
  aroundMean,
  type Figure,
  figuresOf,
  type Hypotheses,
  meanOf,
  type SequentialVerdict,
  sequentialTest,
  sharesOf,
} from '@sagebrush/bots';
import { STYLES, type Style, signed } from '@sagebrush/engine';
import { VERDICTS } from './program.ts';
import { type Rating, ratingsOf } from './ratings.ts';
import type { ArenaRound, ArenaTask, Forfeit } from './round.ts';

interface Standing extends Figure, Omit<Rating, 'low' | 'high'> {
  readonly eloLow: number;
  readonly eloHigh: number;
  readonly forfeits: number;
  /** Points ahead of the others a game, with the 95% interval; none where every game was forfeited. */
  readonly lead?: { readonly mean: number; readonly low: number; readonly high: number };
}
/** How far an entrant goes with a style of somebody in the contest, with its 95% interval. */
interface StyleStanding {
  readonly style: Style;
  readonly name: string;
  readonly leaning: number;
  readonly low: number;
  readonly high: number;
}
export interface Standings {
  readonly deals: number;
  readonly games: number;
  /** The best share over par first. */
  readonly entrants: readonly Standing[];
  readonly forfeits: readonly (Omit<Forfeit, 'why'> & { readonly count: number; readonly example: string })[];
  readonly styles: readonly StyleStanding[];
  readonly sprt?: SequentialVerdict & Hypotheses & { readonly name: string };
}

export function standingsOf(
  { lineUps, seed }: ArenaTask,
  rounds: readonly ArenaRound[],
  hypotheses?: Hypotheses,
): Standings {
  const names = [...new Set(lineUps.flatMap((lineUp) => lineUp.map(({ name }) => name)))];
  const ratings = ratingsOf(rounds, names, seed);
  const all = rounds.flatMap(({ forfeits }) => forfeits);
  const entrants = names.flatMap((name, index): Standing[] => {
    const lineUp = lineUps.find((one) => one.some((player) => player.name === name)) ?? [];
    const figure = figuresOf(
      rounds.filter(({ shares }) => name in shares),
      lineUp,
    ).find((one) => one.name === name);
    const rating = ratings[index];
    if (!figure || !rating) return [];
    return [
      {
        ...figure,
        elo: rating.elo,
        eloLow: rating.low,
        eloHigh: rating.high,
        forfeits: all.filter((one) => one.name === name).length,
        ...leadOf(rounds, name),
      },
    ];
  });
  const [first] = names;
  return {
    deals: rounds.length,
    games: rounds.reduce((sum, { games }) => sum + games, 0),
    entrants: entrants.sort((a, b) => b.elo - a.elo),
    forfeits: names.flatMap((name) => verdictsOn(name, all)),
    styles: STYLES.flatMap((style) => names.flatMap((name) => leaningsOf(rounds, style, name))),
    ...(hypotheses && first !== undefined
      ? { sprt: { ...hypotheses, ...sequentialTest(sharesOf(rounds, first), hypotheses), name: first } }
      : {}),
  };
}

function leadOf(rounds: readonly ArenaRound[], name: string): Pick<Standing, 'lead'> {
  const leads = rounds.flatMap(({ leads: each }) => each[name] ?? []);
  if (leads.length === 0) return {};
  const [mean, around] = [meanOf(leads), aroundMean(leads)];
  return { lead: { mean, low: mean - around, high: mean + around } };
}

function leaningsOf(rounds: readonly ArenaRound[], style: Style, name: string): StyleStanding[] {
  const each = rounds.flatMap(({ styles }) => styles[style]?.[name] ?? []);
  if (each.length === 0) return [];
  const [leaning, around] = [meanOf(each), aroundMean(each)];
  return [{ style, name, leaning, low: leaning - around, high: leaning + around }];
}

function verdictsOn(name: string, forfeits: readonly Forfeit[]): Standings['forfeits'][number][] {
  return VERDICTS.flatMap((verdict) => {
    const these = forfeits.filter((one) => one.name === name && one.verdict === verdict);
    return these[0] ? [{ name, verdict, count: these.length, example: these[0].why }] : [];
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const ahead = (points: number): string => (points > 0 ? '+' : '') + points.toFixed(1).replace('-', '−');
const rated = (elo: number): string => signed('en', Math.round(elo));

export function standingsAsText(
  task: ArenaTask,
  { deals, games, entrants, forfeits, styles, sprt }: Standings,
): string {
  const rows = entrants.map(
    ({ name, share, low, high, par, lead, elo, eloLow, eloHigh, games: played, forfeits: lost }) => [
      name,
      `${percent(share)} (${percent(low)} to ${percent(high)})`,
      percent(par),
      lead ? `${ahead(lead.mean)} (${ahead(lead.low)} to ${ahead(lead.high)})` : '',
      // Rounds that all ended alike tell nothing about the spread.
      eloLow === eloHigh ? rated(elo) : `${rated(elo)} (${rated(eloLow)} to ${rated(eloHigh)})`,
      String(played),
      String(lost),
    ],
  );
  const lines = [
    `${games} games of ${task.game}: ${deals} deals, each in every rotation; seats ${task.seats.join(', ')}; seed "${task.seed}"`,
    'In brackets: 95% intervals. Par is the share if all played alike; the mean rating is 0.',
    '',
    ...columns([['', 'share of the wins', 'par', 'points ahead', 'rating', 'games', 'forfeits'], ...rows]),
    ...(styles.length === 0 ? [] : ['', 'How far their moves go with a style, beyond what moves by lot would:']),
    ...columns(
      styles.map(({ style, name, leaning, low, high }) => [
        `  ${name}`,
        style,
        `${leaning.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
      ]),
    ),
    ...(forfeits.length === 0 ? [] : ['', 'Lost by forfeit:']),
    ...forfeits.map(
      ({ name, verdict, count, example }) => `  ${name}: ${verdict}, ${count} times; for example ${example}`,
    ),
    ...(sprt ? ['', sprtText(sprt)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function sprtText({ name, low, high, ratio, bound, accepted }: NonNullable<Standings['sprt']>): string {
  const figures = `log likelihood ratio ${ratio.toFixed(2)}, bounds ${(-bound).toFixed(2)} and ${bound.toFixed(2)}`;
  if (accepted === undefined)
    return `SPRT: not decided yet between ${percent(low)} and ${percent(high)} for ${name} (${figures}).`;
  return `SPRT: ${name} wins ${accepted === 'high' ? `${percent(high)} or more` : `${percent(low)} or less`} of the games (${figures}).`;
}

/** The first column to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
