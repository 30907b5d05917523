// The house rules of a table that is being set: a field for each option, and what the game adds of its own.
import { type Game, type OptionSpec, type OptionWords, parseOptions } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { usePlugin, useRules } from '../games/use-game.ts';
import { useAppWords } from '../words/index.ts';
import { Meanwhile } from '../written-page.tsx';
import { OptionField } from './OptionField.tsx';

/** What differs from the usual rules, by the option's name. */
export interface ChosenOptions {
  readonly [name: string]: unknown;
}

interface Props {
  readonly game: string;
  readonly options: ChosenOptions;
  /** Gets what has changed; undefined is as usual. It has to stay the same function. */
  readonly onChange: (changed: ChosenOptions) => void;
}

export function HouseRulesFields({ game, options, onChange }: Props) {
  const words = useAppWords();
  const search = new URLSearchParams(useSearch());
  const { SetUpField } = usePlugin(game);
  const rules = useRules(game);
  return (
    <>
      {SetUpField && (
        <Suspense fallback={<Meanwhile />}>
          <SetUpField search={search} onChange={onChange} />
        </Suspense>
      )}
      <details className={controls.folded} data-part="house-rules">
        <summary>{words.houseRules}</summary>
        {rules && <OptionFields game={game} rules={rules} options={options} onChange={onChange} />}
      </details>
    </>
  );
}

/** Options as they were and what has changed of them. */
export const changedOptions = (before: ChosenOptions, changed: ChosenOptions): ChosenOptions =>
  Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined));

/** A field for each of the game's options that a real table offers. */
function OptionFields({ game, rules, options, onChange }: Props & { readonly rules: Game }) {
  const { lang, tone } = useSettings();
  const said = rules.words(lang, parseOptions<object>(rules.options, {}), tone).options as {
    readonly [name: string]: OptionWords;
  };
  const specs = Object.entries(rules.options as { readonly [name: string]: OptionSpec }).filter(
    ([, spec]) => !spec.labOnly && spec.kind.type !== 'custom',
  );
  return specs.map(([name, spec]) => (
    <OptionField
      key={name}
      name={name}
      spec={spec}
      words={said[name]}
      game={game}
      value={options[name] ?? spec.default}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}
