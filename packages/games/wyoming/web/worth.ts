// What the hand is worth now, in one line: 25 − 40 = −15.
import { figure, type Sentence, say } from '@sagebrush/engine';
import type { OwnPosition } from '@sagebrush/table-kit/table/screen.ts';
import { handWorth, type WyomingOptions, type WyomingView } from '@sagebrush/wyoming';
import { WORDS } from './words/index.ts';

type Position = Pick<OwnPosition<WyomingView>, 'view' | 'seat' | 'options' | 'lang'>;

export function worthOf({ view, seat, options, lang }: Position): Sentence | undefined {
  if (view.hand === undefined || view.phase.name === 'over') return undefined;
  const { earns, costs, total } = handWorth(view, seat, options as WyomingOptions);
  const sum =
    earns === 0 || costs === 0
      ? figure(lang, total)
      : `${figure(lang, earns)} − ${figure(lang, -costs)} = ${figure(lang, total)}`;
  return say`${WORDS[lang].worthNow} ${sum}`;
}
