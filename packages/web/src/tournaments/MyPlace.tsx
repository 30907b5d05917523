// My place in a tournament: enter, wait, go to my table, withdraw.
import type { TournamentInfo } from '@sagebrush/protocol';
import { freshHex32 } from '@sagebrush/protocol';
import { SureButton } from '@sagebrush/table-kit/forms/SureButton.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { arrive, server } from '../table/server.ts';
import * as styles from './tournaments.module.css';
import { useTournamentWords } from './use-tournament-words.ts';

interface Props {
  readonly tournament: TournamentInfo;
  readonly me: string | undefined;
  readonly show: (tournament: TournamentInfo) => void;
}

export function MyPlace({ tournament, me, show }: Props) {
  const own = useTournamentWords();
  const { busy, problem, run } = useWork();
  const { id, state, entry, league, standings, rounds, next } = tournament;
  const params = { tournament: id };
  const mine = standings.find(({ person }) => person !== null && person === me);
  const isIn = mine !== undefined && !mine.left;
  const isOver = state === 'over' || state === 'cancelled';
  if (isOver || (league && !mine) || (!isIn && !entry && !mine)) return null;
  const enter = (): void =>
    run(async () => {
      await arrive();
      const body = { contribution: freshHex32() };
      show((await server.call('enterTournament', { params, body })).tournament);
    });
  const withdraw = (): void =>
    run(async () => show((await server.call('withdrawFromTournament', { params, body: {} })).tournament));
  const round = rounds.at(-1);
  const table = round?.tables.find(({ seats, over }) => !over && mine && seats.includes(mine.id));
  return (
    <section className={styles.mine} data-part="my-place">
      {isIn && table && mine && (
        <p role="status" className={styles.ready} data-part="table-ready">
          <b>{own.yourTable}</b>
          <span>
            {own.round(rounds.length)} · {own.seat(table.seats.indexOf(mine.id) + 1)}
          </span>
          <Link href={`/t/${table.table}`} className={controls.button}>
            {own.toTable}
          </Link>
        </p>
      )}
      {isIn && !table && (
        <p role="status">
          {own.entered} {mine && round && next === null && round.byes.includes(mine.id) ? own.yourBye : own.wait}
        </p>
      )}
      {mine?.left && <p>{own.youLeft}</p>}
      <div className={controls.actions} data-part="actions">
        {!isIn && entry && (
          <button type="button" className={controls.button} disabled={busy} onClick={enter}>
            {own.enter}
          </button>
        )}
        {isIn && <SureButton name={own.withdraw} sureName={own.withdrawSure} disabled={busy} onSure={withdraw} />}
      </div>
      {isIn && table && <small>{own.withdrawAbout}</small>}
      <ProblemNote text={problem} />
    </section>
  );
}
