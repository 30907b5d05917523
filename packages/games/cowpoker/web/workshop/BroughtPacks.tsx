// The packs that I brought to the server, to be withdrawn again.
import { keptPack, textIn } from '@sagebrush/cowpoker';
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Brought {
  readonly hash: string;
  readonly name: string;
}

export function BroughtPacks() {
  const own = useWorkshopWords();
  const { documents } = useShell();
  const { lang, known } = useSettings();
  const [packs, setPacks] = useState<readonly Brought[]>();
  if (!known) return null;
  async function fetchMine(): Promise<void> {
    const named = (await documents.mine()).map(async (hash) => ({
      hash,
      name: textIn(lang, keptPack(await documents.find(hash)).name),
    }));
    const found = await Promise.allSettled(named);
    setPacks(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  }
  async function withdraw(hash: string): Promise<void> {
    await documents.withdraw(hash);
    setPacks((all) => all?.filter((one) => one.hash !== hash));
  }
  const showNone = (): void => setPacks([]);
  return (
    <details
      className={controls.folded}
      data-part="house-rules"
      onToggle={({ currentTarget }) => currentTarget.open && detach(fetchMine(), showNone)}
    >
      <summary>{own.brought}</summary>
      <p>{own.broughtAbout}</p>
      <ul className={styles.shelf} data-part="shelf">
        {packs?.map(({ hash, name }) => (
          <li key={hash}>
            <b className={styles.shelfName}>{name}</b>
            <span className={styles.shelfWays}>
              <Link
                href={`/pack/${hash}`}
                className={`${controls.button} ${controls.small} ${controls.plain}`}
                aria-label={`${own.look}: ${name}`}
              >
                {own.look}
              </Link>
              <button
                type="button"
                className={`${controls.button} ${controls.small} ${controls.plain}`}
                aria-label={`${own.withdraw}: ${name}`}
                onClick={() => detach(withdraw(hash), showNone)}
              >
                {own.withdraw}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
