// sagebrush eval: names a poker hand, its best five and what each wild stands for.
import { createInterface } from 'node:readline';
import { type CardText, cardName, FormatError, type Lang, makeCard, parseCards } from '@sagebrush/engine';
import { best, handName, wildRanks } from '@sagebrush/poker';
import type { Command } from 'commander';
import { langOption } from '../lang.ts';

interface Flags {
  readonly wild?: string;
  readonly stdin?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}

export function evalCommand(program: Command): void {
  program
    .command('eval [cards...]')
    .description('name the best poker hand of any cards, with wild cards')
    .option('--wild <ranks>', 'ranks that are wild besides the Jokers, such as 2 or 2,T')
    .option('--stdin', 'read hands from standard input, one a line')
    .option('--json', 'print JSON')
    .addOption(langOption())
    .addHelpText(
      'after',
      '\nExamples:\n  sagebrush eval AS KD X1 2C --wild 2\n  sagebrush eval --stdin --json < hands.txt',
    )
    .action(async (cards: readonly string[], flags: Flags) => {
      if (flags.stdin) {
        let number = 0;
        for await (const line of createInterface({ input: process.stdin })) {
          number += 1;
          if (line.trim() !== '') process.stdout.write(`${evaluated(line, flags, `line ${number}`)}\n`);
        }
        return;
      }
      if (cards.length === 0) throw new FormatError('cards', 'are missing: write for example sagebrush eval AS KD X1');
      process.stdout.write(`${evaluated(cards.join(' '), flags, 'cards')}\n`);
    });
}

function evaluated(text: string, { wild, json, lang }: Flags, place: string): string {
  const cards = parseCards(text, place);
  if (cards.length === 0) throw new FormatError(place, 'is empty: a poker hand needs a card');
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice !== undefined) throw new FormatError(place, standsTwice(makeCard(twice)));
  const hand = best(
    cards,
    wildRanks(wild === undefined ? [] : wild.split(/[\s,]+/).filter((rank) => rank !== ''), '--wild'),
  );
  const name = handName(lang, hand);
  if (json) return JSON.stringify({ category: hand.category, name, order: hand.order, five: hand.five });
  const five = hand.five.map(({ card, as }) => (as === undefined || as === card ? card : `${card}=${as}`)).join(' ');
  const substitutes = hand.five.flatMap(({ card, as }) =>
    as === undefined || as === card ? [] : [`${called(lang, card)} = ${called(lang, as)}`],
  );
  return [`${name}: ${five}`, ...substitutes.map((line) => `  ${line}`)].join('\n');
}

/** A second deck's card has a prime. */
const standsTwice = (card: CardText): string =>
  card.endsWith("'")
    ? `the ${card} stands twice: there are two decks at most`
    : `the ${card} stands twice: write ${card}' for the one of a second deck`;
const called = (lang: Lang, card: CardText): string => cardName(lang, card);
