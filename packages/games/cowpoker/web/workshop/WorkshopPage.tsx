// The workshop: the packs on the shelf, ways to a new one, and the pack that came with the address.
import { checkPack, type PackJson, packOf, startingPack, textIn } from '@sagebrush/cowpoker';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CowpokerFace } from '../cards/CowpokerFace.tsx';
import { characterOf } from '../cards/character.ts';
import { BroughtPacks } from './BroughtPacks.tsx';
import { forgetPack, type KeptPack, keptPacks, shelve } from './pack-shelf.ts';
import { SHIPPED } from './packs.ts';
import { SharedPack } from './SharedPack.tsx';
import { useFileButton } from './use-file-button.tsx';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

export function WorkshopPage() {
  const fragment = useFragment();
  return fragment.startsWith('#pack=') ? <SharedPack key={fragment} from={fragment} /> : <Shelf />;
}

/**
 * A link of the page's own changes the address without a `hashchange`; the router tells of those by events of its own.
 */
const MOVES = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const readHash = (): void => setFragment(location.hash);
    for (const move of MOVES) addEventListener(move, readHash);
    return () => {
      for (const move of MOVES) removeEventListener(move, readHash);
    };
  }, []);
  return fragment;
}

function Shelf() {
  const { Page } = useShell();
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [, go] = useLocation();
  const [packs, setPacks] = useState(keptPacks);
  const work = (pack: PackJson): void => go(`/workshop/${shelve(pack)}`);
  const { button, messages } = useFileButton({ onPack: work, onSaved: work, children: own.openFile });
  const centerville = packOf({ pack: SHIPPED }).json;
  return (
    <Page title={own.workshop}>
      <p>{own.workshopAbout}</p>
      <div className={controls.actions} data-part="actions">
        <button type="button" className={controls.button} onClick={() => work(startingPack(own.newName, lang))}>
          {own.newPack}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.plain}`}
          onClick={() => work({ ...centerville, name: own.copyName })}
        >
          {own.copyCenterville}
        </button>
        {button}
      </div>
      {messages}
      <h2>{own.shelf}</h2>
      <ul className={styles.shelf} data-part="shelf">
        {packs.map((kept) => (
          <ShelfPack
            key={kept.id}
            kept={kept}
            onForget={() => {
              forgetPack(kept.id);
              setPacks(keptPacks());
            }}
          />
        ))}
        <li>
          <Fan pack={centerville} />
          <span className={styles.shelfName}>
            <b>{textIn(lang, centerville.name)}</b>
            <span>{centerville.about && textIn(lang, centerville.about)}</span>
          </span>
          <span className={styles.shelfWays}>
            <Link href={`/workshop/${SHIPPED}`} className={`${controls.button} ${controls.small} ${controls.plain}`}>
              {own.look}
            </Link>
            <Link href="/play/cowpoker" className={`${controls.button} ${controls.small}`}>
              {own.play}
            </Link>
          </span>
        </li>
      </ul>
      <BroughtPacks />
    </Page>
  );
}

function ShelfPack({
  kept: { id, pack, touched },
  onForget,
}: {
  readonly kept: KeptPack;
  readonly onForget: () => void;
}) {
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const mistakes = checkPack(pack).length;
  const name = textIn(lang, pack.name);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <Fan pack={pack} />
      <span className={styles.shelfName}>
        <b>{name}</b>
        <span>
          {mistakes === 0 ? own.sound : own.mistakes(mistakes)} · {date.format(touched)}
        </span>
      </span>
      <span className={styles.shelfWays}>
        <Link
          href={`/workshop/${id}`}
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          aria-label={`${own.change}: ${name}`}
        >
          {own.change}
        </Link>
        {mistakes === 0 && (
          <Link
            href={`/play/cowpoker?pack=${id}`}
            className={`${controls.button} ${controls.small}`}
            aria-label={`${own.play}: ${name}`}
          >
            {own.play}
          </Link>
        )}
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          aria-label={`${own.forget}: ${name}`}
          onClick={onForget}
        >
          {own.forget}
        </button>
      </span>
    </li>
  );
}

/** The four bosses, fanned out. */
function Fan({ pack }: { readonly pack: PackJson }) {
  const lang = useSettings((settings) => settings.lang);
  return (
    <span className={styles.shelfFan} aria-hidden="true">
      {pack.cards
        .filter(({ card }) => card.startsWith('A'))
        .map((entry) => (
          <span key={entry.card}>
            <CowpokerFace card={characterOf(lang, entry)} />
          </span>
        ))}
    </span>
  );
}
