// One pack: the shipped one to look at, one of the shelf to work on.
import { textIn } from '@sagebrush/cowpoker';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Bench } from './Bench.tsx';
import { Gallery } from './Gallery.tsx';
import { shelve } from './pack-shelf.ts';
import { packById, SHIPPED } from './packs.ts';
import { useWorkshopWords } from './words/index.ts';

export function BenchPage({ id }: { readonly id: string }) {
  const { Page, LostPage } = useShell();
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [, go] = useLocation();
  const [pack] = useState(() => packById(id));
  if (!pack) return <LostPage />;
  if (id !== SHIPPED) return <Bench id={id} pack={pack} />;
  return (
    <Page title={textIn(lang, pack.name)}>
      <p>{pack.about && textIn(lang, pack.about)}</p>
      <div className={controls.actions} data-part="actions">
        <button
          type="button"
          className={controls.button}
          onClick={() => go(`/workshop/${shelve({ ...pack, name: own.copyName })}`)}
        >
          {own.copyCenterville}
        </button>
        <Link href={`/workshop/${id}/sheet`} className={`${controls.button} ${controls.plain}`}>
          {own.print}
        </Link>
        <Link href="/workshop" className={`${controls.button} ${controls.plain}`}>
          {own.toShelf}
        </Link>
      </div>
      <Gallery pack={pack} />
    </Page>
  );
}
