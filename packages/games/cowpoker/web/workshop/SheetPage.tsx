// The print sheet: all 54 faces in the size of cards, nine to a page, to cut out.
import { HOMES, textIn } from '@sagebrush/cowpoker';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { CowpokerFace } from '../cards/CowpokerFace.tsx';
import { characterOf } from '../cards/character.ts';
import { sorted } from './CardPicker.tsx';
import { packById } from './packs.ts';
import * as sheetStyles from './sheet.module.css';
import { useWorkshopWords } from './words/index.ts';

const TO_A_PAGE = 9;

export function SheetPage({ id }: { readonly id: string }) {
  const { Page, LostPage } = useShell();
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [pack] = useState(() => packById(id));
  if (!pack) return <LostPage />;
  const cards = HOMES.flatMap((home) => sorted(pack.cards.filter(({ ranch }) => ranch === home)));
  const pages = Array.from({ length: Math.ceil(cards.length / TO_A_PAGE) }, (_, page) =>
    cards.slice(page * TO_A_PAGE, (page + 1) * TO_A_PAGE),
  );
  return (
    <Page title={`${textIn(lang, pack.name)}: ${own.sheet}`}>
      <p>{own.sheetAbout}</p>
      <div className={controls.actions} data-part="actions">
        <button type="button" className={controls.button} onClick={() => print()}>
          {own.print}
        </button>
        <Link href={`/workshop/${id}`} className={`${controls.button} ${controls.plain}`}>
          {own.back}
        </Link>
      </div>
      <div className={sheetStyles.pages} data-part="sheet-pages" role="img" aria-label={own.sheet}>
        {pages.map((page) => (
          <div key={page[0]?.card} className={sheetStyles.page} data-part="sheet-page">
            {page.map((entry) => (
              <div key={entry.card} data-part="sheet-card">
                <CowpokerFace card={characterOf(lang, entry)} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Page>
  );
}
