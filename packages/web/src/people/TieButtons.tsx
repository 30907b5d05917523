// What may be between me and somebody: friends or not, or blocked.
import type { Profile, Tie } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { server } from '../table/server.ts';
import { usePeopleWords } from './use-people-words.ts';

interface Props extends Pick<Profile, 'id' | 'tie'> {
  /** Friends are people who last: a guest can only be blocked. */
  readonly isGuest?: boolean | undefined;
  readonly onChange?: () => Promise<void>;
}

export function TieButtons({ id, tie, isGuest = false, onChange = async () => undefined }: Props) {
  const own = usePeopleWords();
  const { known, kept } = useSettings();
  const { busy, problem, run } = useWork();
  const small = `${controls.button} ${controls.small}`;
  const body = { person: id };
  const befriend = () => server.call('befriend', { body }).then(onChange);
  const unfriend = () => server.call('unfriend', { params: body }).then(onChange);
  const block = () => server.call('block', { body }).then(onChange);
  const unblock = () => server.call('unblock', { params: body }).then(onChange);
  const deeds: { readonly [T in Tie]: readonly (readonly [string, () => Promise<void>])[] } = {
    me: [],
    none: [
      [own.befriend, befriend],
      [own.block, block],
    ],
    asked: [
      [own.withdraw, unfriend],
      [own.block, block],
    ],
    asks: [
      [own.agree, befriend],
      [own.decline, unfriend],
      [own.block, block],
    ],
    friends: [
      [own.unfriend, unfriend],
      [own.block, block],
    ],
    blocked: [[own.unblock, unblock]],
  };
  if (!known || !kept) return null;
  return (
    <>
      {deeds[tie]
        .filter(([text]) => !isGuest || text === own.block || text === own.unblock)
        .map(([text, work]) => (
          <button
            key={text}
            type="button"
            className={text === own.befriend || text === own.agree ? small : `${small} ${controls.plain}`}
            title={text === own.block ? own.blockAbout : undefined}
            disabled={busy}
            onClick={() => run(work)}
          >
            {text}
          </button>
        ))}
      <ProblemNote text={problem} />
    </>
  );
}
