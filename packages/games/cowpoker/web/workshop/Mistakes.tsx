// All that is wrong with a pack from outside, said so that a person can mend it. Nothing of theirs was touched.
import type { PackJson } from '@sagebrush/cowpoker';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { ReadPack } from './pack-file.ts';
import { placeName } from './place-name.ts';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly read: Exclude<ReadPack, { readonly is: 'sound' }> | { readonly is: 'torn' };
  readonly name: string;
  readonly onOpen?: (saved: PackJson) => void;
  readonly onClose: () => void;
}

const MOST_SHOWN = 12;

export function Mistakes({ read, name, onOpen, onClose }: Props) {
  const own = useWorkshopWords();
  return (
    <section className={`${styles.mistakes} ${controls.note}`} data-part="mistakes note" role="alert">
      <h2>{own.notSound(name)}</h2>
      {read.is === 'huge' && <p>{own.huge}</p>}
      {read.is === 'torn' && <p>{own.torn}</p>}
      {read.is === 'garbled' && <p>{read.line === undefined ? own.garbled : own.garbledAt(read.line)}</p>}
      {read.is === 'flawed' && (
        <ul>
          {read.problems.slice(0, MOST_SHOWN).map(({ place, reason }) => (
            <li key={`${place} ${reason}`}>
              <b>{placeName(own, place, read.cards)}</b> {reason}
            </li>
          ))}
          {read.problems.length > MOST_SHOWN && <li>{own.andMore(read.problems.length - MOST_SHOWN)}</li>}
        </ul>
      )}
      <p>{own.nothingTouched}</p>
      <div className={controls.actions} data-part="actions">
        {read.is === 'flawed' && onOpen && (
          <button type="button" className={controls.button} onClick={() => onOpen(read.saved)}>
            {own.openSaved}
          </button>
        )}
        <button type="button" className={`${controls.button} ${controls.plain}`} onClick={onClose}>
          {own.putAway}
        </button>
      </div>
    </section>
  );
}
