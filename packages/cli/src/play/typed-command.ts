// What somebody types at the table: a number, cards, an action, or one of the letters.
import { type CardText, FormatError, type GameAction, isCardText, type Json } from '@sagebrush/engine';
import { cardsNamed } from './tabletop.ts';

/** Some cards, perhaps with the kind of action before them; or a whole action in the public notation. */
export interface Meant {
  readonly type?: string;
  readonly cards: readonly CardText[];
  readonly action?: Json;
}
export type TypedCommand =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'meant'; readonly meant: Meant }
  | { readonly kind: 'explain'; readonly number?: number; readonly meant?: Meant }
  | {
      readonly kind:
        | 'nothing'
        | 'help'
        | 'hint'
        | 'take-back'
        | 'save'
        | 'quit'
        | 'table'
        | 'next-page'
        | 'page-before';
    }
  | { readonly kind: 'unknown'; readonly line: string };

const LETTERS: ReadonlyMap<string, TypedCommand> = new Map([
  ['', { kind: 'nothing' }],
  ['?', { kind: 'help' }],
  ['h', { kind: 'hint' }],
  ['u', { kind: 'take-back' }],
  ['s', { kind: 'save' }],
  ['q', { kind: 'quit' }],
  ['t', { kind: 'table' }],
  ['n', { kind: 'next-page' }],
  ['p', { kind: 'page-before' }],
]);

/** `types` are the kinds of action of this game. */
export function answerFrom(line: string, types: readonly string[]): TypedCommand {
  const text = line.trim();
  const letter = LETTERS.get(text.toLowerCase());
  if (letter) return letter;
  if (/^\d+$/.test(text)) return { kind: 'number', number: Number(text) };
  if (!text.startsWith('?')) {
    const meant = meantBy(text, types);
    return meant ? { kind: 'meant', meant } : { kind: 'unknown', line: text };
  }
  const about = text.slice(1).trim();
  if (/^\d+$/.test(about)) return { kind: 'explain', number: Number(about) };
  const meant = meantBy(about, types);
  return meant ? { kind: 'explain', meant } : { kind: 'unknown', line: about };
}

function meantBy(text: string, types: readonly string[]): Meant | undefined {
  if (text.startsWith('{')) return jsonMeant(text);
  const words = text.split(/[\s,+]+/).filter((word) => word !== '');
  const type = types.find((one) => one === words[0]?.toLowerCase());
  const cards = words.slice(type === undefined ? 0 : 1).map((word) => word.toUpperCase());
  if (!cards.every(isCardText)) return undefined;
  return type === undefined ? { cards } : { type, cards };
}

function jsonMeant(text: string): Meant | undefined {
  try {
    const action = JSON.parse(text) as Json;
    return { action, cards: cardsNamed(action) };
  } catch {
    return undefined;
  }
}

/** The choices that name all these cards, and are of this kind where one is given. */
export function fitting<C extends { readonly action: GameAction }>(choices: readonly C[], { type, cards }: Meant): C[] {
  return choices.filter(({ action }) => {
    const named = cardsNamed(action);
    return (type === undefined || action.type === type) && cards.every((card) => named.includes(card));
  });
}

/** A whole action as the game reads it, or undefined where it is none. */
export function actionFrom(parse: (json: unknown, place: string) => GameAction, json: Json): GameAction | undefined {
  try {
    return parse(json, 'action');
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
