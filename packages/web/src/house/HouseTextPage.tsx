// A page that the host of this house wrote: privacy, or the imprint.
import { detach } from '@sagebrush/engine';
import { HOUSE_PAGES, type HousePage } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect, useState } from 'react';
import { LostPage } from '../pages/LostPage.tsx';
import { Page } from '../pages/Page.tsx';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { type HouseBlock, houseBlocks, type TextRun } from './house-text.ts';

export function HouseTextPage({ page }: { readonly page: string }) {
  const known = HOUSE_PAGES.find((one) => one === page);
  return known ? <Written page={known} /> : <LostPage />;
}

function Written({ page }: { readonly page: HousePage }) {
  const words = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const [blocks, setBlocks] = useState<readonly HouseBlock[] | 'lost'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language it is another text.
  useEffect(() => {
    let left = false;
    const found = server.call('housePage', { params: { page } }).then(
      ({ text }) => houseBlocks(text),
      () => 'lost' as const,
    );
    detach(
      found.then((read) => !left && setBlocks(read)),
      reportError,
    );
    return () => {
      left = true;
    };
  }, [page, lang]);
  if (blocks === 'lost') return <LostPage />;
  return (
    <Page title={words.housePages[page]}>
      {blocks ? blocks.map((block) => <Block key={block.id} block={block} />) : <p role="status">{words.loading}</p>}
    </Page>
  );
}

function Block({ block }: { readonly block: HouseBlock }) {
  if (block.kind === 'heading') {
    return (
      <h2>
        <Runs runs={block.runs} />
      </h2>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map(({ id, runs }) => (
          <li key={id}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <Runs runs={block.runs} />
    </p>
  );
}

const Runs = ({ runs }: { readonly runs: readonly TextRun[] }) =>
  runs.map(({ id, text, kind, href }) => {
    if (kind === 'bold') return <b key={id}>{text}</b>;
    if (href === undefined) return <span key={id}>{text}</span>;
    return (
      <a key={id} href={href} rel="noopener noreferrer">
        {text}
      </a>
    );
  });
