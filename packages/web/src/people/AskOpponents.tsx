// After a match: whom of those who sat in it I may ask to be friends.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { server } from '../table/server.ts';
import { useTie } from './friends-store.ts';
import * as styles from './people.module.css';
import { usePeopleWords } from './use-people-words.ts';

export function AskOpponents({ players }: { readonly players: readonly TablePlayer[] }) {
  const lasting = players.filter(({ kind, person, guest }) => kind === 'person' && person !== undefined && !guest);
  if (lasting.length === 0) return null;
  return (
    <div className={styles.deeds} data-part="ask-opponents">
      {lasting.map(({ person = '', name }) => (
        <AskOne key={person} person={person} name={name} />
      ))}
    </div>
  );
}

function AskOne({ person, name }: { readonly person: string; readonly name: string }) {
  const own = usePeopleWords();
  const tie = useTie(person);
  const { busy, problem, run } = useWork();
  if (tie !== 'none' && tie !== 'asks' && tie !== 'asked') return null;
  const texts = { none: own.befriendOne(name), asks: own.agreeWith(name), asked: own.askedOne(name) };
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        disabled={busy || tie === 'asked'}
        onClick={() => run(() => server.call('befriend', { body: { person } }))}
      >
        {texts[tie]}
      </button>
      <ProblemNote text={problem} />
    </>
  );
}
