// How it goes at this table, in words: the clock, rated or not, who may watch and talk, and the house rules.
import {
  detach,
  type Game,
  type Json,
  type OptionSpec,
  type OptionWords,
  optionSpecsOf,
  parseOptions,
  unusualOptions,
} from '@sagebrush/engine';
import type { TableInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect, useState } from 'react';
import { isGameId, loadRules } from '../games/games.ts';
import { useAppWords } from '../words/index.ts';
import { clockText } from './table-facts.ts';
import { useMeetWords } from './use-meet-words.ts';
import * as styles from './waiting.module.css';

export function TableFacts({ table }: { readonly table: TableInfo }) {
  const own = useMeetWords();
  const words = useAppWords();
  const level = words.levels[table.standIn as keyof typeof words.levels] ?? table.standIn;
  return (
    <>
      <ul className={styles.facts} data-part="table-facts">
        <li>{table.listed ? own.listed : own.unlisted}</li>
        <li>{clockText(table.clock, own)}</li>
        <li>{table.rated ? own.rated : own.friendly}</li>
        <li>{table.watchers ? own.watchers : own.noWatchers}</li>
        <li>{table.hints ? own.hintsOn : own.hintsOff}</li>
        <li>{own.standInIs(level)}</li>
        <li>{own.talkIs(own.talks[table.talk])}</li>
      </ul>
      <HouseRules table={table} />
    </>
  );
}

/** What is not as usual, rule by rule. */
function HouseRules({ table }: { readonly table: TableInfo }) {
  const own = useMeetWords();
  const words = useAppWords();
  const { lang, tone } = useSettings();
  const [rules, setRules] = useState<Game>();
  useEffect(() => {
    if (isGameId(table.game)) detach(loadRules(table.game).then(setRules), reportError);
  }, [table.game]);
  if (!rules) return null;
  const specs = optionSpecsOf(rules, table.rules) as { readonly [name: string]: OptionSpec };
  const unusual = Object.entries(unusualOptions<object>(specs as never, table.options)).filter(
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
