// Who plays, and who deals first. How many there are is settled once the first card is tapped.

import type { Game } from '@sagebrush/engine';
import { ClauseLink } from '@sagebrush/table-kit/rules/ClauseLink.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { isBegun, newEvening, renamed } from './evening.ts';
import * as styles from './scorekeeper.module.css';
import type { SheetProps } from './sheet-props.ts';
import { useScoresWords } from './words/index.ts';

export function Players({ game, rules, keeper, evening, names, onChange }: SheetProps & { readonly rules: Game }) {
  const own = useScoresWords();
  const lang = useSettings((settings) => settings.lang);
  const { min, max } = rules.players;
  const count = evening.names.length;
  const seatAgain = (players: readonly string[]): void =>
    onChange(newEvening(keeper, { ...evening, names: players }, rules.seating(players.length).length));
  return (
    <section aria-label={own.players}>
      <h2>{own.players}</h2>
      <ul className={styles.players}>
        {evening.names.map((name, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat, whatever the name in it.
          <li key={player} className={controls.field}>
            <label htmlFor={`player-${player}`}>{own.player(player + 1)}</label>
            <input
              id={`player-${player}`}
              type="text"
              value={name}
              autoComplete="off"
              onChange={({ target }) => onChange(renamed(evening, player, target.value))}
            />
          </li>
        ))}
      </ul>
      {!isBegun(evening) && (
        <div className={controls.actions}>
          <button
            type="button"
            className={`${controls.button} ${controls.small} ${controls.plain}`}
            data-part="seats-button"
            disabled={count >= max}
            onClick={() => seatAgain([...evening.names, ''])}
          >
            {own.more}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.small} ${controls.plain}`}
            data-part="seats-button"
            disabled={count <= min}
            onClick={() => seatAgain(evening.names.slice(0, -1))}
          >
            {own.fewer}
          </button>
        </div>
      )}
      <div className={`${controls.field} ${styles.dealer}`}>
        <label htmlFor="dealer">{keeper.dealer.name[lang]}</label>
        <select
          id="dealer"
          value={evening.dealer}
          onChange={({ target }) => onChange({ ...evening, dealer: Number(target.value) })}
        >
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name.
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
        <small>
          {own.movesOn} <ClauseLink game={game} rule={keeper.dealer.rule} />
        </small>
      </div>
    </section>
  );
}
