// The lobby: open a table, or join one that is listed.
import type { LobbyTable } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { PersonName } from '@sagebrush/table-kit/table/PersonName.tsx';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { GAME_IDS } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { useAppWords } from '../words/index.ts';
import * as styles from './lobby.module.css';
import { PlayNow } from './PlayNow.tsx';
import { clockText } from './table-facts.ts';
import { isFull, joinableFirst, useLobby } from './use-lobby.ts';
import { useMeetWords } from './use-meet-words.ts';

export function LobbyPage() {
  const titles = useTitles();
  const words = useAppWords();
  const own = useMeetWords();
  const { tables, reached, showMore } = useLobby();
  return (
    <Page title={words.online}>
      <p>{words.onlineAbout}</p>
      {reached === false && (
        <p role="alert" className={controls.note} data-part="note">
          {words.offline}
        </p>
      )}
      <PlayNow />
      <h2>{own.open}</h2>
      <div className={controls.actions} data-part="actions">
        {GAME_IDS.map((game) => (
          <Link key={game} href={`/play/${game}?friends`} className={`${controls.button} ${controls.plain}`}>
            {titles(game)}
          </Link>
        ))}
      </div>
      <h2>{words.openTables}</h2>
      {tables.length === 0 && <p>{words.noTables}</p>}
      <ul className={styles.tables} data-part="lobby">
        {joinableFirst(tables).map((table) => (
          <li key={table.id} data-table={table.id}>
            <TableRow table={table} />
          </li>
        ))}
      </ul>
      {showMore && (
        <div className={controls.actions} data-part="actions">
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={showMore}>
            {words.showMore}
          </button>
        </div>
      )}
    </Page>
  );
}

function TableRow({ table }: { readonly table: LobbyTable }) {
  const titles = useTitles();
  const words = useAppWords();
  const own = useMeetWords();
  const { id, game, chairs, clock, rated, houseRules, state, watchers } = table;
  const taken = chairs.filter((chair) => chair !== null).length;
  const isOpen = state === 'open' && !isFull(table);
  return (
    <>
      <b>{titles(game)}</b>
      <p className={styles.company}>
        {state === 'open' && <span>{own.waits}</span>}
        {chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is known by its place, and two guests may have one name.
          <Fragment key={seat}>{chair && <Sitter {...chair} />}</Fragment>
        ))}
      </p>
      <ul className={styles.facts}>
        <li data-part="seats-taken">{own.seats(taken, chairs.length)}</li>
        <li>{clockText(clock, own)}</li>
        <li>{rated ? own.rated : own.friendly}</li>
        <li>{houseRules > 0 ? own.ownRules(houseRules) : own.usualRules}</li>
        {table.lang && <Language lang={table.lang} />}
      </ul>
      {!isOpen && (
        <span className={styles.state} data-part="lobby-state">
          {state === 'open' ? own.full : own.playing}
        </span>
      )}
      {(isOpen || watchers) && (
        <Link
          href={`/t/${id}`}
          className={`${controls.button} ${controls.small} ${isOpen ? '' : controls.plain}`}
          aria-label={`${isOpen ? words.join : words.watch}: ${titles(game)}`}
        >
          {isOpen ? words.join : words.watch}
        </Link>
      )}
    </>
  );
}

function Language({ lang }: { readonly lang: string }) {
  const spoken = useSettings((settings) => settings.lang);
  return <li>{new Intl.DisplayNames([spoken], { type: 'language' }).of(lang)}</li>;
}

/** Who sits there, and whether they are there: said by a shape and in words. */
function Sitter({ name, bot, kept = false, here = true }: NonNullable<LobbyTable['chairs'][number]>) {
  const own = useMeetWords();
  return (
    <span data-part="lobby-sitter" data-here={here || undefined}>
      <i className={styles.lamp} data-here={here || undefined} aria-hidden="true" />
      <PersonName name={name} guest={!bot && !kept} />
      {bot && <small>({own.bot})</small>}
      {!here && <small>({own.gone})</small>}
    </span>
  );
}
