// Every five cards of every pack, judged by `order` and by the slow judge that tries every substitution. Ten minutes.

import { bruteForce, facesOf } from '../packages/poker/src/brute-force.ts';
import { type Card, makeCards } from '../packages/poker/src/cards.ts';
import { eachFive } from '../packages/poker/src/each-five.ts';
import { CATEGORIES, order, wildRanks } from '../packages/poker/src/index.ts';

let different = 0;

function count(title: string, pack: number, wild: number): void {
  const start = performance.now();
  const found = CATEGORIES.map(() => 0);
  let hands = 0;
  eachFive(pack, (five: readonly Card[]) => {
    const score = bruteForce(facesOf(five, wild));
    hands++;
    found[score >> 20] = (found[score >> 20] ?? 0) + 1;
    if (score === order(five, wild)) return;
    different++;
    console.log(
      `DIFFERENT: ${makeCards(five).join(' ')} is ${order(five, wild).toString(16)}, by substitution ${score.toString(16)}`,
    );
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${title}: ${hands} hands, ${different} different so far, ${seconds} s`);
  for (const [index, category] of CATEGORIES.entries())
    console.log(`  ${category.padEnd(16)}${String(found[index]).padStart(8)}`);
}

count('52 cards', 52, 0);
count('53 cards, one Joker', 53, 0);
count('54 cards, two Jokers', 54, 0);
count('52 cards, deuces wild', 52, wildRanks(['2']));
count('54 cards, deuces and two Jokers wild', 54, wildRanks(['2']));
process.exitCode = different === 0 ? 0 : 1;
