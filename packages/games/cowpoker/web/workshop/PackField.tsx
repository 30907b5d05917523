// The pack of a table: the shipped one, one of the shelf, or one from a file.
import { packOf, textIn } from '@sagebrush/cowpoker';
import type { SetUpFieldProps } from '@sagebrush/table-kit/plugin.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isSound, keptPack, keptPacks, shelve } from './pack-shelf.ts';
import { SHIPPED } from './packs.ts';
import { useFileButton } from './use-file-button.tsx';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

/** `?pack=<id>` in the address asks for one of the shelf. */
export function PackField({ search, onChange }: SetUpFieldProps) {
  const asked = search.get('pack');
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [packs, setPacks] = useState(keptPacks);
  const [picked, setPicked] = useState(SHIPPED);
  function pick(id: string): void {
    const kept = keptPack(id)?.pack;
    const pack = kept && isSound(kept) ? kept : undefined;
    setPicked(pack ? id : SHIPPED);
    onChange({ pack });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address asks once, when the page opens.
  useEffect(() => {
    if (asked !== null) pick(asked);
  }, [asked]);
  const { button, messages } = useFileButton({
    onPack: (pack) => {
      const id = shelve(pack);
      setPacks(keptPacks());
      pick(id);
    },
    children: own.openFile,
  });
  return (
    <div className={controls.field} data-part="field pack-field">
      <label htmlFor="pack">{own.pack}</label>
      <select id="pack" value={picked} onChange={({ target }) => pick(target.value)}>
        <option value={SHIPPED}>{textIn(lang, packOf({ pack: SHIPPED }).json.name)}</option>
        {packs.map(({ id, pack }) => (
          <option key={id} value={id} disabled={!isSound(pack)}>
            {textIn(lang, pack.name)}
          </option>
        ))}
      </select>
      <div className={styles.packWays}>
        {button}
        <Link href={`/workshop/${picked}`} className={`${controls.button} ${controls.plain}`}>
          {own.look}
        </Link>
        <Link href="/workshop" className={`${controls.button} ${controls.plain}`}>
          {own.workshop}
        </Link>
      </div>
      {messages}
    </div>
  );
}
