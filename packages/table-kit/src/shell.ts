// What the app around the tables lends to the pages that a game brings along.
import type { SimTask, Summary } from '@sagebrush/bots';
import type { Json } from '@sagebrush/engine';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface Run {
  readonly state: 'idle' | 'playing' | 'done' | 'stopped' | 'failed';
  readonly done: number;
  readonly of: number;
  /** One for each task, as soon as it has games. */
  readonly summaries: readonly (Summary | undefined)[];
}

/** A simulation on a page: how far it is, and how to start and to stop it. */
export interface Running {
  readonly run: Run;
  start(tasks: readonly SimTask[], games: number): void;
  stop(): void;
}

/** Options of a table that the server keeps by their hash, for others to fetch. */
export interface SharedDocuments {
  /** The hash of what is kept now; rejects where there is no server or the server refuses. */
  keep(document: { readonly game: string; readonly option: string; readonly value: Json }): Promise<string>;
  find(hash: string): Promise<unknown>;
  /** The hashes of those that this guest brought. */
  mine(): Promise<readonly string[]>;
  withdraw(hash: string): Promise<void>;
}

export interface Shell {
  /** The frame of a page, with its title and the menu. */
  readonly Page: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
  /** What an address shows where there is nothing. */
  readonly LostPage: ComponentType;
  readonly useRun: () => Running;
  readonly documents: SharedDocuments;
  /** The way to a report about a document that somebody shared. */
  readonly ReportDocument: ComponentType<{ readonly hash: string; readonly name: string }>;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('a page of a game stands outside the app');
  return shell;
}
