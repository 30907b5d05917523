// Plots drawn by hand: numbers stand as text beside them, so the drawings need no words.
import type { Histogram, Interval } from '@sagebrush/bots';
import { type ChartFrame, clampedBetween, histogramScale, stepsPath, ticksOf } from '@sagebrush/bots/chart';
import { withMinus } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import * as plots from './plots.module.css';

/** What is tried, and what it is held against. */
export interface Pair<T> {
  readonly tried: T;
  readonly usual: T | undefined;
}

export function Legend({ tried, usual }: { readonly tried: string; readonly usual: string }) {
  return (
    <p className={plots.legend}>
      <span className={`${plots.key} ${plots.tried}`} aria-hidden="true" /> {tried}
      <span className={`${plots.key} ${plots.usual}`} aria-hidden="true" /> {usual}
    </p>
  );
}

interface FigureProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

export function Plot({ title, about, children }: FigureProps) {
  return (
    <figure className={plots.plot} data-part="plot">
      <figcaption>
        <b>{title}</b>
        {about !== undefined && <small>{about}</small>}
      </figcaption>
      {children}
    </figure>
  );
}

interface BarRow extends Pair<Interval> {
  readonly key: string;
  readonly name: ReactNode;
}
interface BarsProps {
  readonly rows: readonly BarRow[];
  /** Where all would be if they were alike. */
  readonly par: number;
}

/** Shares with their intervals, one row each. */
export function Bars({ rows, par }: BarsProps) {
  const most = 1.1 * Math.max(par, ...rows.flatMap(({ tried, usual }) => [tried.high, usual?.high ?? 0]));
  const x = clampedBetween([0, most], [0, 100]);
  return (
    <ul className={plots.bars} data-part="bars">
      {rows.map(({ key, name, tried, usual }) => (
        <li key={key} data-off={isOff(tried, par) || undefined}>
          <span className={plots.barName}>{name}</span>
          <svg viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
            <Bar of={tried} y={2} x={x} kind="tried" />
            {usual && <Bar of={usual} y={12} x={x} kind="usual" />}
            <line x1={x(par)} x2={x(par)} y1="0" y2="22" className={plots.par} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={plots.barNumbers}>
            <Share of={tried} />
            {usual && <Share of={usual} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The whole interval lies to one side of a fair share. */
const isOff = ({ low, high }: Interval, par: number): boolean => low > par || high < par;

const KINDS = { tried: plots.tried, usual: plots.usual } as const;
type Kind = keyof typeof KINDS;

function Bar({ of, y, x, kind }: { of: Interval; y: number; x: (share: number) => number; kind: Kind }) {
  return (
    <>
      <rect
        x="0"
        y={y}
        width={x(of.mean)}
        height="8"
        className={KINDS[kind]}
        data-part={kind}
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={x(of.low)}
        x2={x(of.high)}
        y1={y + 4}
        y2={y + 4}
        className={plots.whisker}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

function Share({ of: { mean, high } }: { readonly of: Interval }) {
  const lang = useSettings((settings) => settings.lang);
  const number = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span>
      {number.format(mean)} <small>±{points.format(100 * (high - mean))}</small>
    </span>
  );
}

const BOX: ChartFrame = { width: 100, height: 40, left: 0, right: 0, top: 0, bottom: 0 };

/** How often which number of points, or of moves, over the whole range. */
export function Columns({ tried, usual }: Pair<Histogram>) {
  const scale = histogramScale(usual ? [tried, usual] : [tried]);
  return (
    <div className={plots.columns} data-part="columns">
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={stepsPath(tried, scale, BOX)} className={plots.tried} vectorEffect="non-scaling-stroke" />
        {usual && <path d={stepsPath(usual, scale, BOX)} className={plots.usual} vectorEffect="non-scaling-stroke" />}
      </svg>
      <span className={plots.ticks} aria-hidden="true">
        {ticksOf(scale.values).map((value) => (
          <span key={value}>{withMinus(String(Math.round(value)))}</span>
        ))}
      </span>
    </div>
  );
}

/** Two means, as numbers. */
export function Means({ name, tried, usual }: { readonly name: string } & Pair<Interval>) {
  return (
    <p className={plots.means} data-part="means">
      {name} <Mean of={tried} kind="tried" /> {usual && <Mean of={usual} kind="usual" />}
    </p>
  );
}

function Mean({ of: { mean, high }, kind }: { readonly of: Interval; readonly kind: Kind }) {
  const lang = useSettings((settings) => settings.lang);
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span>
      <span className={`${plots.key} ${KINDS[kind]}`} aria-hidden="true" /> <b>{withMinus(number.format(mean))}</b>{' '}
      <small>±{number.format(high - mean)}</small>
    </span>
  );
}
