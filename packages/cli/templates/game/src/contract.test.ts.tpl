// The contract suite over the tables of {{title}}.
import { checkContract } from '@sagebrush/testkit';
import { {{id}} } from './game.ts';

checkContract({{id}}, { tables: [{ seats: 2 }, { seats: 4, options: { cards: 3 } }] });
