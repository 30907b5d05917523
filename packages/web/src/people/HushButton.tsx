// Hear nothing more of what somebody says, or hear it again.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { hush, useMuted } from './muted-store.ts';
import { usePeopleWords } from './use-people-words.ts';

export function HushButton({ person, name }: { readonly person: string; readonly name: string }) {
  const own = usePeopleWords();
  const isMuted = useMuted(({ muted }) => muted.some(({ id }) => id === person));
  const { busy, problem, run } = useWork();
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        aria-label={`${isMuted ? own.hear : own.hush}: ${name}`}
        title={own.hushAbout}
        disabled={busy}
        onClick={() => run(() => hush(person, !isMuted))}
      >
        {isMuted ? own.hear : own.hush}
      </button>
      <ProblemNote text={problem} />
    </>
  );
}
