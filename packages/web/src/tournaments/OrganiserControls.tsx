// What the organiser can do: begin, draw, call off; say it otherwise before it begins; send somebody away.
import type { TournamentInfo } from '@sagebrush/protocol';
import { SureButton } from '@sagebrush/table-kit/forms/SureButton.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type FormEvent, useState } from 'react';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { server } from '../table/server.ts';
import { TimeField } from './TimeField.tsx';
import { fieldTime } from './tournament-draft.ts';
import * as styles from './tournaments.module.css';
import { useTournamentWords } from './use-tournament-words.ts';
import { WordsFields } from './WordsFields.tsx';

interface Props {
  readonly tournament: TournamentInfo;
  readonly show: (tournament: TournamentInfo) => void;
}

export function OrganiserControls({ tournament, show }: Props) {
  const own = useTournamentWords();
  const { busy, problem, run } = useWork();
  const { id, state, next, standings } = tournament;
  if (state === 'over' || state === 'cancelled') return null;
  const params = { tournament: id };
  const begin = (): void => run(async () => show((await server.call('beginTournament', { params })).tournament));
  const callOff = (): void =>
    run(async () => {
      await server.call('cancelTournament', { params });
      show((await server.call('tournament', { params })).tournament);
    });
  const sendAway = (competitor: string): void =>
    run(async () => show((await server.call('withdrawFromTournament', { params, body: { competitor } })).tournament));
  const hasBegun = state === 'playing';
  const present = standings.filter(({ left, person }) => !left && person !== null);
  return (
    <section data-part="organiser">
      <h2>{own.controls}</h2>
      <p>{own.share}</p>
      <div className={controls.actions} data-part="actions">
        {(!hasBegun || next !== null) && (
          <button type="button" className={controls.button} disabled={busy} onClick={begin}>
            {hasBegun ? own.drawNow : own.beginNow}
          </button>
        )}
        <SureButton name={own.callOff} sureName={own.callOffSure} disabled={busy} onSure={callOff} />
      </div>
      {!hasBegun && <ChangeForm tournament={tournament} show={show} />}
      {present.length > 0 && (
        <details className={controls.folded} data-part="send-away">
          <summary>{own.sendAwayTitle}</summary>
          <div className={controls.actions} data-part="actions">
            {present.map(({ id: competitor, name }) => (
              <SureButton
                key={competitor}
                name={own.sendAway(name)}
                sureName={own.sendAwaySure(name)}
                disabled={busy}
                onSure={() => sendAway(competitor)}
              />
            ))}
          </div>
        </details>
      )}
      <ProblemNote text={problem} />
    </section>
  );
}

/** Other words, or another time. Nobody who has entered needs to do anything. */
function ChangeForm({ tournament, show }: Props) {
  const own = useTournamentWords();
  const { busy, problem, run } = useWork();
  const { name, about, starts } = tournament;
  const usual = { name, about, startsAt: fieldTime(starts) };
  const [draft, setDraft] = useState(usual);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const isMoved = draft.startsAt !== usual.startsAt;
    const body = {
      name: draft.name.trim(),
      about: draft.about.trim(),
      ...(isMoved ? { starts: new Date(draft.startsAt).getTime() } : {}),
    };
    const params = { tournament: tournament.id };
    run(async () => show((await server.call('changeTournament', { params, body })).tournament));
  }
  return (
    <details className={controls.folded} data-part="change">
      <summary>{own.change}</summary>
      <form onSubmit={submit} className={styles.form}>
        <WordsFields words={draft} onChange={(changed) => setDraft({ ...draft, ...changed })} />
        <TimeField
          id="starts-at"
          label={own.startsAt}
          value={draft.startsAt}
          min={fieldTime(Date.now())}
          onChange={(startsAt) => setDraft({ ...draft, startsAt })}
        />
        <ProblemNote text={problem} />
        <div className={controls.actions} data-part="actions">
          <button type="submit" className={controls.button} disabled={busy || draft.name.trim() === ''}>
            {own.saveChange}
          </button>
        </div>
      </form>
    </details>
  );
}
