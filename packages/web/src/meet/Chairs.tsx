// The chairs of a table: who sits there, who is here, who is the host; and what can be done about each.
import { CHANCE_SEAT, chanceSeatName } from '@sagebrush/engine';
import type { Chair, Occupant, TableInfo } from '@sagebrush/protocol';
import { SureButton } from '@sagebrush/table-kit/forms/SureButton.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { PersonName } from '@sagebrush/table-kit/table/PersonName.tsx';
import { gameEntry } from '../games/games.ts';
import * as lists from '../pages/lists.module.css';
import { HostMute } from '../people/HostDeeds.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useAppWords } from '../words/index.ts';
import { LevelSelect } from './LevelSelect.tsx';
import * as lobby from './lobby.module.css';
import { useMeetWords } from './use-meet-words.ts';
import * as styles from './waiting.module.css';

interface ChairsProps {
  readonly online: OnlineTable;
  readonly table: TableInfo;
  readonly me: string;
}

export function Chairs({ online, table, me }: ChairsProps) {
  const words = useAppWords();
  const live = table.chairs.filter(({ kind }) => kind !== CHANCE_SEAT);
  return (
    <ul className={lists.chairs} data-part="chairs">
      {table.chairs.map((chair) => (
        <li key={chair.seat}>
          <OneChair online={online} chair={chair} table={table} me={me} />
        </li>
      ))}
      <li className={controls.hidden} data-part="seated">
        {words.seatsTaken(live.filter(({ who }) => who).length, live.length)}
      </li>
    </ul>
  );
}

type ChairProps = ChairsProps & { readonly chair: Chair };

function OneChair(props: ChairProps) {
  const words = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const { table, chair } = props;
  if (chair.kind === CHANCE_SEAT) {
    return (
      <>
        <b>{chanceSeatName(gameEntry(table.game), lang, table.seats, chair.seat)}</b>
        <span>{words.chanceAbout}</span>
      </>
    );
  }
  return chair.who === null ? <FreeChair {...props} /> : <TakenChair {...props} who={chair.who} />;
}

function FreeChair({ online, chair: { seat }, table, me }: ChairProps) {
  const words = useAppWords();
  const level = useSettings((settings) => settings.level);
  const seated = table.chairs.some(({ who }) => who?.kind === 'person' && who.id === me);
  const sitDown = table.rated ? words.sitDownRated : words.sitDown;
  return (
    <>
      <span data-part="free">{words.freeChair}</span>
      <button
        type="button"
        className={`${controls.button} ${controls.small} ${seated ? controls.plain : ''}`}
        aria-label={`${seated ? words.moveHere : sitDown} ${seat + 1}`}
        onClick={() => online.sit(seat)}
      >
        {seated ? words.moveHere : sitDown}
      </button>
      {table.host === me && (
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          aria-label={`${words.addBot} ${seat + 1}`}
          onClick={() => online.seatBot(seat, level)}
        >
          {words.addBot}
        </button>
      )}
    </>
  );
}

function TakenChair({ online, chair: { seat }, table, me, who }: ChairProps & { readonly who: Occupant }) {
  const words = useAppWords();
  const own = useMeetWords();
  const isHost = table.host === me;
  const mine = who.kind === 'person' && who.id === me;
  const plain = `${controls.button} ${controls.small} ${controls.plain}`;
  const removes = `${words.sendAway}: ${who.name}`;
  return (
    <>
      <b className={styles.sitter}>
        {who.kind === 'person' && <i className={lobby.lamp} data-here={who.here || undefined} aria-hidden="true" />}
        <PersonName name={who.name} guest={who.kind === 'person' && !who.kept} />
        {who.kind === 'person' && who.id === table.host && (
          <span className={styles.host} data-part="host-mark">
            ★ {own.host}
          </span>
        )}
      </b>
      <span>{who.kind === 'bot' ? <BotLevel {...{ online, seat, who, isHost }} /> : personState(who, table, own)}</span>
      {mine && (
        <button type="button" className={plain} onClick={online.stand}>
          {words.standUp}
        </button>
      )}
      {who.kind === 'person' && !mine && <HostMute person={who.id} name={who.name} />}
      {isHost && who.kind === 'bot' && (
        <button type="button" className={plain} aria-label={removes} onClick={() => online.clearChair(seat)}>
          {words.sendAway}
        </button>
      )}
      {isHost && who.kind === 'person' && !mine && (
        <SureButton
          name={words.sendAway}
          label={removes}
          sureName={words.sendAwaySure(who.name)}
          onSure={() => online.clearChair(seat)}
        />
      )}
    </>
  );
}

interface BotLevelProps {
  readonly online: OnlineTable;
  readonly seat: number;
  readonly who: Extract<Occupant, { kind: 'bot' }>;
  readonly isHost: boolean;
}

/** The host says how well each bot plays. */
function BotLevel({ online, seat, who: { level, name }, isHost }: BotLevelProps) {
  const words = useAppWords();
  if (!isHost) return words.botOf(words.levels[level as keyof typeof words.levels] ?? level);
  return (
    <LevelSelect
      className={styles.level}
      label={`${words.level}: ${name}`}
      level={level}
      onPick={(picked) => online.seatBot(seat, picked)}
    />
  );
}

/** Here or away; after a match, whether they want another. */
function personState(
  { here, ready, program }: Extract<Occupant, { kind: 'person' }>,
  { state }: TableInfo,
  own: ReturnType<typeof useMeetWords>,
): string {
  const wants = state === 'over' ? [ready ? own.ready : own.notReady] : [];
  return [program ? own.program : own.person, here ? own.here : own.away, ...wants].join(', ');
}
