// At a table that plays a pack of somebody's own: its name, and its cards to look at before they are dealt.
import { type PackJson, textIn } from '@sagebrush/cowpoker';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Gallery } from './Gallery.tsx';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

/** The table plays a pack of somebody's own. */
const isPack = (options: object): options is { readonly pack: PackJson } =>
  'pack' in options && typeof options.pack === 'object';

export function TablePack({ options }: { readonly options: object }) {
  return isPack(options) && <OwnPack pack={options.pack} />;
}

function OwnPack({ pack }: { readonly pack: PackJson }) {
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [open, setOpen] = useState(false);
  return (
    <details
      className={`${controls.folded} ${styles.tablePack}`}
      data-part="house-rules table-pack"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {own.pack}: {textIn(lang, pack.name)}
      </summary>
      {open && <Gallery pack={pack} />}
    </details>
  );
}
