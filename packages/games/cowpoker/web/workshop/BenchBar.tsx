// What can be done with a pack as a whole: step back, save, share, print, play.
import { type PackJson, packText, textIn } from '@sagebrush/cowpoker';
import { detach } from '@sagebrush/engine';
import { LinkButtons } from '@sagebrush/table-kit/forms/LinkButtons.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { linkTo, type PackLink } from './share-pack.ts';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly id: string;
  readonly pack: PackJson;
  readonly sound: boolean;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

export function BenchBar({ id, pack, sound, undo, redo }: Props) {
  const own = useWorkshopWords();
  const { documents } = useShell();
  const lang = useSettings((settings) => settings.lang);
  const [shared, setShared] = useState<PackLink & { readonly pack: PackJson }>();
  async function share(): Promise<void> {
    setShared({ pack, ...(await linkTo(pack, documents)) });
  }
  return (
    <>
      <div className={`${controls.actions} ${styles.benchBar}`} data-part="actions">
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          disabled={!undo}
          onClick={undo}
        >
          ↶ {own.undo}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          disabled={!redo}
          onClick={redo}
        >
          ↷ {own.redo}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          onClick={() => savePack(pack, fileName(textIn(lang, pack.name)))}
        >
          {own.save}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          onClick={() => detach(share(), reportError)}
        >
          {own.share}
        </button>
        <Link href={`/workshop/${id}/sheet`} className={`${controls.button} ${controls.small} ${controls.plain}`}>
          {own.print}
        </Link>
        <Link href="/workshop" className={`${controls.button} ${controls.small} ${controls.plain}`}>
          {own.toShelf}
        </Link>
        {sound && (
          <Link href={`/play/cowpoker?pack=${id}`} className={`${controls.button} ${controls.small}`}>
            {own.playIt}
          </Link>
        )}
      </div>
      {shared && shared.pack === pack && <SharedLink {...shared} title={textIn(lang, pack.name)} />}
    </>
  );
}

function SharedLink({ link, isKept, title }: PackLink & { readonly title: string }) {
  const own = useWorkshopWords();
  return (
    <div className={`${controls.field} ${styles.sharedLink}`} data-part="field shared-link">
      <label htmlFor="pack-link">{own.link}</label>
      <input id="pack-link" type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
      <small>{isKept ? own.shortLinkAbout : own.linkAbout}</small>
      <div className={controls.actions} data-part="actions">
        <LinkButtons link={link} title={title} small />
      </div>
    </div>
  );
}

/** A name that every system takes. */
const fileName = (name: string): string =>
  `${
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'pack'
  }.json`;

function savePack(pack: PackJson, name: string): void {
  const address = URL.createObjectURL(new Blob([packText(pack)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
