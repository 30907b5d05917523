// The rules of a game: searchable, each clause with its own address.
import { useEffect, useState } from 'react';
import { type GameId, isGameId } from '../games/ids.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { LostPage } from './LostPage.tsx';
import { Page } from './Page.tsx';
import { type Block, blocksOf, loadRulesText, runsOf, searched } from './rules-text.ts';

export function RulesPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <Rules game={game} /> : <LostPage />;
}

function Rules({ game }: { readonly game: GameId }) {
  const words = useWords();
  const lang = useSettings((settings) => settings.lang);
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const [sought, setSought] = useState('');
  useEffect(() => {
    void loadRulesText(game, lang).then((text) => setBlocks(blocksOf(text)));
  }, [game, lang]);
  const loaded = blocks.length > 0;
  useEffect(() => {
    if (loaded && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [loaded]);
  const found = searched(blocks, sought);
  return (
    <Page title={words.rulesOf(words.games[game])}>
      <div className="field">
        <label htmlFor="search">{words.searchRules}</label>
        <input id="search" type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
        <small role="status">{words.rulesFound(found.filter(({ kind }) => kind === 'clause').length)}</small>
      </div>
      <div className="rules">
        {found.map((block) => (
          <Shown key={block.kind === 'clause' ? block.id : block.text} block={block} />
        ))}
      </div>
    </Page>
  );
}

function Shown({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  if (block.kind !== 'clause') return <p className={block.kind}>{<Text text={block.text} />}</p>;
  return (
    <p className="clause" id={block.id}>
      <a href={`#${block.id}`} className="clause-id">
        {block.id}
      </a>{' '}
      <Text text={block.text} />
    </p>
  );
}

function Text({ text }: { readonly text: string }) {
  let place = 0;
  return runsOf(text).map(({ text: run, as }) => {
    place += 1;
    if (as === 'strong') return <strong key={place}>{run}</strong>;
    if (as === 'code') return <code key={place}>{run}</code>;
    if (as === 'clause')
      return (
        <a key={place} href={`#${run}`}>
          {run}
        </a>
      );
    return run;
  });
}
