// A pack that somebody sent as a link, long or short: looked at first, kept or played only when asked.
import { type PackJson, textIn } from '@sagebrush/cowpoker';
import { ProblemError } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../words/index.ts';
import { Gallery } from './Gallery.tsx';
import { Mistakes } from './Mistakes.tsx';
import { type ReadPack, readPack } from './pack-file.ts';
import { shelve } from './pack-shelf.ts';
import { sharedText } from './share-pack.ts';
import { useWorkshopWords } from './words/index.ts';

/** `from` is the fragment of a long link or the hash of a short one. */
export function SharedPack({ from }: { readonly from: string }) {
  const { Page, ReportDocument, documents } = useShell();
  const own = useWorkshopWords();
  const words = useWords();
  const lang = useSettings((settings) => settings.lang);
  const [, go] = useLocation();
  const [read, setRead] = useState<ReadPack | { readonly is: 'torn' } | { readonly is: 'unreachable' }>();
  useEffect(() => {
    sharedText(from, documents).then(
      (text) => setRead(readPack(text, lang)),
      (reason: unknown) =>
        setRead(from.startsWith('#') || reason instanceof ProblemError ? { is: 'torn' } : { is: 'unreachable' }),
    );
  }, [from, lang, documents]);
  const keep = (pack: PackJson): void => go(`/workshop/${shelve(pack)}`);
  if (!read) return <Page title={own.workshop}>{words.loading}</Page>;
  if (read.is === 'unreachable') {
    return (
      <Page title={own.workshop}>
        <p role="alert">{words.offline}</p>
      </Page>
    );
  }
  if (read.is !== 'sound') {
    return (
      <Page title={own.workshop}>
        <Mistakes read={read} name={own.thisLink} onOpen={keep} onClose={() => go('/workshop')} />
      </Page>
    );
  }
  const { pack } = read;
  return (
    <Page title={textIn(lang, pack.name)}>
      <p>{pack.about === undefined ? own.sharedAbout : textIn(lang, pack.about)}</p>
      <div className={controls.actions} data-part="actions">
        <button type="button" className={controls.button} onClick={() => go(`/play/cowpoker?pack=${shelve(pack)}`)}>
          {own.playIt}
        </button>
        <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => keep(pack)}>
          {own.keepIt}
        </button>
        {!from.startsWith('#') && (
          <Suspense>
            <ReportDocument hash={from} name={textIn(lang, pack.name)} />
          </Suspense>
        )}
      </div>
      <Gallery pack={pack} />
    </Page>
  );
}
