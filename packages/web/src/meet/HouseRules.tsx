// The house rules in words: what is not as usual, rule by rule.
import {
  type Json,
  type OptionSpec,
  type OptionWords,
  optionSpecsOf,
  parseOptions,
  unusualOptions,
} from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useRules } from '../games/use-game.ts';
import { useAppWords } from '../words/index.ts';
import { useMeetWords } from './use-meet-words.ts';

interface Props {
  readonly game: string;
  /** The version of the game's rules; without it today's. */
  readonly rules?: string;
  readonly options: object;
}

export function HouseRules({ game, rules: version, options }: Props) {
  const own = useMeetWords();
  const words = useAppWords();
  const { lang, tone } = useSettings();
  const rules = useRules(game);
  if (!rules) return null;
  const specs = optionSpecsOf(rules, version ?? rules.rules) as { readonly [name: string]: OptionSpec };
  const unusual = Object.entries(unusualOptions(specs, options)).filter(
    ([name]) => specs[name]?.kind.type !== 'custom',
  );
  const said = rules.words(lang, parseOptions<object>(rules.options, {}), tone).options as {
    readonly [name: string]: OptionWords;
  };
  const valueText = (name: string, value: Json): string => {
    if (typeof value === 'boolean') return value ? own.yes : own.no;
    return said[name]?.values?.[String(value)] ?? String(value);
  };
  return (
    <p data-part="house-rules-said">
      <b>{words.houseRules}:</b>{' '}
      {unusual.length === 0
        ? own.usualRules
        : unusual.map(([name, value]) => `${said[name]?.name ?? name}: ${valueText(name, value)}`).join(' · ')}
    </p>
  );
}
