// How it goes at this table, in words: the clock, rated or not, who may watch and talk, and the house rules.
import type { TableInfo } from '@sagebrush/protocol';
import { useAppWords } from '../words/index.ts';
import { HouseRules } from './HouseRules.tsx';
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
      <HouseRules game={table.game} rules={table.rules} options={table.options} />
    </>
  );
}
