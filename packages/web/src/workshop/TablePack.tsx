// At a table that plays a pack of somebody's own: its name, and its cards to look at before they are dealt.
import './workshop.css';
import { type PackJson, textIn } from '@sagebrush/cowpoker';
import { useState } from 'react';
import { useSettings } from '../settings.ts';
import { Gallery } from './Gallery.tsx';
import { useWorkshopWords } from './words/index.ts';

export function TablePack({ pack }: { readonly pack: PackJson }) {
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [open, setOpen] = useState(false);
  return (
    <details className="house-rules table-pack" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {own.pack}: {textIn(lang, pack.name)}
      </summary>
      {open && <Gallery pack={pack} />}
    </details>
  );
}
