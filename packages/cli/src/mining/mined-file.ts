// Files of decisions: they grow match by match, and their seed makes them again.
import { existsSync, writeFileSync } from 'node:fs';
import { FormatError, type Game, type Json, type Shape, unusualOptions } from '@sagebrush/engine';
import { jsonFile, optionsFrom } from '../parse.ts';

interface MinedHead {
  readonly rules: string;
  readonly options: { readonly [name: string]: Json };
  readonly players: readonly number[];
  readonly seed: string;
  readonly matches: number;
  /** Where each decision was judged in as many. */
  readonly worlds?: number;
}

/** What stands in the file so far; undefined where it has yet to begin. What was made otherwise cannot go on. */
export function begunFile<File extends MinedHead>(
  file: string,
  shape: Shape<File>,
  wanted: Pick<MinedHead, 'players' | 'seed' | 'worlds'> & { readonly game: Game; readonly options: object },
): File | undefined {
  if (!existsSync(file)) return undefined;
  const { game, options, players, seed, worlds } = wanted;
  const begun = shape.parse(jsonFile(file));
  if (
    begun.rules !== game.rules ||
    begun.seed !== seed ||
    begun.worlds !== worlds ||
    JSON.stringify(begun.players) !== JSON.stringify(players) ||
    JSON.stringify(begun.options) !== JSON.stringify(unusualOptions<object>(game.options, options))
  )
    throw new FormatError(file, 'was made by other rules, options, players, worlds or another seed: take another file');
  return begun;
}

/** The options of a command line, all of them, and those that are not as usual. */
export function keptOptions(game: Game, pairs: readonly string[]) {
  const options = optionsFrom(game, pairs);
  return { options, unusual: unusualOptions<object>(game.options, options) };
}

/** One line for each decision, so that a change of one shows as one. */
export function writeMined(
  file: string,
  head: MinedHead & { readonly game: string; readonly checked?: string | undefined },
  name: string,
  lines: readonly unknown[],
): void {
  const begin = JSON.stringify(head).slice(0, -1);
  writeFileSync(file, `${begin},"${name}":[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]}\n`);
}
