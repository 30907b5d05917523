// The three values of a Cowpoker card, each with its own sign: points, Roundup, Gunfight.
import { withMinus } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import * as charactersStyles from './characters.module.css';

const SIGNS = { points: 'coin', roundup: 'lasso', gunfight: 'revolver' } as const;

export function Medal({ value, amount }: { readonly value: keyof typeof SIGNS; readonly amount: number }) {
  return (
    <span className={charactersStyles.medal} data-value={value} data-wide={amount < 0 || amount > 9 || undefined}>
      <Icon name={SIGNS[value]} />
      <b>{withMinus(String(amount))}</b>
    </span>
  );
}
