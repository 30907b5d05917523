// How whoever plays a match of the fixtures chooses: mostly with a deputy's sense, so that matches end, and sometimes
// anything at all.
import { type Question, think } from '../../packages/bots/src/index.ts';
import { pick, type Random } from '../../packages/engine/src/index.ts';

export const chosen = (question: Question, random: Random): Question['choices'][number] =>
  random.next() % 4 === 0 && question.game.id !== 'wyoming'
    ? pick(random, question.choices)
    : thoughtful(question, random);

const thoughtful = (question: Question, random: Random): Question['choices'][number] =>
  random.next() % 12 === 0 ? pick(random, question.choices) : think('deputy', question, random).action;
