// What others may see of me.
import type { MyAccount, ProfileSettings } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { server } from '../table/server.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useAccountWords } from './use-account-words.ts';
import { useWork } from './use-work.ts';

interface Props {
  readonly account: MyAccount;
  readonly onChange: () => Promise<void>;
}
const SHOWN = ['ratings', 'record', 'matches', 'since', 'presence'] as const satisfies (keyof ProfileSettings)[];

export function Shows({ account: { shows }, onChange }: Props) {
  const own = useAccountWords();
  const { busy, problem, run } = useWork();
  return (
    <>
      <h2>{own.shows}</h2>
      <p>{own.showsAbout}</p>
      {SHOWN.map((what) => (
        <label key={what} className={controls.toggle}>
          <input
            type="checkbox"
            checked={shows[what]}
            disabled={busy}
            onChange={({ target }) =>
              run(() => server.call('changeProfile', { body: { [what]: target.checked } }).then(onChange))
            }
          />{' '}
          {own.showing[what]}
        </label>
      ))}
      <ProblemNote text={problem} />
    </>
  );
}
