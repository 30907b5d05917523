// A small bot in TypeScript: `sagebrush arena corral --bots deputy --bot "node examples/bot.ts"`.
// It reads one JSON question a line and answers each with an action. It needs nothing of this project;
// docs/writing-a-bot.md describes the questions.
import { createInterface } from 'node:readline';

interface Choice {
  readonly type: string;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly attacker?: string;
  readonly target?: string;
  readonly victim?: number;
  readonly option?: string;
}
interface Question {
  readonly id: number;
  readonly game: 'corral' | 'wyoming' | 'cowpoker';
  readonly seat: number;
  readonly view: {
    readonly hand: readonly string[];
    readonly totals?: readonly number[];
    readonly gangs?: readonly (readonly string[])[];
    readonly fighters?: readonly (readonly { readonly card: string; readonly aim: number | readonly string[] }[])[];
  };
  readonly choices: readonly Choice[];
}
type Judge = (choice: Choice, question: Question) => number;

/** 2 to 13 for a Two to a King, 14 for an Ace, 1 for a Joker. */
const rank = (card = ''): number => '23456789TJQKA'.indexOf(card.charAt(0)) + 2;

/** Takes what is worth most, and fights only with the stronger card. */
const corral: Judge = ({ type, card, attacker, target }, { view, seat }) => {
  const isMine = view.fighters?.[seat]?.some((fighter) => fighter.card === target) ?? false;
  if (type === 'showdown') return 50;
  if (type === 'ambush' || type === 'bullet') return isMine ? -5 : rank(target);
  if (type === 'fight') return rank(attacker) > rank(target) ? rank(target) : -10;
  return type === 'fighter' ? 4 - rank(card) / 10 : 2;
};

/** Scores first, shoots at the leader, keeps the court cards. */
const wyoming: Judge = ({ type, card, cards = [], victim = 0 }, { view }) => {
  const worth = (one: string): number => (/^[TKQ]/.test(one) ? rank(one) : 0);
  if (type === 'couple') return 50;
  if (type === 'shoot') return 30 + (view.totals?.[victim] ?? 0) / 100;
  if (type === 'pull') return 20;
  if (type === 'discard') return card?.startsWith('T') ? 10 : -worth(card ?? '');
  if (type === 'give') return -cards.reduce((sum, one) => sum + worth(one), 0);
  return 0;
};

/** Collects equal ranks and suits in its Gang. */
const cowpoker: Judge = ({ type, card, option }, { view, seat }) => {
  const mine = card ?? option ?? '';
  const fit = (view.gangs?.[seat] ?? []).filter((other) => other[0] === mine[0] || other[1] === mine[1]).length;
  return type === 'follow' ? -fit : fit;
};

const JUDGES = { corral, wyoming, cowpoker } as const;

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line) as Question;
  const judge = JUDGES[question.game];
  const marks = question.choices.map((choice) => judge(choice, question));
  const action = question.choices[marks.indexOf(Math.max(...marks))];
  process.stdout.write(`${JSON.stringify({ id: question.id, action })}\n`);
}
