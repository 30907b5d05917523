// By which house rules the evening is counted.
import { type Game, type OptionSpec, type OptionWords, unusualOptions } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { usePlugin } from '../games/use-game.ts';
import { OptionField } from '../pages/OptionField.tsx';
import { useAppWords } from '../words/index.ts';
import { ruledBy } from './evening.ts';
import type { SheetProps } from './sheet-props.ts';

export function HouseRules({ game, rules, keeper, evening, options, onChange }: SheetProps & { readonly rules: Game }) {
  const app = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const search = new URLSearchParams(useSearch());
  const { SetUpField } = usePlugin(game);
  const specs = rules.options as { readonly [name: string]: OptionSpec };
  const said = keeper.words(lang, options).options as { readonly [name: string]: OptionWords };
  if (keeper.options.length === 0) return null;
  const set = (changed: { readonly [name: string]: unknown }): void => {
    const all = Object.entries({ ...options, ...changed });
    const filled = Object.fromEntries(all.map(([name, value]) => [name, value ?? specs[name]?.default]));
    onChange(ruledBy(evening, unusualOptions(specs, filled)));
  };
  const isCustom = (name: string): boolean => specs[name]?.kind.type === 'custom';
  return (
    <details className={controls.folded} data-part="house-rules" open={evening.options !== undefined}>
      <summary>{app.houseRules}</summary>
      {keeper.options
        .filter((name) => !isCustom(name))
        .map((name) => (
          <OptionField
            key={name}
            name={name}
            spec={specs[name] as OptionSpec}
            words={said[name]}
            game={game}
            value={options[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      {SetUpField && keeper.options.some(isCustom) && (
        <Suspense>
          <SetUpField search={search} options={evening.options ?? {}} onChange={set} />
        </Suspense>
      )}
    </details>
  );
}
