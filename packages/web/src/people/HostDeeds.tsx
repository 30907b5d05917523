// What the host of a table can do about somebody there: let them not talk, free their chair, and say who may talk.
import { TALKS } from '@sagebrush/protocol';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { useOnline } from '../table/online-context.ts';
import { server } from '../table/server.ts';
import { usePeopleWords } from './use-people-words.ts';

interface Props {
  readonly person: string;
  readonly name: string;
}

export function HostMute({ person, name }: Props) {
  const own = usePeopleWords();
  const { table, isHost } = useOnline();
  const { busy, problem, run } = useWork();
  if (!table || !isHost) return null;
  const isMuted = table.muted.includes(person);
  const mute = () => server.call('mute', { params: { table: table.id }, body: { person, muted: !isMuted } });
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        aria-label={`${isMuted ? own.letTalk : own.hostMute}: ${name}`}
        title={own.hostMuteAbout}
        disabled={busy}
        onClick={() => run(mute)}
      >
        {isMuted ? own.letTalk : own.hostMute}
      </button>
      <ProblemNote text={problem} />
    </>
  );
}

/** Between two matches. */
export function ClearChair({ person, name }: Props) {
  const own = usePeopleWords();
  const { table, isHost } = useOnline();
  const { busy, problem, run } = useWork();
  const seat = table?.chairs.find(({ who }) => who?.kind === 'person' && who.id === person)?.seat;
  if (!table || !isHost || seat === undefined || table.state === 'playing' || table.state === 'closed') return null;
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        aria-label={`${own.clearChair}: ${name}`}
        disabled={busy}
        onClick={() => run(() => server.call('clearChair', { params: { table: table.id }, body: { seat } }))}
      >
        {own.clearChair}
      </button>
      <ProblemNote text={problem} />
    </>
  );
}

/** Who may talk at this table, for its host to choose and for everyone else to read. */
export function WhoTalks() {
  const own = usePeopleWords();
  const { table, isHost } = useOnline();
  const { problem, run } = useWork();
  if (!table) return null;
  if (!isHost) return table.talk === 'apart' ? null : <p>{own.talkAbout[table.talk]}</p>;
  return (
    <details className={controls.folded} data-part="who-talks">
      <summary>
        {own.whoTalks}: {own.talks[table.talk]}
      </summary>
      <Picks
        legend={own.whoTalks}
        name="talk"
        values={TALKS.filter((talk) => !table.rated || talk !== 'everyone')}
        value={table.talk}
        nameOf={(talk) => own.talks[talk]}
        onPick={(talk) => run(() => server.call('setTalk', { params: { table: table.id }, body: { talk } }))}
        about={table.rated ? own.ratedTalk : own.talkAbout[table.talk]}
      />
      <ProblemNote text={problem} />
    </details>
  );
}
