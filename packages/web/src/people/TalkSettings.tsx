// Beneath the talk of a table: who may talk there, and whom I do not hear.
import { WhoTalks } from './HostDeeds.tsx';
import { HushButton } from './HushButton.tsx';
import { useMuted } from './muted-store.ts';
import * as styles from './people.module.css';
import { usePeopleWords } from './use-people-words.ts';

export function TalkSettings() {
  const own = usePeopleWords();
  const muted = useMuted((state) => state.muted);
  return (
    <>
      {muted.length > 0 && (
        <ul className={styles.muted} aria-label={own.hushed} data-part="hushed">
          {muted.map(({ id, name }) => (
            <li key={id}>
              {own.hushed}: <b>{name}</b> <HushButton person={id} name={name} />
            </li>
          ))}
        </ul>
      )}
      <WhoTalks />
    </>
  );
}
