// The rounds: who met whom, how it ended, and every match one tap away.
import type { RoundInfo, RoundTable, TournamentInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import * as styles from './tournaments.module.css';
import { competitorNames } from './use-tournament.ts';
import { useTournamentWords } from './use-tournament-words.ts';

interface Props {
  readonly tournament: TournamentInfo;
  readonly me: string | undefined;
}

export function Rounds({ tournament, me }: Props) {
  const own = useTournamentWords();
  const { rounds } = tournament;
  if (rounds.length === 0) return null;
  return (
    <section data-part="rounds">
      <h2>{own.rounds}</h2>
      {rounds
        .map((round, index) => ({ round, number: index + 1 }))
        .reverse()
        .map(({ round, number }) => (
          <details key={number} className={controls.folded} open={number === rounds.length}>
            <summary>{own.round(number)}</summary>
            <Round round={round} tournament={tournament} me={me} />
          </details>
        ))}
    </section>
  );
}

function Round({ round, tournament, me }: Props & { readonly round: RoundInfo }) {
  const own = useTournamentWords();
  const nameOf = competitorNames(tournament, own.bot);
  const isClosed = tournament.format === 'duplicate' && round.closed === null;
  return (
    <>
      {isClosed && <p>{own.closedCards}</p>}
      {round.byes.length > 0 && <p>{own.byes(round.byes.map(nameOf).join(', '))}</p>}
      <ul className={styles.tables}>
        {round.tables.map((table, index) => (
          <li key={table.table}>
            <b>{own.tableOf(index + 1)}</b>
            <Seats table={table} nameOf={nameOf} />
            <Ways table={table} tournament={tournament} me={me} isClosed={isClosed} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Seats({ table, nameOf }: { readonly table: RoundTable; readonly nameOf: (id: string) => string }) {
  const own = useTournamentWords();
  return (
    <ol className={styles.seats}>
      {table.seats.map((id, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <span>{nameOf(id)}</span>
          <span>
            {table.scores === null ? '' : table.scores[seat]}
            {table.left.includes(seat) && ` (${own.leftTable})`}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface WaysProps extends Props {
  readonly table: RoundTable;
  readonly isClosed: boolean;
}

function Ways({ table, tournament, me, isClosed }: WaysProps) {
  const own = useTournamentWords();
  const small = `${controls.button} ${controls.small} ${controls.plain}`;
  const isMine = tournament.standings.some(
    ({ id, person }) => person !== null && person === me && table.seats.includes(id),
  );
  if (!table.over) {
    if (!isMine && isClosed) return <small>{own.runs}</small>;
    return (
      <Link href={`/t/${table.table}`} className={small}>
        {isMine ? own.toTable : own.watch}
      </Link>
    );
  }
  if (isClosed) return <small>{own.states.over}</small>;
  return (
    <span className={styles.ways}>
      {table.matches.map((match, deal) => (
        <Link key={match} href={`/replay/${encodeURIComponent(match)}`} className={small}>
          {own.replay(deal + 1, table.matches.length)}
        </Link>
      ))}
    </span>
  );
}
