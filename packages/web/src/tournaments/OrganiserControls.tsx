// What the organiser can do: begin, draw, call off, send somebody away.
import type { TournamentInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { server } from '../table/server.ts';
import { useTournamentWords } from './use-tournament-words.ts';

interface Props {
  readonly tournament: TournamentInfo;
  readonly show: (tournament: TournamentInfo) => void;
}

export function OrganiserControls({ tournament, show }: Props) {
  const own = useTournamentWords();
  const { busy, problem, run } = useWork();
  const [isSure, setSure] = useState(false);
  const { id, state, next, standings } = tournament;
  if (state === 'over' || state === 'cancelled') return null;
  const params = { tournament: id };
  const plain = `${controls.button} ${controls.small} ${controls.plain}`;
  const begin = (): void => run(async () => show((await server.call('beginTournament', { params })).tournament));
  const callOff = (): void => {
    if (!isSure) return setSure(true);
    run(async () => {
      await server.call('cancelTournament', { params });
      show((await server.call('tournament', { params })).tournament);
    });
  };
  const sendAway = (competitor: string): void =>
    run(async () => show((await server.call('withdrawFromTournament', { params, body: { competitor } })).tournament));
  const hasBegun = state === 'playing';
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
        <button type="button" className={plain} disabled={busy} onClick={callOff}>
          {isSure ? own.callOffSure : own.callOff}
        </button>
        {standings
          .filter(({ left, person }) => !left && person !== null)
          .map(({ id: competitor, name }) => (
            <button
              key={competitor}
              type="button"
              className={plain}
              disabled={busy}
              onClick={() => sendAway(competitor)}
            >
              {own.sendAway(name)}
            </button>
          ))}
      </div>
      <ProblemNote text={problem} />
    </section>
  );
}
