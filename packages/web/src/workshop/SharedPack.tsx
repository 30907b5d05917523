// A pack that somebody sent as a link: looked at first, kept or played only when asked.
import { type PackJson, textIn } from '@sagebrush/cowpoker';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../pages/Page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Gallery } from './Gallery.tsx';
import { Mistakes } from './Mistakes.tsx';
import { type ReadPack, readPack } from './pack-file.ts';
import { textInFragment } from './pack-link.ts';
import { shelve } from './pack-shelf.ts';
import { useWorkshopWords } from './words/index.ts';

export function SharedPack({ fragment }: { readonly fragment: string }) {
  const own = useWorkshopWords();
  const words = useWords();
  const lang = useSettings((settings) => settings.lang);
  const [, go] = useLocation();
  const [read, setRead] = useState<ReadPack | { readonly is: 'torn' }>();
  useEffect(() => {
    textInFragment(fragment).then(
      (text) => setRead(readPack(text ?? '', lang)),
      () => setRead({ is: 'torn' }),
    );
  }, [fragment, lang]);
  const keep = (pack: PackJson): void => go(`/workshop/${shelve(pack)}`);
  if (!read) return <Page title={own.workshop}>{words.loading}</Page>;
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
      <div className="actions">
        <button type="button" className="button" onClick={() => go(`/play/cowpoker?pack=${shelve(pack)}`)}>
          {own.playIt}
        </button>
        <button type="button" className="button plain" onClick={() => keep(pack)}>
          {own.keepIt}
        </button>
      </div>
      <Gallery pack={pack} />
    </Page>
  );
}
