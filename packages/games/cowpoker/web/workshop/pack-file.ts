// A pack from outside, as text: what it is, or all that is wrong with it and what could be saved.
import { checkPack, PACK_LIMIT, type PackJson, type PackProblem, soundPack } from '@sagebrush/cowpoker';
import { isCardText, isTooDeep, type Lang, withoutMark } from '@sagebrush/engine';
import { salvaged } from './salvage.ts';

export type ReadPack =
  | { readonly is: 'sound'; readonly pack: PackJson }
  /** `cards` are the file's, in its order, as far as they can be told. */
  | {
      readonly is: 'flawed';
      readonly problems: readonly PackProblem[];
      readonly saved: PackJson;
      readonly cards: readonly string[];
    }
  /** Not even JSON, from this line on where the browser says so. */
  | { readonly is: 'garbled'; readonly line: number | undefined }
  | { readonly is: 'huge' };

/** Blanks and line ends may make a file longer than the pack in it. */
const MOST_TEXT = 16 * PACK_LIMIT;

export function readPack(text: string, lang: Lang): ReadPack {
  if (text.length > MOST_TEXT || isTooDeep(text)) return { is: 'huge' };
  let json: unknown;
  try {
    json = JSON.parse(withoutMark(text));
  } catch (reason) {
    return { is: 'garbled', line: lineOf(text, reason) };
  }
  const problems = checkPack(json, lang);
  if (problems.length === 0) return { is: 'sound', pack: soundPack(json) };
  return { is: 'flawed', problems, saved: salvaged(json), cards: cardsOf(json) };
}

function cardsOf(json: unknown): readonly string[] {
  const { cards } = (json ?? {}) as { readonly cards?: unknown };
  if (!Array.isArray(cards)) return [];
  return cards.map((one: { readonly card?: unknown } | null) => (isCardText(one?.card) ? one.card : ''));
}

/** Each browser says it its own way. */
function lineOf(text: string, reason: unknown): number | undefined {
  const said = reason instanceof Error ? reason.message : '';
  const line = /line (\d+)/.exec(said)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return /end of/i.test(said) ? text.split('\n').length : undefined;
}
