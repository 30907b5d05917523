// A pack as faces: every card large enough to read, by home.
import { HOMES, type PackJson, textIn } from '@sagebrush/cowpoker';
import { cardName, figure } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { CowpokerFace } from '../cards/CowpokerFace.tsx';
import { characterOf } from '../cards/character.ts';
import { RanchBrand } from '../cards/RanchBrand.tsx';
import { useWords } from '../words/index.ts';
import { sorted } from './CardPicker.tsx';
import * as styles from './workshop.module.css';

export function Gallery({ pack }: { readonly pack: PackJson }) {
  const words = useWords();
  const lang = useSettings((settings) => settings.lang);
  return (
    <div className={styles.gallery} data-part="gallery">
      {HOMES.map((home) => (
        <section key={home}>
          <h2>
            <RanchBrand ranch={home} /> {words.ranches[home]}
          </h2>
          <ul>
            {sorted(pack.cards.filter(({ ranch }) => ranch === home)).map((entry) => {
              const character = characterOf(lang, entry);
              return (
                <li key={entry.card}>
                  <CowpokerFace card={character} />
                  {entry.flavour !== undefined && <em className={styles.flavour}>{textIn(lang, entry.flavour)}</em>}
                  <span className={controls.hidden}>
                    {character.name}, {cardName(lang, entry.card)}. {words.points(figure(lang, entry.points))},{' '}
                    {words.roundup} {entry.roundup}, {words.gunfight} {entry.gunfight}. {character.text}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
