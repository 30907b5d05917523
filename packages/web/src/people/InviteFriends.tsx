// Friends to invite to this table, those who are here first.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { server } from '../table/server.ts';
import { useFriends } from './friends-store.ts';
import * as styles from './people.module.css';
import { usePeopleWords } from './use-people-words.ts';

interface Props {
  readonly table: string;
  /** Who sits here already. */
  readonly seated: readonly string[];
}

export function InviteFriends({ table, seated }: Props) {
  const own = usePeopleWords();
  const kept = useSettings((settings) => settings.kept);
  const page = useFriends((state) => state.page);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const { busy, problem, run } = useWork();
  const others = (page?.friends ?? []).filter(({ id }) => !seated.includes(id));
  if (!kept || others.length === 0) return null;
  const invite = (person: string): void =>
    run(() =>
      server
        .call('invite', { params: { table }, body: { person } })
        .then(() => setInvited((before) => [...before, person])),
    );
  return (
    <section aria-label={own.inviteFriends} data-part="invite-friends">
      <div className={styles.deeds}>
        {[...others]
          .sort((one, other) => Number(other.here) - Number(one.here))
          .map(({ id, name, here }) => (
            <button
              key={id}
              type="button"
              className={`${controls.button} ${controls.small} ${here ? '' : controls.plain}`}
              disabled={busy || invited.includes(id)}
              onClick={() => invite(id)}
            >
              {invited.includes(id) ? `${own.invited}: ${name}` : own.inviteOne(name)}
              {here && ` · ${own.here}`}
            </button>
          ))}
      </div>
      <ProblemNote text={problem} />
    </section>
  );
}
