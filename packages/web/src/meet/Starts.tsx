// The start of a table that is set: here against bots, or online with others.
import { detach, type Log } from '@sagebrush/engine';
import { freshHex32, ProblemError } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { companionNames } from '../pages/Companions.tsx';
import { dealIn } from '../table/deal-in.ts';
import { arrive, server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import type { OnlineSetting } from './online-setting.ts';

/** Bots and people at this device, friends who have the link, or anyone who finds the table in the lobby. */
export const COMPANIES = ['here', 'friends', 'anyone'] as const;
export type Company = (typeof COMPANIES)[number];

/** A table as it was set on the page. */
export interface SetTable {
  readonly game: string;
  readonly count: number;
  /** How many share this device, if it is played here. */
  readonly people: number;
  readonly options: { readonly [name: string]: unknown };
  readonly setting: OnlineSetting;
}

export function Starts({ table, company }: { readonly table: SetTable; readonly company: Company }) {
  const words = useAppWords();
  const { level, name, companions: typed } = useSettings();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string>();
  const { game, count, people, options } = table;
  const playHere = async (): Promise<void> => {
    const companions = companionNames(typed, { people, mine: name || words.nameless, nameless: words.personName });
    go(await dealIn({ game, players: count, level, options, companions }));
  };
  const start = async (): Promise<void> => {
    if (company === 'here') return playHere();
    try {
      go(`/t/${await opened(table, company === 'anyone')}`);
    } catch (reason) {
      setProblem(reason instanceof ProblemError ? reason.message : words.offline);
    }
  };
  const startName = (): string => {
    if (company !== 'here') return words.openTable;
    return people > 1 ? words.playTogether : words.playHere;
  };
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={controls.note} data-part="note">
          {problem}
        </p>
      )}
      <div className={controls.actions} data-part="actions">
        <button type="button" className={controls.button} onClick={() => detach(start(), reportError)}>
          {startName()}
        </button>
      </div>
    </>
  );
}

/** The id of the table, opened online with this guest in its first chair. */
async function opened({ game, count, options, setting }: SetTable, listed: boolean): Promise<string> {
  await arrive();
  const { table } = await server.call('openTable', {
    body: { game, seats: count, options: options as Log['options'], listed, ...setting },
  });
  const seat = table.chairs.findIndex(({ kind }) => kind === 'live');
  await server.call('sit', {
    params: { table: table.id },
    body: { seat, contribution: freshHex32(), rated: setting.rated },
  });
  return table.id;
}
