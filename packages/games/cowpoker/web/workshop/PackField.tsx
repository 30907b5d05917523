// The pack of a table: the shipped one, one of the shelf, or one from a file.
import { type PackJson, packOf, textIn } from '@sagebrush/cowpoker';
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

/** A pack that came with a link and is not on the shelf. */
const GIVEN = 'given';
const givenPack = (option: unknown): PackJson | undefined =>
  typeof option === 'object' && option !== null ? (option as PackJson) : undefined;
const shelfIdOf = (pack: PackJson): string | undefined =>
  keptPacks().find((kept) => JSON.stringify(kept.pack) === JSON.stringify(pack))?.id;

/** `?pack=<id>` in the address asks for one of the shelf. */
export function PackField({ search, options = {}, onChange }: SetUpFieldProps) {
  const asked = search.get('pack');
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [given] = useState(() => givenPack(options['pack']));
  const [packs, setPacks] = useState(keptPacks);
  const [picked, setPicked] = useState(() => (given ? (shelfIdOf(given) ?? GIVEN) : SHIPPED));
  function pick(id: string): void {
    const kept = id === GIVEN ? given : keptPack(id)?.pack;
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
        {given && !shelfIdOf(given) && <option value={GIVEN}>{textIn(lang, given.name)}</option>}
        {packs.map(({ id, pack }) => (
          <option key={id} value={id} disabled={!isSound(pack)}>
            {textIn(lang, pack.name)}
          </option>
        ))}
      </select>
      <div className={styles.packWays}>
        {button}
        {picked !== GIVEN && (
          <Link href={`/workshop/${picked}`} className={`${controls.button} ${controls.plain}`}>
            {own.look}
          </Link>
        )}
        <Link href="/workshop" className={`${controls.button} ${controls.plain}`}>
          {own.workshop}
        </Link>
      </div>
      {messages}
    </div>
  );
}
