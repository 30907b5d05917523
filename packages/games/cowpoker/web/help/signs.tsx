// The three values of a card as signs, each with its word.
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import type { IconName } from '@sagebrush/table-kit/art/icon-paths.ts';
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';
import * as styles from './signs.module.css';

const ICONS = { points: 'coin', roundup: 'lasso', gunfight: 'revolver' } as const satisfies Record<string, IconName>;
type Value = keyof typeof ICONS;

export const signs = (words: Readonly<Record<Value, string>>): NonNullable<GameHelp['signs']> =>
  (Object.keys(ICONS) as Value[]).map((value) => ({
    sign: (
      <span className={styles.sign} data-value={value}>
        <Icon name={ICONS[value]} />
      </span>
    ),
    text: words[value],
  }));
