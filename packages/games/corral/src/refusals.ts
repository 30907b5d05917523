// Why not: every reason that a refusal can have. Each language must have a sentence for each.
import { type Refusal, refusal } from '@sagebrush/engine';

export const WHY_NOT = [
  'over',
  'turn',
  'must',
  'hand',
  'absent',
  'twice',
  'fighter-ace',
  'fighter-joker',
  'theirs',
  'own',
  'no-ace',
  'no-pair',
  'small',
  'joker-small',
  'jokers',
  'no-showdown',
  'four',
] as const;
export type WhyNot = (typeof WHY_NOT)[number];

export const because = (rule: string, reason: WhyNot, about?: Refusal['about']): Refusal =>
  refusal(rule, reason, about);
