// Before the first match: the chairs, the invite link, and the host who deals.
import { CHANCE_SEAT, chanceSeatName, detach } from '@sagebrush/engine';
import type { TableInfo } from '@sagebrush/protocol';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { entryOf, isGameId } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { ClosedNotice } from '../notice/ClosedNotice.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useWords } from '../words/index.ts';
import * as lists from './lists.module.css';
import { Page } from './Page.tsx';

export function WaitingRoom({ online }: { readonly online: OnlineTable }) {
  const titles = useTitles();
  const words = useWords();
  const level = useSettings((settings) => settings.level);
  const { table, me, problem, connected } = useStore(online.store);
  if (!table || !me) return null;
  const host = table.host === me.id;
  const free = table.chairs.filter(({ kind, who }) => kind === 'live' && who === null);
  function seatBots(): void {
    for (const { seat } of free) online.seatBot(seat, level);
  }
  return (
    <Page title={isGameId(table.game) ? titles(table.game) : words.onlineTable}>
      {!connected && <p role="alert">{words.reconnecting}</p>}
      <ClosedNotice table={table} />
      {host && <Invite />}
      {isGameId(table.game) && (
        <Suspense>
          <Note game={table.game} options={table.options} />
        </Suspense>
      )}
      <NameField online={online} name={me.name} />
      <Chairs online={online} table={table} me={me.id} host={host} />
      {problem !== undefined && (
        <p role="alert" className={controls.note} data-part="note">
          {words.refused} {problem}
        </p>
      )}
      <div className={controls.actions} data-part="actions">
        {host ? (
          <button type="button" className={controls.button} disabled={free.length > 0} onClick={online.start}>
            {words.startMatch}
          </button>
        ) : (
          <p role="status">{words.waitForHost}</p>
        )}
        {host && free.length > 0 && (
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={seatBots}>
            {words.addBots}
          </button>
        )}
      </div>
      {host && free.length > 0 && <p>{words.fillChairs}</p>}
      {!host && <Invite />}
    </Page>
  );
}

function Note({ game, options }: { readonly game: string; readonly options: object }) {
  const { TableNote } = usePlugin(game);
  return TableNote && <TableNote options={options} />;
}

function Invite() {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${location.pathname}`;
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor="invite">{words.invite}</label>
      <input id="invite" type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className={controls.actions} data-part="actions">
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            detach(
              navigator.clipboard.writeText(address).then(() => setCopied(true)),
              reportError,
            )
          }
        >
          {copied ? words.copied : words.copyLink}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className={`${controls.button} ${controls.plain}`}
            onClick={() => detach(navigator.share({ title: words.house, url: address }), () => undefined)}
          >
            {words.share}
          </button>
        )}
      </div>
    </div>
  );
}

function NameField({ online, name }: { readonly online: OnlineTable; readonly name: string }) {
  const words = useWords();
  const [typed, setTyped] = useState(name);
  function keep(): void {
    const wanted = typed.trim();
    if (wanted === '' || wanted === name) return;
    changeSettings({ name: wanted });
    online.rename(wanted);
  }
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor="my-name">{words.yourName}</label>
      <input
        id="my-name"
        type="text"
        value={typed}
        maxLength={24}
        autoComplete="nickname"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
    </div>
  );
}

interface ChairsProps {
  readonly online: OnlineTable;
  readonly table: TableInfo;
  readonly me: string;
  readonly host: boolean;
}

function Chairs({ online, table, me, host }: ChairsProps) {
  const words = useWords();
  const live = table.chairs.filter(({ kind }) => kind !== CHANCE_SEAT);
  const seated = table.chairs.some(({ who }) => who?.kind === 'person' && who.id === me);
  return (
    <ul className={lists.chairs} data-part="chairs">
      {table.chairs.map((chair) => (
        <li key={chair.seat}>
          <Chair online={online} chair={chair} table={table} me={me} host={host} seated={seated} />
        </li>
      ))}
      <li className={controls.hidden} data-part="seated">
        {words.seatsTaken(live.filter(({ who }) => who).length, live.length)}
      </li>
    </ul>
  );
}

interface ChairProps extends ChairsProps {
  readonly chair: TableInfo['chairs'][number];
  /** I sit somewhere already. */
  readonly seated: boolean;
}

function Chair({ online, chair, table, me, host, seated }: ChairProps) {
  const words = useWords();
  const { level, lang } = useSettings();
  const { seat, kind, who } = chair;
  if (kind === CHANCE_SEAT) {
    return (
      <>
        <b>{chanceSeatName(entryOf(table.game), lang, table.seats, seat)}</b>
        <span>{words.chanceAbout}</span>
      </>
    );
  }
  if (who === null) {
    return (
      <>
        <span data-part="free">{words.freeChair}</span>
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${seated ? controls.plain : ''}`}
          aria-label={`${seated ? words.moveHere : words.sitDown} ${seat + 1}`}
          onClick={() => online.sit(seat)}
        >
          {seated ? words.moveHere : words.sitDown}
        </button>
        {host && (
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
  const mine = who.kind === 'person' && who.id === me;
  return (
    <>
      <b>{who.name}</b>
      <span>
        {who.kind === 'bot'
          ? words.botOf(words.levels[who.level as keyof typeof words.levels] ?? who.level)
          : words.person}
      </span>
      {mine && (
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          onClick={online.stand}
        >
          {words.standUp}
        </button>
      )}
      {host && !mine && (
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          aria-label={`${words.removeBot}: ${who.name}`}
          onClick={() => online.clearChair(seat)}
        >
          {words.removeBot}
        </button>
      )}
    </>
  );
}
