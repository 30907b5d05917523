// What the checks of the contract are made with: a game, its tables, and how much is looked at.
import type { CardText, Game, GameAction, GameEvent } from '@sagebrush/engine';
import { type TableSpec, type WalkedStep, walk } from '../walk.ts';

export interface ContractSpec {
  readonly tables: readonly TableSpec[];
  /** Random matches for each table and check. */
  readonly matches?: number;
  /** Heavy checks look at every n-th step only. */
  readonly every?: number;
  /** Actions whose public result may depend on secrets without naming a card, such as the answer to a shot. */
  readonly answersFromSecrets?: (action: GameAction) => boolean;
  /**
   * Cards that an event may name although they stand in nobody's view before or after it (they came and went within one
   * action).
   */
  readonly passingBy?: (event: GameEvent) => readonly CardText[];
  /** The action as the choices have it, where the game understands other ways of naming its cards. */
  readonly asListed?: (action: GameAction, state: unknown) => GameAction;
}

export interface ContractCheck {
  readonly name: string;
  readonly check: () => void;
}

export interface Suite extends Required<Omit<ContractSpec, 'tables' | 'matches'>> {
  readonly game: Game;
  /** A check of whole matches: some at each table. */
  onEveryTable(name: string, check: (table: TableSpec, seed: string) => void): void;
  /** A heavy check: at each table, every so many steps. */
  onSomeSteps(name: string, check: (step: WalkedStep, table: TableSpec) => void): void;
}

/** The suite, and the list that its checks go into. */
export function openSuite(
  game: Game,
  {
    tables,
    matches = 20,
    every = 7,
    answersFromSecrets = () => false,
    passingBy = () => [],
    asListed = (action) => action,
  }: ContractSpec,
): { readonly suite: Suite; readonly checks: readonly ContractCheck[] } {
  const checks: ContractCheck[] = [];
  const onEveryTable: Suite['onEveryTable'] = (name, check) => {
    for (const table of tables)
      checks.push({
        name: `${name} (${tableTitle(table)})`,
        check: () => {
          for (let index = 0; index < matches; index++) check(table, `${name} ${index}`);
        },
      });
  };
  const onSomeSteps: Suite['onSomeSteps'] = (name, check) =>
    onEveryTable(name, (table, seed) => {
      walk(game, table, seed, (step) => {
        if (step.random.next() % every === 0) check(step, table);
      });
    });
  return { suite: { game, every, answersFromSecrets, passingBy, asListed, onEveryTable, onSomeSteps }, checks };
}

/** A table in a title: `3 seats, games 2, own deck`. An option that is a document is named and not spelled out. */
export function tableTitle({ seats, options = {} }: TableSpec): string {
  const chosen = Object.entries(options).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > LONGEST_VALUE ? `own ${name}` : `${name} ${text}`;
  });
  return [typeof seats === 'number' ? `${seats} seats` : seats.join(' '), ...chosen].join(', ');
}
const LONGEST_VALUE = 20;
